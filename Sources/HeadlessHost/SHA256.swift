internal import CNettle

/// The SHA-256 hash function of FIPS 180-4, as Nettle computes it with the processor's own instructions.
package nonisolated enum SHA256 {
    /// The digest of some bytes as 64 lowercase hexadecimal digits.
    package static func hexDigest(of bytes: UnsafeRawBufferPointer) -> String {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
