import CoreGraphics
import Foundation

extension SplitStage {
    /// Shows one child of a column instead of another, with the callbacks that match the container's own appearance state.
    func replace(_ old: UIViewController?, by new: UIViewController?, in column: Column) {
        runner.cancelOrFinishImmediately()
        if isCollapsed { return replaceStacked(old, by: new, in: column) }
        guard arrangement.columns(in: split.style).contains(column), split.isViewLoaded else { return }
        giveTraits()
        runner.callOut {
            let exchange = AppearanceExchange(from: old, to: new, animated: false)
            if isActive { exchange.beginArrival() }
            exchange.beginDeparture()
            if let new {
                bringIn(column, new)
                if runner.running == nil { layOut(by: arrangement) }
                arrive(new)
                if isShown, let view = new.viewIfLoaded { LayoutPass.layOutSubtree(of: view) }
            } else {
                panels[column]?.detach()
            }
            exchange.end(arrives: split.appearance.state == .appeared)
            split.setNeedsStatusBarAppearanceUpdate()
        }
        split.view.setNeedsLayout()
    }

    private func replaceStacked(_ old: UIViewController?, by new: UIViewController?, in column: Column) {
        let stackRoot = root?.asStack
        if let stackRoot, let old, let index = stackRoot.stack.firstIndex(where: { $0 === old }) {
            var stack = stackRoot.stack
            stack.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
            return split.link { stackRoot.setViewControllers(stack, animated: false) }
        }
        // A change of the controller at the bottom of the stack, or of the only one, changes the root.
        guard old === root || column == .compact || root == nil else { return }
        let top = SplitColumns.order.last { column in
            split.columns.child(in: column).map { child in stackRoot?.stack.holds(child) == true } ?? false
        }
        rearrange { [self] in
            split.unstack()
            root = split.stack(upTo: split.columns[.compact] != nil ? .compact : top ?? .primary)
        }
    }
}
