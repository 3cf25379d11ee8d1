import CoreGraphics
import Foundation
import UIFoundation

/// Carries one column of a split view, so that a transition moves it and not the app's view.
final class SplitPanel: UIView {
    private let hairline = Hairline()
    private var shadow: EdgeShadow?
    /// The controller whose view fills the column.
    private(set) var child: UIViewController?
    /// The edge with a line to the next inner column; empty for the innermost.
    var dividedEdge: UIRectEdge = [] {
        didSet {
            guard dividedEdge != oldValue else { return }
            hairline.isHidden = dividedEdge.isEmpty
            shadow?.removeFromSuperview()
            (shadow, shadowAlpha) = (nil, 0)
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        hairline.isHidden = true
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    /// Fills the column with a controller's view, which is moved from another superview if necessary.
    func show(_ child: UIViewController) {
        if let former = self.child, former !== child { former.unembed(in: self) }
        self.child = child
        child.embed(in: self, at: bounds)
    }

    /// Removes the column and its controller's view from the hierarchy.
    func detach() {
        removeFromSuperview()
        child?.unembed(in: self)
        child = nil
    }

    /// The opacity of its shadow on the columns that it covers, from 0 to 1.
    var shadowAlpha: CGFloat = 0 {
        didSet {
            guard shadowAlpha != oldValue else { return }
            if shadow == nil {
                let made = EdgeShadow(beside: bounds.size, isOnRight: dividedEdge == .right)
                made.alpha = oldValue
                if dividedEdge == .right { made.autoresizingMask.insert(.flexibleLeftMargin) }
                insertSubview(made, at: 0)
                shadow = made
            }
            shadow?.alpha = shadowAlpha
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = Hairline.width
        hairline.frame = CGRect(
            x: dividedEdge == .right ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}
