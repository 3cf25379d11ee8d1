import CoreGraphics
import Foundation

/// The places at which a paging scroll view rests on one axis.
nonisolated struct PageGrid {
    /// The length of a page: the view's.
    var length: CGFloat
    /// The offsets that the content allows; the first page begins at the lower one.
    var limits: ClosedRange<CGFloat>

    /// Where to rest after a drag: on the page nearest to where the content would run, at most one from where the drag began.
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
