import CPango
import CoreText
import Foundation

/// Breaks one text into lines by a request's rules, paragraph by paragraph and no further than lines are asked for.
struct TextBreaker {
    let text: StyledText
    let collection: FontCollection
    let engine: TypesettingEngine

    var request: TextRequest { text.request }
    var reader: LineReader { LineReader(faces: engine.faces) }

    /// The lines so far and why there are no more.
    fileprivate struct Progress {
        var stack: LineStack
        var isComplete = false
        var isTruncated = false
        /// True when characters are missing from a partial collection.
        var lacksGlyphs = false
    }

    /// A paragraph with the properties that determine its lines.
    struct Paragraph {
        let bytes: Range<Int>
        /// Where the next paragraph begins; nil for the last one.
        let next: Int?
        var style: TextParagraphStyle
        /// Known from the first lines on.
        var isRightToLeft: Bool?
    }

    /// The layout, or nil when characters are missing from a partial collection.
    func layout() -> TextLayout? {
        var progress = Progress(stack: LineStack(width: request.width), isTruncated: request.isCut)
        var next: Int? = 0
        while let start = next, !progress.isComplete {
            let (end, separator) = text.paragraphEnd(from: start)
            next = separator > 0 ? end + separator : nil
            let style = request.paragraphStyle(at: text.utf16Offset(ofByte: start))
            var paragraph = Paragraph(bytes: start..<end, next: next, style: style)
            switch style.direction {
            case .natural: break
            case .leftToRight: paragraph.isRightToLeft = false
            case .rightToLeft: paragraph.isRightToLeft = true
            }
            if start == end {
                appendEmpty(paragraph, to: &progress)
            } else {
                append(paragraph, to: &progress)
            }
            if progress.lacksGlyphs { return nil }
        }
        return progress.stack.layout(isTruncated: progress.isTruncated)
    }

    // MARK: Paragraphs

    private func appendEmpty(_ paragraph: Paragraph, to progress: inout Progress) {
        let start = paragraph.bytes.lowerBound
        guard !endsAbove(progress) else { return progress.stop() }
        let isLast = request.maximumLines > 0 && progress.stack.lines.count == request.maximumLines - 1
        if isLast, let mode = ellipsis(of: paragraph), let last = lastParagraph(from: start), !last.isEmpty {
            return appendLastLine(from: start, of: paragraph, ellipsis: mode, to: &progress)
        }
        let index = text.stretchIndex(atByte: min(start, max(0, text.bytes.count - 1)))
        let line = TextLine(
            empty: text.utf16Offset(ofByte: start),
            metrics: engine.metrics(ofEmptyLineIn: text.spans[index].span.font),
            isRightToLeft: paragraph.isRightToLeft ?? false)
        progress.stack.append(line, style: paragraph.style, isFirstOfParagraph: true)
        if isFull(progress), paragraph.next != nil { progress.stop() }
    }

    /// Appends a paragraph's lines; a long one is shaped in parts that begin where lines begin, because Pango's time for a
    /// paragraph grows with the square of its lines.
    private func append(_ paragraph: Paragraph, to progress: inout Progress) {
        var paragraph = paragraph
        var start = paragraph.bytes.lowerBound
        var reach = paragraph.style.hyphenation == nil ? Self.partLength : Self.hyphenatedPartLength
        while start < paragraph.bytes.upperBound, !progress.isComplete {
            let end = partEnd(of: paragraph, from: start, reach: reach)
            let shaped = shape(start..<end, of: paragraph)
            // Lines point into the shaped text, which must outlive the last of them.
            defer { withExtendedLifetime(shaped) {} }
            if collection.isPartial, shaped.hasUnknownGlyphs { return progress.lacksGlyphs = true }
            if paragraph.isRightToLeft == nil { paragraph.isRightToLeft = shaped.line(0)?.pointee.isRightToLeft }
            let isLastPart = end == paragraph.bytes.upperBound || breaksNowhere(paragraph)
            let count = shaped.lineCount
            if !isLastPart, count < 2 {
                reach *= 4
                continue
            }
            let next = append(
                shaped, lineCount: isLastPart ? count : count - 1, from: start, of: paragraph, to: &progress)
            if isLastPart, next.isEnd {
                if end < paragraph.bytes.upperBound { progress.isTruncated = true }
                return
            }
            start = next.byte
        }
    }

