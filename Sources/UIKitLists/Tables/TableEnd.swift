import CoreGraphics
import Foundation
import UIKitCore

/// The view above the first section or below the last one, and the height that it had when it was assigned.
final class TableEnd {
    private unowned let engine: TableEngine
    private weak var view: UIView?
    private(set) var height: CGFloat = 0

    init(of engine: TableEngine) { self.engine = engine }

    func show(_ view: UIView?, insteadOf former: UIView?) {
        if former !== view, former?.superview === engine.table { former?.removeFromSuperview() }
        self.view = view
        height = max(0, view?.frame.height ?? 0)
        if let view, view.superview !== engine.table { engine.index.add(view) }
        // One of the table's own reuse queue follows the table from now on.
        if view is UITableViewHeaderFooterView || view is UITableViewCell { view?.overrideTraits(with: nil) }
        engine.isDirty = true
        if engine.isLoaded { engine.updateContentSize(shift: 0) }
        engine.table.setNeedsLayout()
    }

    func layOut(at y: CGFloat) {
        guard let view else { return }
        let frame = CGRect(x: 0, y: y, width: engine.table.bounds.width, height: height)
        if view.frame != frame { view.frame = frame }
    }
}
