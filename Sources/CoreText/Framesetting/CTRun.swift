import CoreGraphics
import Foundation

/// Glyphs of one style within a line, from left to right; immutable.
public final class CTRun: @unchecked Sendable {
    let run: TextRun
    let line: CTLine

    init(_ run: TextRun, of line: CTLine) {
        self.run = run
        self.line = line
    }

    var count: Int { run.glyphs.glyphs.count }

    /// The UTF-16 range of the whole text.
    var range: Range<Int> { run.range.lowerBound + line.offset..<run.range.upperBound + line.offset }

    /// The attributes of the text that the run shows.
    var attributes: [NSAttributedString.Key: Any] {
        range.lowerBound < line.text.length ? line.text.attributes(at: range.lowerBound, effectiveRange: nil) : [:]
    }

    /// Whether glyphs without a colour are drawn in the context's.
    var usesColorOfContext: Bool {
        let key = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
        return (attributes[key] as? Bool) ?? (attributes[key] as? NSNumber)?.boolValue ?? false
    }

    /// The position of a glyph's origin from the line's, with y pointing up.
    func position(_ index: Int) -> CGPoint {
        let place = run.glyphs.positions[index]
        return CGPoint(x: run.x + place.x, y: run.rise - place.y)
    }

    /// The distance to the next glyph, or to the run's end.
    func advance(_ index: Int) -> CGFloat {
        let places = run.glyphs.positions
        return (index + 1 < places.count ? places[index + 1].x : run.glyphs.width) - places[index].x
    }

    /// The index in the whole text of the characters that a glyph shows.
    func stringIndex(_ index: Int) -> Int {
        switch run.groups {
        case .oneEach: return range.lowerBound + index
        case .listed(let clusters):
            let x = run.glyphs.positions[index].x + 0.001
            let cluster = clusters.last { CGFloat($0.x) <= x } ?? clusters.first
            return cluster.map { Int($0.offset) + line.offset } ?? range.lowerBound
        }
    }

    /// The indices of glyphs in a range, in which a length of 0 means all from its location on; cut to the existing ones.
    func indices(_ range: CFRange) -> Range<Int> {
        let start = min(max(0, range.location), count)
        return start..<(range.length == 0 ? count : min(count, start + max(0, range.length)))
    }
}
