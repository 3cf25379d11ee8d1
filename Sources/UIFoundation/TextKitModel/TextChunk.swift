/// Neighbouring UTF-16 units of a text.
nonisolated struct TextChunk: TextPiece {
    var units: [UInt16]

    var sum: TextLength { TextLength(length: units.count) }

    static let none = TextChunk(units: [])

    /// The units that a chunk has at most, and below which it takes in the one behind it.
    static let capacity = 4096
    static let minimum = 512

    /// Chunks with all units of a string.
    static func chunks(of string: String) -> [TextChunk] {
        guard string.utf8.count > capacity else { return chunks(of: string.units) }
        var chunks: [TextChunk] = []
        chunks.reserveCapacity(string.utf8.count / (capacity / 2) + 1)
        string.forEachUnits(of: capacity / 2) { chunks.append(TextChunk(units: $0)) }
        return chunks
    }

    /// Chunks with all units, none of them small unless there are few units in all.
    static func chunks(of units: [UInt16]) -> [TextChunk] {
        guard units.count > capacity else { return units.isEmpty ? [] : [TextChunk(units: units)] }
        let size = capacity / 2
        return stride(from: 0, to: units.count, by: size).map { start in
            TextChunk(units: Array(units[start..<min(start + size, units.count)]))
        }
    }
}
