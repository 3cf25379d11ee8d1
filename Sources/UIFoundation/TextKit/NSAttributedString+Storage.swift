public import Foundation

// Foundation's own members read the private text of an `NSAttributedString`, which a storage does not use.
nonisolated extension NSAttributedString {
    /// Makes a text with the characters and attributes that a storage has now.
    public convenience init(attributedString attrStr: NSTextStorage) {
        self.init(attributedString: AttributedText(attrStr).attributed)
    }

    /// Whether a storage has the same characters with equal attributes.
    public func isEqual(to other: NSTextStorage) -> Bool { other.isEqual(to: self) }
}

nonisolated extension NSMutableAttributedString {
    /// Puts the text of a storage in the place of characters.
    public func replaceCharacters(in range: NSRange, with attrString: NSTextStorage) {
        replaceCharacters(in: range, with: AttributedText(attrString).attributed)
    }

    /// Inserts the text of a storage.
    public func insert(_ attrString: NSTextStorage, at loc: Int) {
        insert(AttributedText(attrString).attributed, at: loc)
    }

    /// Adds the text of a storage at the end.
    public func append(_ attrString: NSTextStorage) { append(AttributedText(attrString).attributed) }

    /// Takes on the text of a storage in the place of its own.
    public func setAttributedString(_ attrString: NSTextStorage) {
        setAttributedString(AttributedText(attrString).attributed)
    }
}
