import CoreGraphics
import Foundation

/// A text that is cut into lines by its caller; immutable.
public final class CTTypesetter: @unchecked Sendable {
    let text: NSAttributedString
    let styled: StyledString

    init(_ text: NSAttributedString) {
        self.text = text
        styled = StyledString(text)
    }

    /// A line of a UTF-16 range of the text, of any width; it ends at the first separator.
    func line(_ range: Range<Int>) -> CTLine {
        let lines = styled.part(range).layout().lines
        return CTLine(
            lines.first ?? TextLine(range: 0..<0, origin: .zero, width: 0, ascent: 0, descent: 0, runs: []), of: text,
            offset: range.lowerBound)
    }
}
