import Foundation

/// A part of a text while data is looked for in it: UTF-16 code units, with the unit before them at the index -1.
struct ScannedText {
    let units: [UInt16]
    private let before: UInt16?

    init(_ units: [UInt16], after before: UInt16?) { (self.units, self.before) = (units, before) }

    var count: Int { units.count }

    /// A unit; 0 outside of the part.
    subscript(index: Int) -> UInt16 {
        if index >= 0, index < units.count { return units[index] }
        return index == -1 ? before ?? 0 : 0
    }

    func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// Whether the units from an index on are those of an ASCII text.
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { units[index + $0] == UInt16(bytes[$0]) }
        }
    }

    // MARK: Kinds of units

    func isDigit(_ index: Int) -> Bool { 48...57 ~= self[index] }

    /// Whether a unit is a letter of a script that puts spaces between words.
    func isLetter(_ index: Int) -> Bool { Self.isLetter(self[index]) }

    static func isLetter(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return 65...90 ~= unit || 97...122 ~= unit }
        return unit < 0x2E80 && Unicode.Scalar(unit)?.properties.isAlphabetic == true
    }

    func isWordPart(_ index: Int) -> Bool { isDigit(index) || isLetter(index) }

    /// Whether a unit is a space that does not end a line.
    func isSpace(_ index: Int) -> Bool { [0x20, 0xA0, 0x202F].contains(self[index]) }

    func isCurrencySign(_ index: Int) -> Bool {
        let unit = self[index]
        if unit < 0x80 { return unit == 0x24 }
        return Unicode.Scalar(unit)?.properties.generalCategory == .currencySymbol
    }

    /// The end of the digits from an index on.
    func digitsEnd(_ start: Int) -> Int {
        var end = start
        while isDigit(end) { end += 1 }
        return end
    }

    /// The end of the letters from an index on.
    func lettersEnd(_ start: Int) -> Int {
        var end = start
        while isLetter(end) { end += 1 }
        return end
    }

    /// The number that digits say; nil for none, or for more than nine.
    func number(_ range: Range<Int>) -> Int? {
        guard 1...9 ~= range.count else { return nil }
        return units[range].reduce(0) { $0 * 10 + Int($1) - 48 }
    }
}
