import CPango
import CoreText
import Foundation

/// Breaks one text into lines by a request's rules.
struct TextBreaker {
    let text: StyledText
    let request: TextRequest
    let collection: FontCollection
    let faces: FaceTable

    /// The layout, or nil when characters are missing from a partial collection.
    func layout() -> TextLayout? {
        let whole = shape(TextExcerpt(all: text), width: request.lineBreak == .clip ? nil : request.width)
        // Lines point into the shaped text, which must outlive the last of them.
        defer { withExtendedLifetime(whole) {} }
        if collection.isPartial, whole.hasUnknownGlyphs { return nil }
        let count = whole.lineCount
        let limit = request.maximumLines > 0 ? min(count, request.maximumLines) : count
        let reader = LineReader(faces: faces)
        var lines: [ReadLine] = []
        var isTruncated = limit < count
        for index in 0..<limit {
            guard let line = whole.line(index) else { continue }
            if index == limit - 1, let ellipsis = ellipsis, request.maximumLines > 0,
                let end = lastLine(from: line, isFollowed: limit < count, ellipsis: ellipsis)
            {
                if collection.isPartial, end.shaped.hasUnknownGlyphs { return nil }
                isTruncated = end.isTruncated
                if let last = end.shaped.line(0) {
                    lines.append(reader.readTruncated(last, of: end.shaped))
                }
            } else {
                lines.append(reader.read(line, of: whole))
            }
        }
        return stack(lines, isTruncated: isTruncated)
    }

    private var ellipsis: PangoEllipsizeMode? {
        switch request.lineBreak {
        case .truncateHead: PANGO_ELLIPSIZE_START
        case .truncateTail: PANGO_ELLIPSIZE_END
        case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .words, .characters, .clip: nil
        }
    }

    private func shape(_ excerpt: TextExcerpt, width: CGFloat?) -> ShapedText {
        ShapedText(
            excerpt, collection: collection, width: width, breaksWords: request.lineBreak == .characters,
            justifies: request.alignment == .justified)
    }

    // MARK: The line that stands for all that is left

    /// Everything from a line on, cut to one line; nil when the line needs no cut.
    private func lastLine(
        from line: UnsafeMutablePointer<PangoLayoutLine>, isFollowed: Bool, ellipsis: PangoEllipsizeMode
    ) -> (shaped: ShapedText, isTruncated: Bool)? {
        guard isFollowed else { return nil }
        let start = Int(line.pointee.start_index)
        let paragraphs = paragraphs(from: start)
        guard let first = paragraphs.first, let last = paragraphs.last else { return nil }
        var excerpt = TextExcerpt(of: text)
        let isJoined = paragraphs.count > 1
        switch ellipsis {
        case PANGO_ELLIPSIZE_START:
            if isJoined { excerpt.appendEllipsis(for: last.lowerBound) }
            excerpt.append(last)
        case PANGO_ELLIPSIZE_MIDDLE:
            excerpt.append(first)
            if isJoined {
                excerpt.appendEllipsis(for: max(first.lowerBound, first.upperBound - 1))
                excerpt.append(last)
            }
        default:
            excerpt.append(first)
            if isJoined { excerpt.appendEllipsis(for: max(first.lowerBound, first.upperBound - 1)) }
        }
        let shaped = shape(excerpt, width: request.width)
        shaped.ellipsize(ellipsis)
        shaped.setDirection(isRightToLeft: line.pointee.isRightToLeft, in: collection)
        return (shaped, isJoined || shaped.isEllipsized)
    }

    /// The byte ranges between line separators from a place on, without empty ones at the end.
    private func paragraphs(from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var begin = start
        var index = start
        let bytes = text.bytes
        while index < bytes.count {
            let length = Self.separatorLength(in: bytes, at: index)
            if length > 0 {
                ranges.append(begin..<index)
                begin = index + length
            }
            index += max(1, length)
        }
        ranges.append(begin..<bytes.count)
        while ranges.count > 1, ranges[ranges.count - 1].isEmpty { ranges.removeLast() }
        return ranges
    }

    /// The bytes that a line separator at a place has; 0 when there is none.
    private static func separatorLength(in bytes: [UInt8], at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2:
            // U+2028 and U+2029, the line and paragraph separators.
            let isSeparator =
                index + 2 < bytes.count && bytes[index + 1] == 0x80
                && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
            return isSeparator ? 3 : 0
        default: return 0
        }
    }

    // MARK: Placing

    private func stack(_ lines: [ReadLine], isTruncated: Bool) -> TextLayout {
        let widest = lines.reduce(0) { max($0, $1.line.width) }
        let room = request.width.map { $0.isFinite ? max(0, $0) : widest } ?? widest
        var top: CGFloat = 0
        var placed: [TextLine] = []
        for (index, read) in lines.enumerated() {
            var line = read.line
            let alignment = LineAlignment(request.alignment, isRightToLeft: read.isRightToLeft)
            line.origin = CGPoint(x: alignment.offset(of: line.width, in: room), y: top + line.ascent)
            top += line.ascent + line.descent
            if index < lines.count - 1, request.lineSpacing.isFinite { top += request.lineSpacing }
            placed.append(line)
        }
        return TextLayout(lines: placed, size: CGSize(width: widest, height: top), isTruncated: isTruncated)
    }
}
