package import CoreGraphics
import CoreText

/// A line of a text, for views that keep the drawing of each line by itself. Heights are those of the container.
package nonisolated struct SeparateLine {
    private let lines: PieceLines
    private let index: Int
    /// The piece's first character and its top.
    private let (start, top): (Int, CGFloat)

    init(_ lines: PieceLines, _ index: Int, start: Int, top: CGFloat) {
        (self.lines, self.index, self.start, self.top) = (lines, index, start, top)
    }

    /// Names the line's glyphs: lines with the same name show the same, at the same distances from the container's left side.
    package struct Name: Hashable {
        fileprivate let lines: ObjectIdentifier
        fileprivate let index: Int
    }

    /// The name, which is no other line's while this one is kept.
    package var name: Name { Name(lines: ObjectIdentifier(lines), index: index) }

    /// Whether a line shows the same at the same height.
    package func isSame(as other: SeparateLine) -> Bool {
        lines === other.lines && index == other.index && top == other.top
    }

    /// The UTF-16 units of the line with the mark that ends it.
    var range: Range<Int> {
        let own = lines.fragments[index].range
        return own.lowerBound + start..<own.upperBound + start
    }

    var fragment: LineFragment { lines.fragments[index].moved(by: start, y: top) }

    /// The top of all that the line takes.
    package var minY: CGFloat { lines.fragments[index].rect.minY + top }

    /// The height of the line's baseline.
    package var baseline: CGFloat { minY + lines.fragments[index].baseline }

    /// Whether characters of the line's paragraph have a colour behind them.
    package var hasBackground: Bool { lines.hasBackgrounds }

    /// Whether the line is drawn like another one, but for its height: glyphs on the baseline alone, and the same ones.
    ///
    /// A changed paragraph is laid out anew, though most of its lines have the glyphs that they had.
    package func hasSameGlyphs(as other: SeparateLine) -> Bool {
        let (one, two) = (lines.fragments[index], other.lines.fragments[other.index])
        guard one.textX == two.textX, one.marker?.x == two.marker?.x, plainReach != nil else { return false }
        return Self.areSame(one.line.runs, two.line.runs)
            && Self.areSame(one.marker?.line.runs ?? [], two.marker?.line.runs ?? [])
    }

    private static func areSame(_ runs: [TextRun], _ others: [TextRun]) -> Bool {
        runs.count == others.count
            && zip(runs, others).allSatisfy { run, other in
                run.x == other.x && run.rise == other.rise && run.rules == other.rules && run.effects == other.effects
                    && run.color == other.color && run.glyphs == other.glyphs
            }
    }

    /// How far the drawing reaches above and below the baseline; nil if not all of it are glyphs on the baseline.
    package var plainReach: (above: CGFloat, below: CGFloat)? {
        var reach = (above: CGFloat(0), below: CGFloat(0))
        let fragment = lines.fragments[index]
        for run in fragment.line.runs + (fragment.marker?.line.runs ?? []) {
            guard run.rise == 0, run.rules.isEmpty, run.effects == nil else { return nil }
            let glyphs = run.glyphs
            reach.above = max(reach.above, max(glyphs.ascent, glyphs.size) + glyphs.size / 4 + 1)
            reach.below = max(reach.below, max(glyphs.descent, glyphs.size / 2) + glyphs.size / 4 + 1)
        }
        return reach
    }
}

nonisolated extension NSLayoutManager {
    /// The lines that touch heights of the container, laid out; nil when text cannot be drawn line by line, because a subclass
    /// draws, a delegate places lines, or there is more than a single container without limits below.
    package func separateLines(touching heights: Range<CGFloat>) -> [SeparateLine]? {
        guard type(of: self) == NSLayoutManager.self, !asksDelegate, let source = source as? StackedLines else {
            return nil
        }
        var lines: [SeparateLine] = []
        source.forEachLine(touching: heights) { lines.append($0) }
        return lines
    }

    /// Draws a line's glyphs, attachments and the lines under and through them in the current context, the container's origin
    /// being at a point.
    package func draw(_ line: SeparateLine, at origin: CGPoint) { draw(line.fragment, origin) }
}
