import CoreGraphics
import UIFoundation
import UIKitCore

/// Scrolls a list in both directions while a finger is near its edges, where the content is larger than the visible part.
final class EdgeScrolls {
    private weak var list: UIScrollView?
    private let vertical: EdgeScroll
    private let horizontal: EdgeScroll

    init(of list: UIScrollView, didScroll: @escaping () -> Void) {
        self.list = list
        vertical = EdgeScroll(of: list, didScroll: didScroll)
        horizontal = EdgeScroll(of: list, isHorizontal: true, didScroll: didScroll)
    }

    /// Starts, continues or stops scrolling after the finger has moved to a point of the list's space.
    func follow(_ point: CGPoint) {
        guard let list else { return }
        let (bounds, content, inset) = (list.bounds, list.contentSize, list.adjustedContentInset)
        if content.height + inset.top + inset.bottom > bounds.height { vertical.follow(point.y - bounds.minY) }
        if content.width + inset.left + inset.right > bounds.width { horizontal.follow(point.x - bounds.minX) }
    }

    func stop() {
        vertical.stop()
        horizontal.stop()
    }
}
