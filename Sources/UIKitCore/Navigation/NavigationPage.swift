import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Carries one controller's view inside a navigation controller, so that a transition moves the page and not the app's view.
final class NavigationPage: UIView {
    private static let dimmedAlpha: CGFloat = 0.1

    let child: UIViewController
    /// Whether the tab bar is hidden while this page is shown.
    var hidesBottomBar: Bool
    /// Whether the page shows another navigation controller, which has a bar of its own.
    var isStack: Bool { child is UINavigationController }
    /// Whether this stack's toolbar is hidden while the page is shown.
    var hidesToolbar: Bool { hidesBottomBar || isStack }
    /// Adjusts a large title as the page's content scrolls.
    var scrolling: PageScrolling?
    private var dimming: UIView?
    private var edgeShadow: EdgeShadow?

    init(_ child: UIViewController, hidesBottomBar: Bool) {
        (self.child, self.hidesBottomBar) = (child, hidesBottomBar)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    override var drawsContent: Bool { false }

    /// The frame of the controller's view in the page, inset at the edges to which it does not extend.
    func frame(top: CGFloat, bottom: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    }

    /// Sets the frame of the controller's view, and adds the view to the page when it has another superview.
    func layOutView(in frame: CGRect) {
        guard child.canBeEmbedded else { return }
        child.embed(in: self, at: frame)
        scrolling?.follow()
    }

    /// Removes the page and its controller's view from the hierarchy.
    func detach() {
        child.unembed(in: self)
        removeFromSuperview()
    }

    /// The bar's items from the root of a stack to this page.
    func items(in navigation: UINavigationController) -> [UINavigationItem] {
        let stack = navigation.viewControllers
        let end = stack.firstIndex { $0 === child }.map { $0 + 1 } ?? stack.count
        return navigation.items(of: Array(stack[..<end]))
    }

    // MARK: Motion

    /// Adds a dimming view over the page.
    ///
    /// - Parameter isDimmed: Whether it darkens the page; otherwise it is clear.
    func addDimming(isDimmed: Bool) {
        let veil = UIView(frame: bounds)
        veil.backgroundColor = .black
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.alpha = isDimmed ? Self.dimmedAlpha : 0
        veil.isUserInteractionEnabled = false
        addSubview(veil)
        dimming = veil
    }

    var isDimmed: Bool {
        get { dimming.map { $0.alpha > 0 } ?? false }
        set { dimming?.alpha = newValue ? Self.dimmedAlpha : 0 }
    }

    /// Adds the shadow beside one edge of the page.
    func addEdgeShadow(isOnRight: Bool) {
        let shadow = EdgeShadow(beside: bounds.size, isOnRight: isOnRight)
        addSubview(shadow)
        edgeShadow = shadow
    }

    var edgeShadowAlpha: CGFloat {
        get { edgeShadow?.alpha ?? 0 }
        set { edgeShadow?.alpha = newValue }
    }

    /// Ends all animations of the page, centres it, and removes the dimming view and the shadow.
    func clearMotion() {
        layer.removeAllAnimations()
        center.x = bounds.width / 2
        dimming?.removeFromSuperview()
        edgeShadow?.removeFromSuperview()
        (dimming, edgeShadow) = (nil, nil)
    }
}
