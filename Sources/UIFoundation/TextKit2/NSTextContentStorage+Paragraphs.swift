import Foundation

/// A paragraph of a storage with the text that is shown instead; nil for the storage's own.
nonisolated struct ShownParagraph {
    let range: Range<Int>
    let text: AttributedText?
}

/// The paragraphs of a text storage.
nonisolated extension NSTextContentStorage {
    var length: Int { textStorage?.length ?? 0 }

    func storageDidChange(from former: NSTextStorage?) {
        keptParagraph = nil
        for manager in textLayoutManagers { manager.showText(of: self, insteadOf: former) }
    }

    func delegateDidChange() {
        keptParagraph = nil
        for manager in textLayoutManagers { manager.askForParagraphs(of: self) }
    }

    func replaceText(_ text: NSAttributedString?) {
        let storage = textStorage ?? NSTextStorage()
        textStorage = storage
        storage.replaceCharacters(
            in: NSRange(location: 0, length: storage.length), with: text ?? AttributedText().attributed)
    }

    func replace(_ range: Range<Int>, with elements: [NSTextElement]) {
        guard let storage = textStorage else { return }
        var text = AttributedText()
        for element in elements {
            if let own = attributedString(for: element) { text.append(AttributedText(own)) }
        }
        performEditingTransaction { storage.put(text, in: range) }
    }

    // MARK: Finding paragraphs

    private static let blockLength = 1024

    /// The paragraph with a character, of any length, with the mark that ends it.
    func paragraphRange(at index: Int) -> Range<Int> {
        guard let storage = textStorage else { return 0..<0 }
        return start(of: index, storage)..<end(of: index, storage)
    }

    private func end(of index: Int, _ storage: NSTextStorage) -> Int {
        let length = storage.length
        var start = index
        while start < length {
            let units = storage.units(in: start..<min(length, start + Self.blockLength))
            if let found = units.firstIndex(where: LineEnd.endsParagraph) {
                let end = start + found + 1
                let isPair = units[found] == LineEnd.carriageReturn && end < length
                return isPair && storage.unit(at: end) == LineEnd.feed ? end + 1 : end
            }
            start += units.count
        }
        return length
    }

    private func start(of index: Int, _ storage: NSTextStorage) -> Int {
        var end = min(index, storage.length)
        var next = end < storage.length ? storage.unit(at: end) : 0
        while end > 0 {
            let start = max(0, end - Self.blockLength)
            let units = storage.units(in: start..<end)
            for offset in units.indices.reversed() {
                let isInPair = units[offset] == LineEnd.carriageReturn && next == LineEnd.feed
                if LineEnd.endsParagraph(units[offset]), !isInPair { return start + offset + 1 }
                next = units[offset]
            }
            end = start
        }
        return 0
    }

    // MARK: Elements

    /// The paragraph of a part of the text, as the delegate shows it.
    func paragraph(_ range: Range<Int>) -> NSTextParagraph {
        let paragraph = delegateParagraph(range) ?? NSTextParagraph(attributedString: plainText(range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    private func plainText(_ range: Range<Int>) -> NSAttributedString? { textStorage?.text(in: range).attributed }

    private func delegateParagraph(_ range: Range<Int>) -> NSTextParagraph? {
        guard let delegate else { return nil }
        let paragraph = MainActor.assumeIsolated {
            delegate.textContentStorage(self, textParagraphWith: NSRange(range))
        }
        guard let paragraph else { return nil }
        let length = paragraph.attributedString.length
        guard length == range.count else {
            fatalError(
                """
                \(type(of: delegate)) returned a paragraph of length \(length) for a part of length \(range.count). \
                textContentStorage(_:textParagraphWith:) may change attributes and characters, but not their number.
                """)
        }
        return paragraph
    }

    /// The text that the delegate shows instead of a part of a paragraph; nil for the text as it is.
    func shownText(in part: Range<Int>) -> AttributedText? {
        guard delegate != nil else { return nil }
        guard let shown = shownParagraph(with: part), let text = shown.text else { return nil }
        let start = shown.range.lowerBound
        return text.part(part.lowerBound - start..<part.upperBound - start)
    }

    /// The paragraph that a part belongs to, as the delegate shows it. A long one is laid out in parts, and is kept for the next
    /// of them.
    private func shownParagraph(with part: Range<Int>) -> ShownParagraph? {
        if let keptParagraph, keptParagraph.range.contains(part.lowerBound) { return keptParagraph }
        let range = paragraphRange(at: part.lowerBound)
        let shown = ShownParagraph(
            range: range, text: delegateParagraph(range).map { AttributedText($0.attributedString) })
        keptParagraph = part.count < range.count ? shown : nil
        return shown
    }

    func enumerateParagraphs(
        from location: (any NSTextLocation)?, _ options: EnumerationOptions, _ block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let index = location.map { min(max(0, IndexedTextLocation.index(of: $0)), length) }
        return options.contains(.reverse)
            ? enumerateBack(from: index, block) : enumerateForth(from: index ?? 0, block)
    }

    private func enumerateForth(from start: Int, _ block: (NSTextElement) -> Bool) -> (any NSTextLocation)? {
        var (index, isFirst) = (start, true)
        while index < length {
            let range = paragraphRange(at: index)
            (index, isFirst) = (range.upperBound, false)
            guard block(paragraph(range)) else { break }
        }
        return isFirst ? nil : IndexedTextLocation(index)
    }

    private func enumerateBack(from start: Int?, _ block: (NSTextElement) -> Bool) -> (any NSTextLocation)? {
        var index = start.map { $0 < length ? paragraphRange(at: $0).lowerBound : $0 } ?? length
        var isFirst = true
        while index > 0 {
            let range = paragraphRange(at: min(index, length) - 1)
            (index, isFirst) = (range.lowerBound, false)
            guard block(paragraph(range)) else { break }
        }
        return isFirst ? nil : IndexedTextLocation(index)
    }
}
