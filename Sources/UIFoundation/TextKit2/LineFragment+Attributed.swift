import CoreGraphics
import CoreText
import Foundation

nonisolated extension LineFragment {
    /// Makes a line of a part of a text that breaks nowhere.
    init(of text: NSAttributedString, _ range: NSRange) {
        let part = AttributedText(text).part(range.location..<range.upperBound)
        let font = UIFont.systemFont(ofSize: TextContent.plainFontSize).request
        let attributes = part.runs.map { ($0.length, $0.style.attributes) }
        var styled = StyledString(part.string, runs: attributes, font: font, style: TextParagraphStyle())
        if styled.spans.isEmpty { styled.spans = [TextSpan(length: 0, attributes: [:], font: font)] }
        let layout = PieceText.typeset(
            TextRequest(
                string: styled.string, spans: styled.spans,
                paragraphs: [TextParagraph(length: max(1, part.length), style: TextParagraphStyle())], width: nil,
                maximumLines: 1))
        let line = layout.lines[0]
        let rect = CGRect(x: 0, y: 0, width: line.width, height: line.height)
        self.init(
            range: range.location..<range.upperBound, rect: rect, usedRect: rect, baseline: line.ascent, textX: 0,
            line: line, base: range.location)
    }
}
