import CoreGraphics

/// Measures of pieces, none of which lays out.
nonisolated extension StackedLines {
    /// The rectangle around lines as far as they are known, the rest estimated.
    var knownBounds: CGRect {
        let sum = pieces.tree.sum
        guard sum.left <= sum.right else { return CGRect(x: 0, y: 0, width: 0, height: estimatedHeight) }
        return CGRect(x: sum.left, y: 0, width: sum.right - sum.left, height: estimatedHeight)
    }

    /// The top and the bottom of whole pieces, and whether they are laid out.
    func knownExtent(of range: Range<Int>) -> (top: CGFloat, bottom: CGFloat, isLaidOut: Bool) {
        let sum = pieces.tree.sum
        func before(_ index: Int) -> ParagraphSum {
            index < sum.length ? pieces.tree.piece(at: index).before : sum
        }
        let (first, last) = (before(range.lowerBound), before(range.upperBound))
        let extra = range.upperBound == sum.length ? extraFragment?.rect.maxY : nil
        return (first.height, extra ?? last.height, first.unlaidCount == last.unlaidCount)
    }
}
