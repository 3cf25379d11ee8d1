/// Damages recordings in the ways that disks, editors and other programs do, and in some that only malice does.
struct RecordingMutator {
    /// Damages of a recording.
    enum Damage: CaseIterable {
        case flippedBit, otherByte, cutOff, lostLine, doubledLine, swappedLines, extremeNumber, otherType, unknownKey
        case renamedKey, lostValue, deepNesting, longLine, noText, emptyLine, joinedLines
        case likelyNumber, doubledEvent, swappedEvents

        /// Those after which a recording may still be one, with other events.
        static let gentle: [Damage] = [.likelyNumber, .doubledEvent, .swappedEvents, .lostLine, .unknownKey]
    }

    static let numbers = [
        "1e308", "-1e308", "1e-320", "0", "-1", "-0", "1e400", "-1e400", "NaN", "Infinity", "2147483647", "2147483648",
        "4294967296", "9007199254740993", "9223372036854775808", "99999999999999999999", "0.0000001", "1e15", "1e10",
        "1e9", "1000001", "10000", "10001", "5793", "3000", "320", "1", "8", "8.01", "0.125", "0.1", "0x10", "1.5.2",
    ]
    static let values = [
        "null", "true", "false", "\"\"", "\"x\"", "[]", "{}", "[1]", "[1,2,3]", "-1", "0.5", "{\"a\":1}",
    ]

    var dice: Dice

    /// A recording with some damage; its lines, each without its end.
    mutating func damaged(_ lines: [[UInt8]]) -> [UInt8] {
        var lines = lines
        let isGentle = !dice.once(in: 3)
        for _ in 0...dice.below(isGentle ? 12 : 3) {
            apply(dice.pick(isGentle ? Damage.gentle : Damage.allCases), to: &lines)
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    }

    /// Applies one damage to lines; without lines it has no effect.
    mutating func apply(_ damage: Damage, to lines: inout [[UInt8]]) {
        guard !lines.isEmpty else { return }
        let first = Damage.gentle.contains(damage) && lines.count > 1 ? 1 : 0
        let index = first == 0 && dice.once(in: 4) ? 0 : first + dice.below(lines.count - first)
        let other = dice.below(lines.count)
        switch damage {
        case .flippedBit: changeByte(in: &lines[index]) { $1 ^ 1 << UInt8($0.below(8)) }
        case .otherByte: changeByte(in: &lines[index]) { dice, _ in UInt8(dice.below(256)) }
        case .cutOff:
            lines.removeSubrange((index + 1)...)
            lines[index].removeLast(dice.below(lines[index].count + 1))
        case .lostLine: lines.remove(at: index)
        case .doubledLine: lines.insert(lines[index], at: other)
        case .swappedLines: lines.swapAt(index, other)
        case .extremeNumber: replaceValue(in: &lines[index], with: dice.pick(Self.numbers), onlyNumbers: true)
        case .otherType: replaceValue(in: &lines[index], with: dice.pick(Self.values), onlyNumbers: false)
        case .unknownKey:
            guard lines[index].first == UInt8(ascii: "{") else { return }
            lines[index].insert(contentsOf: Array("\"stranger\":\(dice.pick(Self.values)),".utf8), at: 1)
        case .renamedKey:
            guard let key = pick(JSONTokens.keys(in: lines[index])) else { return }
            lines[index].replaceSubrange(key, with: Array("\"\(dice.pick(["x", "t", "event", "id", ""]))\"".utf8))
        case .lostValue:
            guard let value = pick(JSONTokens.values(in: lines[index])) else { return }
            lines[index].removeSubrange(value)
        case .deepNesting:
            let depth = 1 << (4 + dice.below(9))
            let (open, close) = dice.once(in: 2) ? ("[", "]") : ("{\"a\":", "}")
            let text = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            replaceValue(in: &lines[index], with: text, onlyNumbers: false)
        case .longLine:
            let text =
                "\"" + String(repeating: dice.pick(["x", "\\u0301", "é", "🙂", " "]), count: 1 << (6 + dice.below(15)))
            replaceValue(in: &lines[index], with: text + "\"", onlyNumbers: false)
        case .noText:
            let bytes: [UInt8] = dice.pick([[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0], [0xF4, 0x90, 0x80, 0x80]])
            lines[index].insert(contentsOf: bytes, at: dice.below(lines[index].count + 1))
        case .emptyLine: lines.insert(Array(dice.pick(["", "  ", "\r", "\u{2028}", "null", "{}"]).utf8), at: index)
        case .joinedLines:
            guard index != other else { return }
            lines[index] += lines[other]
        case .likelyNumber: replaceNumber(in: &lines[index])
        case .doubledEvent: if index > 0 { lines.insert(lines[index], at: index) }
        case .swappedEvents: swapEvents(index, other, in: &lines)
        }
    }

    /// Replaces a number that is no time by one that an event may well have.
    private mutating func replaceNumber(in line: inout [UInt8]) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let ranges = JSONTokens.values(in: line).dropFirst().filter { range in
            digits.contains(line[range.lowerBound]) || line[range.lowerBound] == UInt8(ascii: "-")
        }
        guard let range = pick(ranges) else { return }
        let isWhole = !line[range].contains(UInt8(ascii: "."))
        let text =
            isWhole
            ? String(dice.below(dice.once(in: 2) ? 4 : 700)) : Figures.text(dice.fraction() * 2400 - 400, digits: 3)
        line.replaceSubrange(range, with: Array(text.utf8))
    }

    /// Exchanges two events; their times stay where they are.
    private func swapEvents(_ first: Int, _ second: Int, in lines: inout [[UInt8]]) {
        guard first > 0, second > 0, first != second, let time = JSONTokens.values(in: lines[first]).first,
            let other = JSONTokens.values(in: lines[second]).first
        else { return }
        let (firstTime, secondTime) = (lines[first][time], lines[second][other])
        lines[first].replaceSubrange(time, with: Array(secondTime))
        lines[second].replaceSubrange(other, with: Array(firstTime))
        lines.swapAt(first, second)
    }

    private mutating func changeByte(in line: inout [UInt8], _ change: (inout Dice, UInt8) -> UInt8) {
        guard !line.isEmpty else { return }
        let place = dice.below(line.count)
        line[place] = change(&dice, line[place])
    }

    private mutating func pick(_ ranges: [Range<Int>]) -> Range<Int>? { ranges.isEmpty ? nil : dice.pick(ranges) }

    private mutating func replaceValue(in line: inout [UInt8], with text: String, onlyNumbers: Bool) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let ranges = JSONTokens.values(in: line).filter { range in
            !onlyNumbers || digits.contains(line[range.lowerBound]) || line[range.lowerBound] == UInt8(ascii: "-")
        }
        if let range = pick(ranges) { line.replaceSubrange(range, with: Array(text.utf8)) }
    }
}
