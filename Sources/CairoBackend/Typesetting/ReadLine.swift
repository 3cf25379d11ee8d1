import CoreText
import Foundation

/// A line as read from Pango, with its place still to be found.
struct ReadLine {
    var line: TextLine

    init(_ line: TextLine) { self.line = line }

    /// Makes a line without glyphs at a UTF-16 offset.
    init(empty offset: Int, metrics: FontMetrics, isRightToLeft: Bool) {
        line = TextLine(
            range: offset..<offset, origin: .zero, width: 0, ascent: metrics.ascent, descent: metrics.descent,
            isRightToLeft: isRightToLeft, runs: [])
    }
}
