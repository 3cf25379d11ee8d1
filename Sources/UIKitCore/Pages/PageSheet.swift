import CoreGraphics
import Foundation
import QuartzCore

/// A page in the air: its front and, if that has a picture of its own, its back.
final class PageSheet: UIView {
    private let front = PageSide()
    private let back = PageSide()

    init(frame: CGRect, spine: TransitionEffect.Edge, reachesOver: Bool) {
        super.init(frame: frame)
        page.spine = spine
        page.reachesOver = reachesOver
        front.frame = bounds
        addSubview(front)
    }

    required init?(coder: NSCoder) { nil }

    override class var layerClass: CALayer.Type { PageLayer.self }

    package override var drawsContent: Bool { false }

    private var page: PageLayer {
        guard let page = layer as? PageLayer else { fatalError("A sheet's layer is that of its class.") }
        return page
    }

    /// 0 where the front is seen flat, 1 where the page has been turned over. A change is animated in an animation block.
    var progress: CGFloat {
        get { page.progress }
        set { page.progress = newValue }
    }

    /// How much one corner goes ahead of the other, as a slope.
    var tilt: CGFloat {
        get { page.tilt }
        set { page.tilt = newValue }
    }

    func setFront(_ view: UIView) { put(view, on: front) }

    func setBack(_ view: UIView) {
        back.frame = bounds
        addSubview(back)
        put(view, on: back)
    }

    private func put(_ view: UIView, on side: UIView) {
        view.frame = side.bounds
        side.addSubview(view)
    }

    /// One side of the page, there even when what it shows is hidden.
    private final class PageSide: UIView {
        package override var drawsContent: Bool { false }
    }
}
