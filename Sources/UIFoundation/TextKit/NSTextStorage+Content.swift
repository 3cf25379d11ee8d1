import Foundation

/// The text that a storage keeps itself.
nonisolated extension NSTextStorage {
    /// Whether the text is in the storage itself or a subclass keeps it elsewhere.
    enum Ownership {
        case unknown
        /// The getter of `string` is being called to find out.
        case asking
        case own, elsewhere
    }

    /// Whether the class's own text is the one that `string` answers.
    var keepsOwnContent: Bool {
        if ownership == .unknown {
            if type(of: self) == NSTextStorage.self {
                ownership = .own
            } else {
                ownership = .asking
                _ = string
                if ownership == .asking { ownership = .elsewhere }
            }
        }
        return ownership == .own
    }

    var ownString: String {
        if ownership == .asking {
            ownership = .own
            return ""
        }
        if let madeString { return madeString }
        let string = String(units: content.units(in: 0..<content.length))
        madeString = string
        return string
    }

    func ownAttributes(at location: Int, _ range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        require(location >= 0 && location < content.length, NSRange(location: location, length: 1), content.length)
        let (style, found) = content.style(at: location)
        range?.pointee = NSRange(found)
        return style.attributes
    }

    func replaceOwnCharacters(_ range: NSRange, _ string: String) {
        requireRange(range, content.length)
        let former = content.length
        content.replace(range.location..<range.upperBound, with: string)
        madeString = nil
        edited(.editedCharacters, range: range, changeInLength: content.length - former)
    }

    func setOwnAttributes(_ attributes: [NSAttributedString.Key: Any]?, _ range: NSRange) {
        requireRange(range, content.length)
        content.setStyle(TextStyle(attributes ?? [:]), in: range.location..<range.upperBound)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Reading without a string of the whole text

    var currentLength: Int { keepsOwnContent ? content.length : string.utf16.count }

    /// The UTF-16 units in a range, which must lie within the text.
    func units(in range: Range<Int>) -> [UInt16] {
        guard !keepsOwnContent else { return content.units(in: range) }
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return Array(units[start..<units.index(start, offsetBy: range.count)])
    }

    /// The UTF-16 unit at an offset, which must lie within the text.
    func unit(at offset: Int) -> UInt16 {
        guard !keepsOwnContent else { return content.unit(at: offset) }
        let units = string.utf16
        return units[units.index(units.startIndex, offsetBy: offset)]
    }

    // MARK: Positions outside the text

    func requireRange(_ range: NSRange, _ length: Int) {
        require(range.location >= 0 && range.length >= 0 && range.upperBound <= length, range, length)
    }

    private func require(_ condition: Bool, _ range: NSRange, _ length: Int) {
        guard !condition else { return }
        fatalError(
            """
            The range \(range) lies beyond a \(type(of: self)) of length \(length). Ranges count UTF-16 units of the text as it \
            is now.
            """)
    }
}
