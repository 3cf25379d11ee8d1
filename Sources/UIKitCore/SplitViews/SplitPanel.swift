import CoreGraphics
import Foundation

/// Carries one column of a split view, so that a transition moves it and not the app's view.
final class SplitPanel: UIView {
    private let hairline = Hairline()
    private var shadow: EdgeShadow?
    /// The controller whose view fills the column.
    private(set) var child: UIViewController?
    /// Where a line divides it from the column that is further inward; none for that one.
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

    /// Fills the column with a controller's view, taking it in when it is elsewhere.
    func show(_ child: UIViewController) {
        if let former = self.child, former !== child { release(former) }
        self.child = child
        guard let view = child.viewIfLoaded else { return }
        if view.frame != bounds { view.frame = bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    /// Takes the column and its controller's view out of the hierarchy.
    func takeOut() {
        removeFromSuperview()
        if let child { release(child) }
        child = nil
    }

    private func release(_ child: UIViewController) {
        if let view = child.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    }

    /// How strong the shadow is that it throws on what it covers, from 0 to 1.
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
        let width = Hairline.width
        hairline.frame = CGRect(
            x: dividedEdge == .right ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}
