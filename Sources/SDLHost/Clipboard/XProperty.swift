/// The value of a window's property as it was read.
nonisolated struct XProperty: Hashable, Sendable {
    var type: UInt32
    /// Bits of one element: 8, 16 or 32.
    var format: Int
    var bytes: [UInt8]
    /// The number of bytes that were left there.
    var remainder: Int

    /// The elements when they have 32 bits.
    var words: [UInt32] {
        guard format == 32 else { return [] }
        return bytes.withUnsafeBytes { buffer in
            (0..<buffer.count / 4).map { buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }
}
