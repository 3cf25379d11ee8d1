import CoreGraphics
import Foundation

/// One line of glyphs with the text that it shows; immutable.
public final class CTLine: @unchecked Sendable {
    let line: TextLine
    /// The whole text that the line is a part of.
    let text: NSAttributedString
    /// The difference between indexes in the whole text and those in the line's own.
    let offset: Int
    /// The UTF-16 range of the whole text, with a separator at its end.
    let range: Range<Int>

    init(_ line: TextLine, of text: NSAttributedString, offset: Int, end: Int? = nil) {
        self.line = line
        self.text = text
        self.offset = offset
        range = line.range.lowerBound + offset..<(end ?? line.range.upperBound + offset)
    }

    /// The runs from left to right.
    var runs: [CTRun] { line.runs.map { CTRun($0, of: self) } }

    /// Draws some runs of the line with the left end of its baseline at the origin of user space, whose y points up.
    func draw(_ runs: [TextRun], in context: CGContext) {
        context.saveGState()
        context.scaleBy(x: 1, y: -1)
        let fill = CGColor(rgba: context.currentFillColor)
        for run in runs {
            var part = line
            part.runs = [run]
            part.draw(in: context, at: .zero, color: CTRun(run, of: self).usesColorOfContext ? fill : .black)
        }
        context.restoreGState()
    }
}
