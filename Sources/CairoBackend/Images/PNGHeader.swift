import Foundation

/// The dimensions that a PNG file states in its first chunk.
struct PNGHeader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let width: Int
    let height: Int

    /// Reads the header; nil when the data is too short or does not begin with one.
    init?(_ data: Data) {
        // The signature, the chunk's length and name, and two big-endian numbers of four bytes.
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: Self.signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        width = number(at: 16)
        height = number(at: 20)
    }
}
