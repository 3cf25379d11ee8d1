/// A number made of a word, by which scanners compare words without making strings.
///
/// Two words may share a number; a body is then parsed that could have been left out.
struct WordHash: Hashable, Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ word: String) {
        for byte in word.utf8 { add(byte) }
    }

    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
