import CoreGraphics
import Foundation
import UIFoundation

/// Requests for columns, and the changes that carry them out.
extension SplitStage: ChangeOwner {
    // MARK: Requests

    /// Shows a number of columns beside or over the secondary one.
    func show(
        count: Int, animated: Bool, interactionController: UIPercentDrivenInteractiveTransition? = nil
    ) {
        runner.whenFree { [self] in
            runner.cancelOrFinishImmediately()
            let behavior = split.preferences.arrangement(in: size).behavior
            let new = SplitArrangement(behavior: behavior, count: max(0, min(count, split.preferences.mostColumns)))
            let former = split.preferences.chosen
            split.preferences.chosen = new
            runner.request(
                SplitChange(
                    on: self, to: new, animated: animated, interactionController: interactionController,
                    formerChoice: former))
        }
    }

    private var size: CGSize { split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

    /// Adopts the app's present preferences for the present size.
    func followPreferences(animated: Bool) {
        guard !runner.isCallingOut, !isCollapsed else { return }
        let new = split.preferences.arrangement(in: size)
        guard new != arrangement else { return }
        runner.cancelOrFinishImmediately()
        runner.request(SplitChange(on: self, to: new, animated: animated))
    }

    // MARK: Gestures

    /// Whether a pan from the edge could show a column.
    var mayReveal: Bool {
        split.presentsWithGesture && !isCollapsed && runner.isAtRest && isShown
            && arrangement.count < split.preferences.mostColumns
    }

    /// Begins to show the next column by a gesture.
    ///
    /// - Returns: The distance in points that it slides.
    func reveal(by interactionController: UIPercentDrivenInteractiveTransition) -> CGFloat {
        let count = arrangement.count + 1
        show(count: count, animated: true, interactionController: interactionController)
        return distance(from: count - 1, to: count)
    }

    /// Hides the columns that overlay or displace the secondary one.
    ///
    /// - Returns: The distance in points that they slide.
    @discardableResult
    func conceal(by interactionController: UIPercentDrivenInteractiveTransition?) -> CGFloat {
        let former = arrangement
        guard geometry(former).isDimmed else { return 0 }
        let count = former.behavior == .displace ? 1 : 0
        show(count: count, animated: true, interactionController: interactionController)
        return distance(from: former.count, to: count)
    }

    private func distance(from old: Int, to new: Int) -> CGFloat {
        func offset(_ count: Int) -> CGFloat {
            geometry(SplitArrangement(behavior: arrangement.behavior, count: count)).frame(of: .primary).minX
        }
        return abs(offset(old) - offset(new))
    }

    // MARK: Changes

    func parties(of change: any ControllerChange) -> [UIViewController] { [split] }
    var stageView: StageView? { content }

    func changeDidEnd() {
        runner.run()
        split.viewIfLoaded?.setNeedsLayout()
    }

    func changesDidRest() { align() }

    /// Sends `viewIsAppearing(_:)` to a child in the window, with its safe area.
    func arrive(_ child: UIViewController) {
        if isShown { child.arrive(layingOut: false) }
    }

    // MARK: The container's appearance

    /// Lays out the visible children and gives them the container's appearance state, after callbacks may have changed either.
    func align() {
        guard runner.isAtRest else { return }
        for (column, child) in shown {
            if isActive {
                // A child that is not in the window yet is laid out when the container is added.
                guard isShown else { continue }
                child.loadViewIfNeeded()
                child.beginAppearanceTransition(true, animated: false)
                bringIn(column, child)
                if split.appearance.hasSentIsAppearing { arrive(child) }
            }
            split.alignAppearance(of: child)
        }
        detachHidden()
    }

    /// Installs the visible columns before the container appears, or ends the running transition before it disappears.
    func containerWillChange(isAppearing: Bool) {
        runner.containerWillChange(isAppearing: isAppearing) {
            runner.cancelOrFinishImmediately()
            split.loadViewIfNeeded()
            content.frame = split.view.bounds
            followTraits()
            followPreferences(animated: false)
            install()
        }
    }

    /// Loads and lays out the visible columns.
    func install() {
        giveTraits()
        for (column, child) in shown {
            child.loadViewIfNeeded()
            bringIn(column, child)
        }
        detachHidden()
        layOut(by: arrangement)
    }

    /// Sets the traits of the outer columns: they have a compact width beside the secondary one.
    func giveTraits() {
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        for column in SplitColumns.order {
            guard let child = split.columns.child(in: column), child.parent === split else { continue }
            let wanted = isCollapsed || column == .secondary ? nil : narrow
            if child.traitOverride == nil || child.traitOverride == narrow { child.traitOverride = wanted }
        }
    }
}
