public import Foundation

// Foundation's own members read the private text of an `NSAttributedString`, which a storage does not use.
nonisolated extension NSAttributedString {
    /// Makes a text with the characters and attributes that a storage has now.
    ///
    /// - Parameter attrStr: The storage; later changes of it do not count.
    public convenience init(attributedString attrStr: NSTextStorage) {
        self.init(attributedString: AttributedText(attrStr).attributed)
    }

    /// Whether a storage has the same characters with equal attributes.
    ///
    /// - Parameter other: The storage to compare with.
    public func isEqual(to other: NSTextStorage) -> Bool { other.isEqual(to: self) }
}

nonisolated extension NSMutableAttributedString {
    /// Replaces characters by the text of a storage.
    ///
    /// - Parameters:
    ///   - range: The characters to replace, in UTF-16 units.
    ///   - attrString: The storage.
    public func replaceCharacters(in range: NSRange, with attrString: NSTextStorage) {
        replaceCharacters(in: range, with: AttributedText(attrString).attributed)
    }

    /// Inserts the text of a storage.
    ///
    /// - Parameters:
    ///   - attrString: The storage.
    ///   - loc: The index in UTF-16 units in front of which it is inserted.
    public func insert(_ attrString: NSTextStorage, at loc: Int) {
        insert(AttributedText(attrString).attributed, at: loc)
    }

    /// Adds the text of a storage at the end.
    ///
    /// - Parameter attrString: The storage.
    public func append(_ attrString: NSTextStorage) { append(AttributedText(attrString).attributed) }

    /// Replaces the whole text by that of a storage.
    ///
    /// - Parameter attrString: The storage.
    public func setAttributedString(_ attrString: NSTextStorage) {
        setAttributedString(AttributedText(attrString).attributed)
    }
}
