import Foundation

/// A paragraph of a storage with the text that is shown instead; nil for the storage's own.
nonisolated struct ShownParagraph {
    let range: Range<Int>
    let text: AttributedText?
    let isLeftOut: Bool

    /// A part of a paragraph with the text that is shown instead; nil for the storage's own.
    nonisolated struct Part {
        let text: AttributedText?
        /// Whether the whole paragraph is left out.
        let isLeftOut: Bool
    }
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
        placed(delegateParagraph(range) ?? NSTextParagraph(attributedString: plainText(range)), range)
    }

    private func placed(_ paragraph: NSTextParagraph, _ range: Range<Int>) -> NSTextParagraph {
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

    /// A part of a paragraph as the delegate shows it; nil without a delegate.
    func shownPart(_ part: Range<Int>) -> ShownParagraph.Part? {
        guard delegate != nil else { return nil }
        let shown = shownParagraph(with: part)
        let start = shown.range.lowerBound
        return ShownParagraph.Part(
            text: shown.text?.part(part.lowerBound - start..<part.upperBound - start), isLeftOut: shown.isLeftOut)
    }

    /// Whether the delegate leaves a paragraph out.
    func leavesOut(_ paragraph: NSTextParagraph, _ options: EnumerationOptions = []) -> Bool {
        guard let delegate else { return false }
        return MainActor.assumeIsolated {
            !delegate.textContentManager(self, shouldEnumerate: paragraph, options: options)
        }
    }

    /// Whether the delegate leaves out the paragraph with a character.
    func leavesOutParagraph(at index: Int) -> Bool {
        guard delegate != nil else { return false }
        if let keptParagraph, keptParagraph.range.contains(index) { return keptParagraph.isLeftOut }
        return leavesOut(paragraph(paragraphRange(at: index)))
    }

    /// The paragraph that a part belongs to, as the delegate shows it. A long one is laid out in parts, and is kept for the next
    /// of them.
    private func shownParagraph(with part: Range<Int>) -> ShownParagraph {
        if let keptParagraph, keptParagraph.range.contains(part.lowerBound) { return keptParagraph }
        let range = paragraphRange(at: part.lowerBound)
        let own = delegateParagraph(range)
        let isLeftOut = leavesOut(placed(own ?? NSTextParagraph(attributedString: plainText(range)), range))
        let shown = ShownParagraph(
            range: range, text: own.map { AttributedText($0.attributedString) }, isLeftOut: isLeftOut)
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
            let paragraph = paragraph(range)
            index = range.upperBound
            if leavesOut(paragraph) { continue }
            isFirst = false
            guard block(paragraph) else { break }
        }
        return isFirst ? nil : IndexedTextLocation(index)
    }

    private func enumerateBack(from start: Int?, _ block: (NSTextElement) -> Bool) -> (any NSTextLocation)? {
        var index = start.map { $0 < length ? paragraphRange(at: $0).lowerBound : $0 } ?? length
        var isFirst = true
        while index > 0 {
            let range = paragraphRange(at: min(index, length) - 1)
            let paragraph = paragraph(range)
            index = range.lowerBound
            if leavesOut(paragraph, .reverse) { continue }
            isFirst = false
            guard block(paragraph) else { break }
        }
        return isFirst ? nil : IndexedTextLocation(index)
    }
}
