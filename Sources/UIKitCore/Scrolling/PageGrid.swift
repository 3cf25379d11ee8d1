import CoreGraphics
import Foundation

/// The offsets at which a paging scroll view rests on one axis.
nonisolated struct PageGrid {
    /// The length of a page: the view's.
    var length: CGFloat
    /// The permitted offsets; the first page begins at the lower one.
    var limits: ClosedRange<CGFloat>

    /// The offset of the page at which to rest after a drag.
    ///
    /// It is the page nearest to the projected offset, at most one page from the start of the drag.
    func target(dragStart: CGFloat, projected: CGFloat) -> CGFloat {
        guard length > 0 else { return projected.clamped(to: limits) }
        let former = page(at: dragStart)
        let page = max(former - 1, min(former + 1, page(at: projected)))
        return (limits.lowerBound + page * length).clamped(to: limits)
    }

    private func page(at offset: CGFloat) -> CGFloat {
        ((offset.clamped(to: limits) - limits.lowerBound) / length).rounded()
    }
}
