import CoreGraphics
import CoreText
import Foundation

/// Computes the rectangles of a line from the typesetter's metrics and the delegate's spacing.
nonisolated struct FragmentMaker {
    let text: PieceText
    let manager: NSLayoutManager
    let container: NSTextContainer
    let containerIndex: Int

    /// A line that is to get its rectangles.
    struct Line {
        var line: TextLine
        /// The offset of the line's own zero in the piece.
        var base: Int
        /// The range in the piece with the mark that ends it.
        var range: Range<Int>
        /// Whether it is at the container's top.
        var isTop: Bool
    }

    /// Computes the rectangles of a line in its room.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - room: The area for the line; its height does not matter.
    ///   - offset: The distance from the piece's top to the container's, for the delegate.
    /// - Returns: The line with rectangles, its characters counted from the piece's beginning.
    func fragment(_ line: Line, in room: CGRect, from offset: CGFloat) -> LineFragment {
        let isFirst = line.range.lowerBound == 0
        let isLast = line.range.upperBound == text.piece.length
        let glyph = text.start + max(line.range.lowerBound, line.range.upperBound - 1)
        let proposed = CGRect(
            x: room.minX, y: room.minY + offset, width: room.width, height: line.line.height)
        let spacing = manager.asksDelegate ? manager.spacing(at: glyph, proposed) : DelegateSpacing()
        var before: CGFloat = 0
        if isFirst, text.piece.startsParagraph, !line.isTop { before = spacing.before ?? text.style.spacingBefore }
        var below = spacing.line ?? text.style.lineSpacing
        if isLast, text.piece.endsParagraph {
            below += spacing.after ?? text.style.spacingAfter
        }
        let padding = container.lineFragmentPadding
        let textX = room.minX + padding + line.line.origin.x
        // Without a limit of the width, a line is as wide as its text.
        let width = room.width > 0 ? room.width : textX - room.minX + line.line.width + padding
        var result = LineFragment(
            range: line.range,
            rect: CGRect(
                x: room.minX, y: room.minY, width: width,
                height: Self.finite(before) + line.line.height + Self.finite(below)),
            usedRect: CGRect(
                x: textX - padding, y: room.minY + Self.finite(before), width: line.line.width + 2 * padding,
                height: line.line.height), baseline: Self.finite(before) + line.line.ascent, textX: textX,
            line: line.line, base: line.base, container: containerIndex)
        if isFirst, let marker = text.marker {
            let right = room.width > 0 ? room.maxX - padding : textX + line.line.width + line.line.placement.rightIndent
            let x = marker.x(from: room.minX + padding, to: right, isRightToLeft: line.line.isRightToLeft)
            result.marker = (marker.line, x)
        }
        if manager.asksDelegate { askDelegate(&result, offset) }
        return result
    }

    private func askDelegate(_ fragment: inout LineFragment, _ offset: CGFloat) {
        let asked = fragment.moved(by: text.start, y: offset)
        guard let set = manager.fragmentSet(asked, container) else { return }
        fragment.rect = set.rect.offsetBy(dx: 0, dy: -offset)
        fragment.usedRect = set.used.offsetBy(dx: 0, dy: -offset)
        fragment.textX += set.rect.minX - asked.rect.minX
        fragment.marker?.x += set.rect.minX - asked.rect.minX
        fragment.baseline = set.baseline
    }

    /// The characters that an ellipsis replaces, in the piece's units; nil when the line is not truncated.
    func truncation(of line: TextLine, base: Int) -> Range<Int>? {
        let units = Array(text.text.string.utf16)
        for run in line.runs where run.glyphs.text.contains("…") {
            for own in ellipses(in: run).map({ $0.lowerBound + base..<$0.upperBound + base }) {
                if own.count == 1, units.indices.contains(own.lowerBound), units[own.lowerBound] == 0x2026 { continue }
                let isTail = line.range.upperBound <= run.range.lowerBound
                return isTail ? own.lowerBound..<text.contentLength : own
            }
        }
        return nil
    }

    /// The characters that the ellipses of a run replace, those of the text itself included.
    private func ellipses(in run: TextRun) -> [Range<Int>] {
        guard run.glyphs.text != "…" else { return [run.range] }
        let clusters = run.clusters.sorted { $0.offset < $1.offset }
        let characters = Array(run.glyphs.text)
        guard clusters.count == characters.count else { return [] }
        return clusters.indices.filter { characters[$0] == "…" }.map { index in
            let end = index + 1 < clusters.count ? Int(clusters[index + 1].offset) : run.range.upperBound
            return Int(clusters[index].offset)..<max(Int(clusters[index].offset), end)
        }
    }

    private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
