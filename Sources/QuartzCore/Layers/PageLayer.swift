import CoreGraphics
package import Foundation

/// A page that is turned about a spine: the first sublayer is its front, the second, if there is one, its back.
///
/// Both sublayers have the page's bounds. The back is seen the right way round once the page lies on it. Without one the front shows
/// through the back.
package final class PageLayer: CALayer {
    /// Makes a flat page.
    package override init() {
        super.init()
        state.extras.look = .curl(CurlLook())
    }

    private var look: CurlLook {
        get { state.extras.curl ?? CurlLook() }
        set {
            guard newValue != look else { return }
            state.extras.look = .curl(newValue)
            setNeedsSnapshot()
        }
    }

    /// How far the page is turned: 0 where it lies on its back side, 1 where it lies on its front. Animatable by the key path `curl`.
    package var progress: CGFloat {
        get { look.progress }
        set {
            let (old, new) = (AnimatableValue.number(look.progress), AnimatableValue.number(newValue))
            change(.curl, from: old, to: new) { LayerProperty.curl.set(new, in: &$0) }
        }
    }

    /// The edge that is held.
    package var spine: TransitionEffect.Edge {
        get { look.spine }
        set { look.spine = newValue }
    }

    /// How much one corner goes ahead of the other, as a slope: the bottom or right one where it is more than 0.
    package var tilt: CGFloat {
        get { look.tilt }
        set { look.tilt = newValue }
    }

    /// Whether the page shows on the other side of the spine too.
    package var reachesOver: Bool {
        get { look.reachesOver }
        set { look.reachesOver = newValue }
    }
}
