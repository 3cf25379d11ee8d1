package import CoreGraphics
package import CoreText

/// A line of a text in a container, for views that put carets and highlights there; distances are the container's.
package nonisolated struct LaidOutLine {
    private let fragment: LineFragment

    init(_ fragment: LineFragment) { self.fragment = fragment }

    /// The UTF-16 units of the line with the mark that ends it.
    package var range: Range<Int> { fragment.range }

    /// The units without that mark.
    package var content: Range<Int> {
        let end = fragment.line.range.upperBound + fragment.base
        return range.lowerBound..<max(range.lowerBound, min(range.upperBound, end))
    }

    /// All that the line takes, spacing included.
    package var rect: CGRect { fragment.rect }

    /// The rectangle of the text, padding included and spacing not.
    package var usedRect: CGRect { fragment.usedRect }

    /// From the top of the container to the baseline.
    package var baseline: CGFloat { fragment.rect.minY + fragment.baseline }

    package var isRightToLeft: Bool { fragment.line.isRightToLeft }

    /// From the container's left side to a caret.
    package func caretX(at position: TextPosition) -> CGFloat {
        fragment.textX + fragment.line.caretX(at: position.index - fragment.base, isUpstream: position.isUpstream)
    }

    /// The position in the line nearest to a distance from the container's left side.
    package func position(atX x: CGFloat) -> TextPosition {
        var position = fragment.line.position(atX: x - fragment.textX)
        position.index = min(max(position.index + fragment.base, content.lowerBound), content.upperBound)
        return position
    }

    /// The character at a distance from the container's left side; nil beside the text.
    package func characterIndex(atX x: CGFloat) -> Int? {
        fragment.line.characterIndex(atX: x - fragment.textX).map { $0 + fragment.base }
    }
}

nonisolated extension NSLayoutManager {
    /// The line with a character; nil when no container has room for it.
    package func laidOutLine(at index: Int) -> LaidOutLine? { source?.fragment(at: index).map(LaidOutLine.init) }

    /// The empty line at the text's end; nil when there is none.
    package var laidOutExtraLine: LaidOutLine? { source?.extraFragment.map(LaidOutLine.init) }

    /// The line with characters nearest to a point of a container.
    package func laidOutLine(nearest point: CGPoint, in container: NSTextContainer) -> LaidOutLine? {
        guard let source, let index = index(of: container) else { return nil }
        return source.fragment(at: point, in: index).map(LaidOutLine.init)
    }
}