    /// Appends the first lines of a shaped part, no more than up to a divided word, and gives the byte behind them. It is the end
    /// when all of them were appended or no more are wanted.
    private func append(
        _ shaped: ShapedText, lineCount: Int, from start: Int, of paragraph: Paragraph, to progress: inout Progress
    ) -> (byte: Int, isEnd: Bool) {
        var end = start
        progress.stack.reserve(min(lineCount, request.maximumLines > 0 ? request.maximumLines : lineCount))
        for index in 0..<lineCount {
            guard let line = shaped.line(index) else { continue }
            let lineStart = start + Int(line.pointee.start_index)
            end = lineStart + Int(line.pointee.length)
            guard !endsAbove(progress) else {
                progress.stop()
                break
            }
            let isFirst = lineStart == paragraph.bytes.lowerBound
            let isFollowed = end < paragraph.bytes.upperBound || paragraph.next != nil
            let isLast = request.maximumLines > 0 && progress.stack.lines.count == request.maximumLines - 1
            if isLast, isFollowed, let mode = ellipsis(of: paragraph) {
                appendLastLine(from: lineStart, of: paragraph, ellipsis: mode, to: &progress)
                break
            }
            let whole = reader.read(line, of: shaped)
            let divided = end < paragraph.bytes.upperBound ? dividedLine(lineStart..<end, whole, of: paragraph) : nil
            progress.stack.append(divided?.line ?? whole, style: paragraph.style, isFirstOfParagraph: isFirst)
            if isFull(progress), isFollowed {
                progress.stop()
                break
            }
            if let divided { return (divided.end, false) }
        }
        return (end, true)
    }

    private func isFull(_ progress: Progress) -> Bool {
        request.maximumLines > 0 && progress.stack.lines.count >= request.maximumLines
    }

    /// Whether the next line would begin below the height that is wanted.
    private func endsAbove(_ progress: Progress) -> Bool {
        guard let height = request.height, !progress.stack.lines.isEmpty else { return false }
        return progress.stack.height > height
    }

    // MARK: Shaping

    /// The bytes that are shaped at once at first.
    private static let partLength = 4096
    /// The same for text that is hyphenated, because the rest is shaped again behind each divided word.
    private static let hyphenatedPartLength = 1024
    /// The bytes of a line that never breaks; Pango's fixed-point numbers end soon behind.
    private static let longestLine = 1 << 16

    private func breaksNowhere(_ paragraph: Paragraph) -> Bool {
        paragraph.style.lineBreak == .clip || paragraph.style.room(in: request.width, isFirstLine: false) == nil
    }

    private func partEnd(of paragraph: Paragraph, from start: Int, reach: Int) -> Int {
        let length = breaksNowhere(paragraph) ? Self.longestLine : reach
        guard paragraph.bytes.upperBound - start > length else { return paragraph.bytes.upperBound }
        return max(start + 1, text.characterStart(atOrBefore: start + length))
    }

    private func shape(_ bytes: Range<Int>, of paragraph: Paragraph) -> ShapedText {
        shape(TextExcerpt(bytes, of: text), from: bytes.lowerBound, of: paragraph)
    }

    /// Shapes text that begins at a byte, which decides whether its line is the paragraph's first.
    func shape(_ excerpt: TextExcerpt, from start: Int, of paragraph: Paragraph) -> ShapedText {
        ShapedText(
            excerpt, collection: collection, width: request.width, style: paragraph.style,
            isFirst: start == paragraph.bytes.lowerBound, isRightToLeft: paragraph.isRightToLeft)
    }

    // MARK: The truncated last line

