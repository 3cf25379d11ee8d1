/// The lists that words belong to, for scanners that ask for each word of a file.
struct WordTable: Sendable {
    /// One bit for each value of a hash's highest bits, because nearly all words are in no list.
    private var filter = [UInt64](repeating: 0, count: 1 << 10)
    private var lists: [WordHash: Words] = [:]

    mutating func add(_ word: WordHash, _ list: Words) {
        let bit = Self.bit(of: word)
        filter[bit >> 6] |= 1 << UInt64(bit & 63)
        lists[word, default: []].formUnion(list)
    }

    @inline(__always)
    subscript(word: WordHash) -> Words {
        let bit = Self.bit(of: word)
        return filter[bit >> 6] & (1 << UInt64(bit & 63)) == 0 ? [] : lists[word] ?? []
    }

    @inline(__always)
    private static func bit(of word: WordHash) -> Int { Int(truncatingIfNeeded: word.value >> 48) }
}
