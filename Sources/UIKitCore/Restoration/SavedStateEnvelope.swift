import Foundation

/// A saved state with a format, a version and a checksum.
nonisolated struct SavedStateEnvelope: Codable {
    static let format = "uikit-state"
    private static let version = 1

    private let format: String
    private let version: Int
    private let checksum: String
    let content: Data

    /// Wraps a content.
    init(content: Data) {
        self.content = content
        (format, version, checksum) = (Self.format, Self.version, Self.checksum(of: content))
    }

    /// Throws a `SavedStateError` with the reason if the envelope is invalid.
    func check() throws {
        guard format == Self.format else { throw SavedStateError("it is no saved state") }
        guard version == Self.version else {
            throw SavedStateError("its version is \(version), and only \(Self.version) can be read")
        }
        guard checksum == Self.checksum(of: content) else { throw SavedStateError("its checksum is wrong") }
    }

    /// FNV-1a of 64 bits.
    private static func checksum(of data: Data) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
