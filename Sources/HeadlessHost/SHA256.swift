/// The SHA-256 hash function of FIPS 180-4.
package nonisolated struct SHA256 {
    private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )

    /// The digest of some bytes as 64 lowercase hexadecimal digits.
    package static func hexDigest(of bytes: UnsafeRawBufferPointer) -> String {
        var hash = SHA256()
        let wholeBlocks = bytes.count / 64 * 64
        hash.add(blocks: UnsafeRawBufferPointer(rebasing: bytes[..<wholeBlocks]))
        // The rest, a one bit, zeros, and the length in bits fill the last block or two.
        var tail = Array(bytes[wholeBlocks...]) + [0x80]
        tail.append(contentsOf: repeatElement(0, count: (120 - tail.count) % 64))
        withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { tail.append(contentsOf: $0) }
        tail.withUnsafeBytes { hash.add(blocks: $0) }
        return hash.words.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private var words: [UInt32] {
        [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7]
    }

    /// Receives bytes whose count is a multiple of 64.
    private mutating func add(blocks: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            Self.constants.withUnsafeBufferPointer { constants in
                for start in stride(from: 0, to: blocks.count, by: 64) {
                    add(block: blocks, at: start, schedule: schedule, constants: constants)
                }
            }
        }
    }

    private mutating func add(
        block: UnsafeRawBufferPointer, at start: Int, schedule w: UnsafeMutableBufferPointer<UInt32>,
        constants k: UnsafeBufferPointer<UInt32>
    ) {
        // Loops over indices are written with `while`: frames are hashed in debug builds too, where ranges are slow.
        var i = 0
        while i < 16 {
            w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: start + 4 * i, as: UInt32.self))
            i += 1
        }
        while i < 64 {
            let x = w[i &- 15]
            let y = w[i &- 2]
            let low = ((x &>> 7) | (x &<< 25)) ^ ((x &>> 18) | (x &<< 14)) ^ (x &>> 3)
            let high = ((y &>> 17) | (y &<< 15)) ^ ((y &>> 19) | (y &<< 13)) ^ (y &>> 10)
            w[i] = w[i &- 16] &+ low &+ w[i &- 7] &+ high
            i += 1
        }
        var (a, b, c, d, e, f, g, h) = state
        i = 0
        while i < 64 {
            let mixE = ((e &>> 6) | (e &<< 26)) ^ ((e &>> 11) | (e &<< 21)) ^ ((e &>> 25) | (e &<< 7))
            let first = h &+ mixE &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
            let mixA = ((a &>> 2) | (a &<< 30)) ^ ((a &>> 13) | (a &<< 19)) ^ ((a &>> 22) | (a &<< 10))
            let second = mixA &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            i += 1
        }
        state = (
            state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e, state.5 &+ f, state.6 &+ g,
            state.7 &+ h
        )
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
