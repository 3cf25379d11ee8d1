import CPango
import CoreText
import Foundation

/// Words divided at the ends of lines.
extension TextBreaker {
    /// A line with a hyphen and the byte at which it divides a word; nil where the words stay whole.
    func dividedLine(
        _ bytes: Range<Int>, _ whole: TextLine, of paragraph: Paragraph
    ) -> (line: TextLine, end: Int)? {
        guard let rule = paragraph.style.hyphenation, paragraph.isRightToLeft != true,
            paragraph.style.lineBreak != .characters,
            let patterns = engine.hyphenator.patterns(for: rule.language)
        else { return nil }
        let rest = text.bytes[paragraph.bytes]
        guard let word = DividedWord(at: bytes.upperBound, from: bytes.lowerBound, in: rest, patterns) else {
            return nil
        }
        let isFirst = bytes.lowerBound == paragraph.bytes.lowerBound
        guard let room = paragraph.style.room(in: request.width, isFirstLine: isFirst), room > 0 else { return nil }
        // A line that ends in the middle of a word had no room for any whole one.
        guard
            word.bytes.lowerBound < bytes.upperBound || width(bytes, whole, of: paragraph) < room * CGFloat(rule.factor)
        else { return nil }
        for end in word.breaks.reversed() where end > bytes.lowerBound {
            var excerpt = TextExcerpt(bytes.lowerBound..<end, of: text)
            let mark = excerpt.bytes.count
            excerpt.appendSoftHyphen(for: end)
            excerpt.append(end..<word.bytes.upperBound)
            let shaped = shape(excerpt, from: bytes.lowerBound, of: paragraph)
            guard let line = shaped.line(0), line.pointee.length > mark, shaped.lineCount > 1 else { continue }
            defer { withExtendedLifetime(shaped) {} }
            // Pango breaks some lines without counting the hyphen.
            let divided = reader.read(line, of: shaped)
            if divided.width <= room + 0.05 { return (divided, end) }
        }
        return nil
    }

    /// The width of a line before it is stretched.
    private func width(_ bytes: Range<Int>, _ line: TextLine, of paragraph: Paragraph) -> CGFloat {
        guard paragraph.style.alignment == .justified else { return line.width }
        var loose = paragraph
        loose.style.alignment = .left
        let shaped = shape(TextExcerpt(bytes, of: text), from: bytes.lowerBound, of: loose)
        defer { withExtendedLifetime(shaped) {} }
        return shaped.line(0).map { reader.read($0, of: shaped).width } ?? 0
    }
}
