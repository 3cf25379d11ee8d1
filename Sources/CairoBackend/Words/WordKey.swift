/// Characters of a word as a key, packed into two numbers, because strings take longer to compare and hash.
struct WordKey: Hashable {
    /// The most bytes of UTF-8 that a key holds.
    static let capacity = 15

    private let low: UInt64
    private let high: UInt64

    /// Makes the key of a word; nil for one that is longer.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= Self.capacity else { return nil }
        var (low, high) = (UInt64(0), UInt64(0))
        for byte in bytes.prefix(8) { low = low << 8 | UInt64(byte) }
        for byte in bytes.dropFirst(8) { high = high << 8 | UInt64(byte) }
        // No two lengths share a number: the bytes are never 0, and the second half has room for the length.
        (self.low, self.high) = (low, high << 8 | UInt64(bytes.count))
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine((low ^ (low >> 29)) &* 0x9E37_79B9_7F4A_7C15 ^ high &* 0xC2B2_AE3D_27D4_EB4F)
    }
}
