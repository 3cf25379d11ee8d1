import CoreGraphics
import Foundation

extension StyledString {
    /// Reads an attributed string in Core Text's default font, Helvetica of 12 points.
    init(_ attributed: NSAttributedString) {
        self.init(
            attributed, font: FontRequest(family: "Helvetica", size: 12),
            style: TextParagraphStyle(tabStops: TextTabStop.standard))
    }

    /// The text of a UTF-16 range, cut to the existing one, with its styles.
    func part(_ range: Range<Int>) -> StyledString {
        let units = Array(string.utf16)
        let range = range.clamped(to: 0..<units.count)
        let text = String(decoding: units[range], as: UTF16.self)
        guard !range.isEmpty else {
            return StyledString(string: "", spans: [TextSpan(length: 0, font: spans[0].font)])
        }
        var parts = StyledString(string: text, spans: [])
        var end = 0
        for var span in spans {
            let covered = (end..<end + span.length).clamped(to: range)
            end += span.length
            span.length = covered.count
            if !covered.isEmpty { parts.spans.append(span) }
        }
        end = 0
        for var paragraph in paragraphs {
            let covered = (end..<end + paragraph.length).clamped(to: range)
            end += paragraph.length
            paragraph.length = covered.count
            if !covered.isEmpty { parts.paragraphs.append(paragraph) }
        }
        return parts
    }

    /// The layout in a room; nil for a side without a limit.
    func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
        TextLayout.make(
            TextRequest(string: string, spans: spans, paragraphs: paragraphs, width: width, height: height))
    }
}
