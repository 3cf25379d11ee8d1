import Foundation

/// Divides the width of a segmented control among its segments.
nonisolated struct SegmentWidths {
    /// The widths that the app chose; 0 where it chose none.
    var fixed: [CGFloat]
    /// The widths that show the contents.
    var fitting: [CGFloat]
    /// Whether segments without a chosen width get one by their contents, or all the same.
    var isByContent: Bool

    /// The smallest width that shows all segments uncut.
    var total: CGFloat {
        let widest = fitting.max() ?? 0
        return fixed.indices.reduce(0) { sum, index in
            sum + (fixed[index] > 0 ? fixed[index] : isByContent ? fitting[index] : widest)
        }
    }

    /// The ends of segments, from the left, on whole pixels; the last end is the width itself.
    func ends(in width: CGFloat, pixelScale: CGFloat) -> [CGFloat] {
        let free = fixed.indices.filter { fixed[$0] <= 0 }
        let room = max(0, width - fixed.reduce(0) { $0 + max(0, $1) })
        let weights = fixed.indices.map { isByContent ? fitting[$0] : 1 }
        let weight = free.reduce(0) { $0 + weights[$1] }
        var end: CGFloat = 0
        return fixed.indices.map { index in
            end += fixed[index] > 0 ? fixed[index] : weight > 0 ? room * weights[index] / weight : 0
            // A hair more, so that thirds that add up to a whole pixel do not lose it.
            return (end * pixelScale + 0.001).rounded(.down) / pixelScale
        }
    }
}
