import CoreGraphics
import CoreText
import Foundation

/// The characters of a piece with their styles, as the typesetter takes them.
nonisolated struct PieceText {
    /// Where the piece begins in the text.
    let start: Int
    let piece: ParagraphPiece
    /// The characters without the mark at the end.
    private(set) var text: StyledString
    private(set) var style: TextParagraphStyle
    /// Whether the piece's paragraph is left out.
    private(set) var isLeftOut = false
    /// The marker of the list's item that the piece begins.
    private(set) var marker: ListMarker?

    /// The units without the mark at the end.
    var contentLength: Int { piece.length - piece.markLength }
    /// The font of the first character.
    var font: FontRequest { text.spans[0].font }

    init(
        _ piece: ParagraphPiece, at start: Int, of storage: NSTextStorage, _ numbers: ListNumbers,
        for manager: NSLayoutManager
    ) {
        self.start = start
        self.piece = piece
        let content = start..<start + piece.length - piece.markLength
        storage.ensureAttributesAreFixed(in: NSRange(start..<start + piece.length))
        let part = manager.shownPart?(start..<start + piece.length)
        let shown = part?.text
        var runs = shown?.styles(from: start) ?? storage.styles(in: NSRange(start..<start + piece.length))
        if let cut = manager.cutRun {
            runs = runs.flatMap { run in cut(run.range).map { (attributes: run.attributes, range: $0) } }
        }
        if let change = manager.changeStyle { runs = runs.map { (change($0.attributes, $0.range), $0.range) } }
        if let rendering = manager.textLayoutManager?.rendering, !rendering.isEmpty {
            runs = runs.flatMap { rendering.applied(to: $0) }
        }
        let font = UIFont.systemFont(ofSize: TextContent.plainFontSize).request
        let string = shown?.string(in: 0..<content.count) ?? String(units: storage.units(in: content))
        text = StyledString(
            string, runs: runs.map { ($0.range.length, $0.attributes) }, font: font, style: TextParagraphStyle())
        if content.isEmpty { text.spans = [TextSpan(length: 0, attributes: runs[0].attributes, font: font)] }
        style = TextParagraphStyle()
        adoptParagraphStyle(of: runs[0].attributes, numbers, manager)
        if manager.usesFontLeading { style.lineSpacing += UIFont(text.spans[0].font).leading }
        if part?.isLeftOut == true { (isLeftOut, marker) = (true, nil) }
        if !isLeftOut, string.utf16.contains(UInt16(NSTextAttachment.character)) { askAttachments(runs, manager) }
    }

    /// Makes the text of an empty last line from the attributes that a character typed there would have.
    init(
        emptyAt start: Int, attributes: [NSAttributedString.Key: Any], startsParagraph: Bool, _ numbers: ListNumbers,
        for manager: NSLayoutManager
    ) {
        self.start = start
        piece = ParagraphPiece(length: 0, startsParagraph: startsParagraph, markLength: 0, endsParagraph: false)
        let font = UIFont.systemFont(ofSize: TextContent.plainFontSize).request
        text = StyledString(string: "", spans: [TextSpan(length: 0, attributes: attributes, font: font)])
        style = TextParagraphStyle()
        adoptParagraphStyle(of: attributes, numbers, manager)
        if manager.usesFontLeading { style.lineSpacing += UIFont(text.spans[0].font).leading }
    }

    /// Takes over a paragraph style, and makes room for the marker of a list's item.
    private mutating func adoptParagraphStyle(
        of attributes: [NSAttributedString.Key: Any], _ numbers: ListNumbers, _ manager: NSLayoutManager
    ) {
        let own = attributes[.paragraphStyle] as? NSParagraphStyle
        style = TextParagraphStyle(attributes) ?? TextParagraphStyle()
        if style.hyphenation == nil, var rule = manager.hyphenation {
            if let language = attributes[.languageIdentifier] as? String { rule.language = language }
            style.hyphenation = rule
        }
        if let lists = own?.textLists, !lists.isEmpty, manager.drawsListMarkers {
            let indents = ListIndents(style, depth: lists.count)
            (style.headIndent, style.firstLineIndent) = (indents.text, indents.text)
            if piece.startsParagraph {
                let marker = ListMarker(
                    numbers.marker(at: start, in: lists), attributes, font: font, indent: indents.marker)
                // A quarter of the letters' size is the least distance between a long marker and the text.
                style.firstLineIndent = max(indents.text, indents.marker + marker.line.width + font.size / 4)
                self.marker = marker
            }
        }
        if !piece.startsParagraph { style.firstLineIndent = style.headIndent }
    }

    /// Whether each paragraph shows one line, the rest of which is left out.
    var isTruncating: Bool { style.lineBreak.truncates }

    /// The lines in a width, nil for unlimited.
    func layout(width: CGFloat?) -> TextLayout {
        let paragraph = TextParagraph(length: max(1, contentLength), style: style)
        return Self.typeset(
            TextRequest(
                string: text.string, spans: text.spans, paragraphs: [paragraph], width: width,
                maximumLines: isTruncating ? 1 : 0))
    }

    /// Lays out without keeping the result among the labels' layouts; the paragraph keeps it.
    static func typeset(_ request: TextRequest) -> TextLayout { installedTextSystem.current.typesetter.layout(request) }

    /// The line of a paragraph that is left out: all of the piece, without glyphs and height.
    func emptyLine(at origin: CGPoint, width: CGFloat, padding: CGFloat, container: Int) -> LineFragment {
        let line = TextLine(range: 0..<contentLength, origin: .zero, width: 0, ascent: 0, descent: 0, runs: [])
        let rect = CGRect(origin: origin, size: CGSize(width: width, height: 0))
        return LineFragment(
            range: 0..<piece.length, rect: rect, usedRect: CGRect(origin: origin, size: .zero), baseline: 0,
            textX: origin.x + padding, line: line, base: 0, container: container)
    }

    // MARK: Parts

    /// The lines of the rest from a unit of the piece on; the last of them may be shorter than it need be when it is `isCut`.
    func layout(
        from offset: Int, width: CGFloat?, isRightToLeft: Bool?
    ) -> (layout: TextLayout, isCut: Bool) {
        let reach = 2048 + Int(min(width ?? 16_384, 16_384)) * 2
        var end = min(contentLength, offset + reach)
        if isTruncating || width == nil { end = contentLength }
        let part = part(offset..<end)
        var style = style
        if offset > 0 { style.firstLineIndent = style.headIndent }
        if let isRightToLeft { style.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        let paragraph = TextParagraph(length: max(1, end - offset), style: style)
        let request = TextRequest(
            string: part.string, spans: part.spans, paragraphs: [paragraph], width: width,
            maximumLines: isTruncating ? 1 : 0)
        return (Self.typeset(request), end < contentLength)
    }

    /// A part of the content with its styles.
    func part(_ range: Range<Int>) -> StyledString {
        guard range != 0..<contentLength else { return text }
        let units = text.string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        let end = units.index(start, offsetBy: range.count)
        var spans: [TextSpan] = []
        var offset = 0
        for var span in text.spans {
            let covered = (offset..<offset + span.length).clamped(to: range)
            offset += span.length
            span.length = covered.count
            if !covered.isEmpty { spans.append(span) }
        }
        if spans.isEmpty, var last = text.spans.last {
            last.length = 0
            spans = [last]
        }
        return StyledString(string: String(decoding: units[start..<end], as: UTF16.self), spans: spans)
    }

    // MARK: Attachments

    /// Gives attachments the bounds and images that they want in the container.
    private mutating func askAttachments(
        _ runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)], _ manager: NSLayoutManager
    ) {
        let units = Array(text.string.utf16)
        var spans: [TextSpan] = []
        var offset = 0
        for span in text.spans {
            let end = min(offset + span.length, units.count)
            var start = offset
            for index in offset..<end where units[index] == UInt16(NSTextAttachment.character) {
                guard let run = runs.first(where: { NSLocationInRange(index + self.start, $0.range) }),
                    let attachment = run.attributes[.attachment] as? NSTextAttachment
                else { continue }
                var (head, own) = (span, span)
                head.length = index - start
                own.length = 1
                own.effects = own.effects ?? TextEffects()
                own.effects?.image = attachment.inlineImage(
                    in: manager.textContainers.first, at: index + self.start, size: span.font.size)
                if head.length > 0 { spans.append(head) }
                spans.append(own)
                start = index + 1
            }
            var rest = span
            rest.length = end - start
            if rest.length > 0 { spans.append(rest) }
            offset = end
        }
        text.spans = spans
    }
}

nonisolated extension AttributedText {
    /// The runs of equal attributes, as a storage in which the text begins at an index would have them.
    fileprivate func styles(from start: Int) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var start = start
        return runs.map { run in
            defer { start += run.length }
            return (run.style.attributes, NSRange(location: start, length: run.length))
        }
    }
}