    private func ellipsis(of paragraph: Paragraph) -> PangoEllipsizeMode? {
        switch paragraph.style.lineBreak {
        case .truncateHead: PANGO_ELLIPSIZE_START
        case .truncateTail: PANGO_ELLIPSIZE_END
        case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .words, .characters, .clip: nil
        }
    }

    private func appendLastLine(
        from start: Int, of paragraph: Paragraph, ellipsis: PangoEllipsizeMode, to progress: inout Progress
    ) {
        let (last, isCut) = lastLine(from: start, of: paragraph, ellipsis: ellipsis)
        defer { withExtendedLifetime(last) {} }
        progress.isComplete = true
        progress.isTruncated = progress.isTruncated || isCut
        guard !(collection.isPartial && last.hasUnknownGlyphs) else { return progress.lacksGlyphs = true }
        guard let pointer = last.line(0) else { return }
        progress.stack.append(
            reader.readTruncated(pointer, of: last), style: paragraph.style,
            isFirstOfParagraph: start == paragraph.bytes.lowerBound)
    }

    /// All text from the beginning of a line on, truncated to one line.
    private func lastLine(
        from start: Int, of paragraph: Paragraph, ellipsis: PangoEllipsizeMode
    ) -> (shaped: ShapedText, isCut: Bool) {
        let first = start..<paragraph.bytes.upperBound
        let last = lastParagraph(from: start) ?? first
        var excerpt = TextExcerpt(of: text)
        let isJoined = last != first
        // An ellipsis in the style of the last character, when there is one.
        let mark = text.characterStart(atOrBefore: max(first.lowerBound, first.upperBound - 1))
        switch ellipsis {
        case PANGO_ELLIPSIZE_START:
            if isJoined { excerpt.appendEllipsis(for: last.lowerBound) }
            excerpt.append(ending(of: last))
        case PANGO_ELLIPSIZE_MIDDLE:
            if isJoined || first.count > 2 * reachOfOneLine {
                excerpt.append(beginning(of: first))
                excerpt.appendEllipsis(for: mark)
                excerpt.append(ending(of: last))
            } else {
                excerpt.append(first)
            }
        default:
            excerpt.append(beginning(of: first))
            if isJoined { excerpt.appendEllipsis(for: mark) }
        }
        var style = paragraph.style
        style.firstLineIndent = style.leadingIndent(isFirstLine: start == paragraph.bytes.lowerBound)
        style.headIndent = style.firstLineIndent
        style.alignment = .left
        let shaped = ShapedText(
            excerpt, collection: collection, width: request.width, style: style, isFirst: true,
            isRightToLeft: paragraph.isRightToLeft ?? false)
        shaped.ellipsize(ellipsis)
        return (shaped, isJoined || shaped.isEllipsized)
    }

    /// More bytes than one line in the width can show.
    private var reachOfOneLine: Int {
        guard let width = request.width, width > 0, width < CGFloat(Self.longestLine) else { return Self.longestLine }
        return max(Self.partLength, Int(width) * 8)
    }

    private func beginning(of range: Range<Int>) -> Range<Int> {
        guard range.count > reachOfOneLine else { return range }
        return range
            .lowerBound..<max(range.lowerBound, text.characterStart(atOrBefore: range.lowerBound + reachOfOneLine))
    }

    private func ending(of range: Range<Int>) -> Range<Int> {
        guard range.count > reachOfOneLine else { return range }
        return text.characterStart(atOrBefore: range.upperBound - reachOfOneLine)..<range.upperBound
    }

    /// The last non-empty paragraph at or after a byte.
    private func lastParagraph(from start: Int) -> Range<Int>? {
        var found: Range<Int>?
        var next: Int? = start
        while let begin = next {
            let (end, separator) = text.paragraphEnd(from: begin)
            if end > begin { found = begin..<end }
            next = separator > 0 ? end + separator : nil
        }
        return found
    }
}

extension TextBreaker.Progress {
    /// Omits the remaining text, which has not been laid out.
    fileprivate mutating func stop() {
        isComplete = true
        isTruncated = true
    }
}
