import Foundation

/// Damages saved states: their bytes, and under a right checksum the values inside.
struct StateMutator {
    /// Damages of a state.
    enum Damage: CaseIterable {
        case flippedBits, cutOff, zeros, doubledPiece, otherValues, flippedContent
    }

    var dice: Dice

    /// A state with some damage.
    mutating func damaged(_ state: Data) -> Data {
        switch dice.pick(Damage.allCases) {
        case .flippedBits: return flipped(state)
        case .cutOff: return state.prefix(dice.below(state.count + 1))
        case .zeros:
            let piece = piece(of: state)
            return state[..<piece.lowerBound] + Data(count: piece.count) + state[piece.upperBound...]
        case .doubledPiece:
            let piece = piece(of: state)
            return state[..<piece.upperBound] + state[piece] + state[piece.upperBound...]
        case .otherValues: return wrapped(state) { $0.otherValues($1) }
        case .flippedContent: return wrapped(state) { $0.flipped($1) }
        }
    }

    private mutating func piece(of data: Data) -> Range<Int> {
        guard !data.isEmpty else { return 0..<0 }
        let start = dice.below(data.count)
        return start..<min(data.count, start + 1 + dice.below(64))
    }

    private mutating func flipped(_ data: Data) -> Data {
        guard !data.isEmpty else { return data }
        var data = data
        for _ in 0...dice.below(8) { data[dice.below(data.count)] ^= 1 << UInt8(dice.below(8)) }
        return data
    }

    /// Changes the content of a state and puts it under a checksum that is right again.
    private mutating func wrapped(_ state: Data, change: (inout StateMutator, Data) -> Data) -> Data {
        guard var list = Self.list(state) as? [String: Any], let content = list["content"] as? Data else {
            return state
        }
        let changed = change(&self, content)
        list["content"] = changed
        list["checksum"] = Self.checksum(of: changed)
        return Self.data(list) ?? state
    }

    /// Replaces one or two values in a property list or an archive in it.
    private mutating func otherValues(_ content: Data) -> Data {
        guard var list = Self.list(content) else { return flipped(content) }
        for _ in 0...dice.below(2) { list = other(list, depth: 0) }
        return Self.data(list) ?? flipped(content)
    }

    private mutating func other(_ value: Any, depth: Int) -> Any {
        // Deeper ones are many, so most of the paths lead down.
        let goesOn = !dice.once(in: 6)
        switch value {
        case let members as [String: Any] where goesOn && !members.isEmpty:
            var members = members
            let key = dice.pick(members.keys.sorted())
            members[key] = dice.once(in: 8) ? nil : other(members[key] ?? 0, depth: depth + 1)
            return members
        case let elements as [Any] where goesOn && !elements.isEmpty:
            var elements = elements
            let index = dice.below(elements.count)
            switch dice.below(8) {
            case 0: elements.remove(at: index)
            case 1: elements.append(elements[index])
            case 2: elements.swapAt(index, dice.below(elements.count))
            default: elements[index] = other(elements[index], depth: depth + 1)
            }
            return elements
        case let data as Data where goesOn:
            guard data.starts(with: "bplist".utf8), let list = Self.list(data) else { return flipped(data) }
            return Self.data(other(list, depth: depth + 1)) ?? flipped(data)
        default: return stranger()
        }
    }

    private mutating func stranger() -> Any {
        let strangers: [Any] = [
            0, -1, Int.max, Int.min, 1e308, -1e308, Double.nan, Double.infinity, true, false, "", "x",
            String(repeating: "y", count: 10_000), Data(), Data([0xFF]), Date(timeIntervalSince1970: 1e15), [Any](),
            [String: Any](), ["a": 1] as [String: Any], [1, "x"] as [Any],
        ]
        return dice.pick(strangers)
    }

    private static func list(_ data: Data) -> Any? {
        try? PropertyListSerialization.propertyList(from: data, format: nil)
    }

    private static func data(_ list: Any) -> Data? {
        try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// FNV-1a of 64 bits, as saved states have it.
    static func checksum(of data: Data) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
