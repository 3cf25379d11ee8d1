import CoreGraphics
import Foundation

/// Lines of a text in an area; immutable.
public final class CTFrame: @unchecked Sendable {
    let path: CGPath
    let attributes: CFDictionary?
    /// The range that was asked for.
    let range: Range<Int>
    let lines: [CTLine]
    /// The starts of the lines' baselines from the lower left corner of the path's bounds, with y pointing up.
    let origins: [CGPoint]

    init(_ typesetter: CTTypesetter, range: Range<Int>, path: CGPath, attributes: CFDictionary?) {
        self.path = path
        self.attributes = attributes
        self.range = range
        let bounds = path.boundingBox.isNull ? .zero : path.boundingBox
        let layout = typesetter.styled.part(range).layout(width: bounds.width, height: bounds.height)
        // A line shows only if it fits; the layout's last one may reach below.
        let fitting = layout.lines.prefix { $0.origin.y + $0.descent <= bounds.height + 0.001 }
        lines = fitting.enumerated().map { index, line in
            let next = index + 1 < layout.lines.count ? layout.lines[index + 1].range.lowerBound : range.count
            return CTLine(line, of: typesetter.text, offset: range.lowerBound, end: next + range.lowerBound)
        }
        origins = fitting.map { CGPoint(x: $0.origin.x, y: bounds.height - $0.origin.y) }
    }

    /// The range of the text that the lines show.
    var visibleRange: Range<Int> { range.lowerBound..<(lines.last?.range.upperBound ?? range.lowerBound) }
}
