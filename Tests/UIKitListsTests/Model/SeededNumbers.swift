/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    /// A number from 0 up to a bound, which is excluded and at least 1.
    mutating func next(upTo bound: Int) -> Int { Int(next() >> 33) % bound }
}
