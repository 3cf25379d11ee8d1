import CoreGraphics
package import Foundation

/// A page that is turned about a spine, or lifted from a corner: the first sublayer is its front, the second, if there is one,
/// its back.
///
/// Both sublayers have the page's bounds. The back is seen the right way round once the page lies on it. Without one the front
/// shows through the back.
package final class PageLayer: CALayer {
    override class var initialLook: LayerExtras.Look? { .curl(CurlLook()) }

    private var look: CurlLook {
        get { state.extras.curl ?? CurlLook() }
        set {
            guard newValue != look else { return }
            state.extras.look = .curl(newValue)
            setNeedsSnapshot()
        }
    }

    /// The progress of the page's turn: 0 where it lies on its back side, 1 where it lies on its front or is lifted. Animatable
    /// by the key path `curl`.
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

    /// The lead of one corner over the other, as a slope: the bottom or right one where it is more than 0.
    package var tilt: CGFloat {
        get { look.tilt }
        set { look.tilt = newValue }
    }

    /// Whether the page shows on the other side of the spine too.
    package var reachesOver: Bool {
        get { look.reachesOver }
        set { look.reachesOver = newValue }
    }

    /// The side, left or right, whose bottom corner is lifted; nil for a page that is turned about its spine.
    package var liftedSide: TransitionEffect.Edge? {
        get { look.liftedSide }
        set { look.liftedSide = newValue }
    }

    /// The lightness of a back that has no picture of its own: 0 for black, 1 for white.
    package var paperLight: CGFloat {
        get { look.paperLight }
        set { look.paperLight = newValue }
    }

    /// The page as it is bent by the model values.
    package var curl: PageCurl { look.curl(of: bounds) }
}
