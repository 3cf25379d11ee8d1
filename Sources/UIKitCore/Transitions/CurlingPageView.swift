import CoreGraphics
package import Foundation
package import QuartzCore
import UIFoundation

/// A page that is being turned: its front and, if there is a picture for it, its back.
package class CurlingPageView: UIView {
    private let frontSide = PageSide()
    var front: UIView { frontSide }
    private let back = PageSide()

    /// The brightness, 0 to 1, of blank paper in the dark appearance.
    private static let darkPaper: CGFloat = 0.24

    /// Makes a flat page.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        front.frame = bounds
        addSubview(front)
        frontSide.onTraits = { [unowned self] in updatePaper() }
    }

    package convenience init(frame: CGRect, spine: TransitionEffect.Edge, reachesOver: Bool) {
        self.init(frame: frame)
        page.spine = spine
        page.reachesOver = reachesOver
    }

    package required init?(coder: NSCoder) { nil }

    package override class var layerClass: AnyClass { PageLayer.self }

    package override var drawsContent: Bool { false }

    final var page: PageLayer {
        guard let page = layer as? PageLayer else { fatalError("A sheet's layer is that of its class.") }
        return page
    }

    /// 0 where the page lies flat with its front up, 1 where it has been turned over. A change is animated in an animation block.
    package var progress: CGFloat {
        get { page.progress }
        set { page.progress = newValue }
    }

    /// The slope by which one corner of the page leads the other.
    package var tilt: CGFloat {
        get { page.tilt }
        set { page.tilt = newValue }
    }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        updatePaper()
    }

    /// Sets the colour of the paper for the interface style of the view on the front.
    private func updatePaper() {
        let traits = (front.subviews.first ?? self).traitCollection
        page.paperLight = traits.userInterfaceStyle == .dark ? Self.darkPaper : PageCurl.whitePaper
    }

    package func setFront(_ views: [UIView]) {
        put(views, on: front)
        updatePaper()
    }

    package func setBack(_ views: [UIView]) {
        back.frame = bounds
        addSubview(back)
        put(views, on: back)
    }

    private func put(_ views: [UIView], on side: UIView) {
        for view in views {
            view.frame = side.bounds
            side.addSubview(view)
        }
    }

    /// One side of the page, kept in the hierarchy while its content is hidden.
    private final class PageSide: UIView {
        /// Called when the interface style of the content changes by an override of its own.
        var onTraits: () -> Void = {}

        package override var drawsContent: Bool { false }

        package override func traitsOfSubviewDidChange() { onTraits() }
    }
}
