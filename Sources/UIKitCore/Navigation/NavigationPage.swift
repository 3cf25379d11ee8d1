import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Carries one controller's view inside a navigation controller, so that a transition moves the page and not the app's view.
final class NavigationPage: UIView {
    private static let dimmedAlpha: CGFloat = 0.1

    let child: UIViewController
    /// Whether the tab bar around is gone while this page shows.
    var hidesBottomBar: Bool
    /// Whether it shows a stack inside this one, which has a bar of its own.
    var isStack: Bool { child is UINavigationController }
    /// Whether the toolbar of this stack is gone while the page shows.
    var hidesToolbar: Bool { hidesBottomBar || isStack }
    /// The effect of scrolling on a title that is shown large.
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

    /// Where the controller's view belongs, inset by what it does not reach below.
    func frame(top: CGFloat, bottom: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    }

    /// Places the controller's view, taking it in when it is elsewhere.
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

    /// Lays a veil over the page that `isDimmed` makes darker or lets vanish.
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

    /// Adds the shadow that the page throws to a side.
    func addEdgeShadow(isOnRight: Bool) {
        let shadow = EdgeShadow(beside: bounds.size, isOnRight: isOnRight)
        addSubview(shadow)
        edgeShadow = shadow
    }

    var edgeShadowAlpha: CGFloat {
        get { edgeShadow?.alpha ?? 0 }
        set { edgeShadow?.alpha = newValue }
    }

    /// Ends every motion at once, in place, and removes what only served it.
    func clearMotion() {
        layer.removeAllAnimations()
        center.x = bounds.width / 2
        dimming?.removeFromSuperview()
        edgeShadow?.removeFromSuperview()
        (dimming, edgeShadow) = (nil, nil)
    }
}
