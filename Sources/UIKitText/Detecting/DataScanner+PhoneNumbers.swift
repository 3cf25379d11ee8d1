import Foundation

/// Telephone numbers.
extension DataScanner {
    /// Units beside a number of which it is only a part: of an address, a name, a price or a fraction.
    private static let joiners = Set("/=._-@#%:$€£¥".utf16)

    func phoneNumbers(in text: ScannedText) -> [DetectedData] {
        var (finds, index): ([DetectedData], Int) = ([], 0)
        while index < text.count {
            guard let run = PhoneRun(from: index, in: text) else {
                index += 1
                continue
            }
            let before = text[index - 1]
            if run.isNumber(in: text), !text.isWordPart(index - 1), !Self.joiners.contains(before) || before == 0x3A,
                let url = URL(string: "tel:" + run.dialled(in: text))
            {
                finds.append(DetectedData(range: run.range, value: .link(url)))
            }
            index = run.range.upperBound
        }
        return finds
    }
}

/// Digits in groups with single signs between them, one group in brackets.
private struct PhoneRun {
    private(set) var range: Range<Int>
    private var hasBrackets = false
    private var groups = Groups()

    /// The groups of digits; of many only the first are kept.
    private struct Groups {
        private static let most = 8

        private(set) var digits = 0
        private(set) var lengths: [Int] = []
        /// The units between the groups.
        private(set) var signs: [UInt16] = []

        mutating func add(_ length: Int) {
            digits += length
            if lengths.count < Self.most { lengths.append(length) }
        }

        mutating func add(_ sign: UInt16) { if signs.count < Self.most { signs.append(sign) } }
    }

    /// Reads a run as long as it goes on; nil where none begins.
    init?(from start: Int, in text: ScannedText) {
        range = start..<start
        var index = start
        if text[index] == 0x2B { index += 1 }
        guard text.isDigit(index) || text[index] == 0x28 && text.isDigit(index + 1) else { return nil }
        var isOpen = false
        var pending = Groups()
        while true {
            if text.isDigit(index) {
                let end = text.digitsEnd(index)
                pending.add(end - index)
                index = end
                if !isOpen { (groups, range) = (pending, start..<end) }
            } else if text[index] == 0x28, !hasBrackets, text.isDigit(index + 1) {
                (isOpen, hasBrackets) = (true, true)
                index += 1
            } else if text[index] == 0x29, isOpen {
                isOpen = false
                index += 1
            } else if index > start, Self.isSign(text, index), !Self.isSign(text, index - 1), text[index - 1] != 0x28,
                text.isDigit(index + 1) || text[index + 1] == 0x28 && !hasBrackets && text.isDigit(index + 2)
            {
                pending.add(text[index])
                index += 1
            } else {
                break
            }
        }
        guard !range.isEmpty else { return nil }
    }

    private static func isSign(_ text: ScannedText, _ index: Int) -> Bool {
        text.isSpace(index) || text[index] == 0x2E || text[index] == 0x2D
    }

    /// Whether the run is a telephone number, and neither a date, years, an address of a computer, nor a part of another number.
    func isNumber(in text: ScannedText) -> Bool {
        guard 7...15 ~= groups.digits, !text.isWordPart(range.upperBound) else { return false }
        let next = text[range.upperBound]
        if next == 0x25 || next == 0x40 || next == 0x5F { return false }
        if [0x2C, 0x2E, 0x2D, 0x2F, 0x3A].contains(next), text.isDigit(range.upperBound + 1) { return false }
        return text[range.lowerBound] == 0x2B || hasBrackets || !isOtherNumber(in: text)
    }

    private func isOtherNumber(in text: ScannedText) -> Bool {
        let (lengths, signs) = (groups.lengths, groups.signs)
        let isDotted = signs.allSatisfy { $0 == 0x2E }
        switch lengths.count {
        case 2:
            let years = [range.lowerBound, range.upperBound - lengths[1]].map { text[$0] }
            return lengths == [4, 4] && years.allSatisfy { 49...50 ~= $0 }
        case 3:
            let isDate = lengths[1] <= 2 && (lengths[0] == 4 && lengths[2] <= 2 || lengths[0] <= 2 && lengths[2] == 4)
            return isDate && signs[0] == signs[1] && signs[0] != 0x20
        case 4: return isDotted && lengths.allSatisfy { $0 <= 3 }
        default: return lengths.count > 4 && isDotted && lengths.dropFirst().allSatisfy { $0 == 3 }
        }
    }

    /// The digits to dial: behind the code of a country without a zero in brackets, which is for calls from within it.
    func dialled(in text: ScannedText) -> String {
        var string = text.string(range)
        if string.hasPrefix("+") { string = string.replacing("(0)", with: "") }
        return string.filter { $0 == "+" || $0.isASCII && $0.isNumber }
    }
}
