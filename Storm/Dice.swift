/// Random numbers that are the same for the same seed and the same position in the storm.
struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Numbers for one job: those of other jobs do not depend on them.
    init(seed: UInt64, kind: String = "", job: Int = 0) {
        state = seed
        state = next()
        for byte in kind.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state ^= UInt64(truncatingIfNeeded: job) &* 0xD6E8_FEB8_6659_FD93
        state = next()
    }

    /// The generator known as SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 and below a limit, which is at least 1.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// True in one of so many cases.
    mutating func once(in cases: Int) -> Bool { below(cases) == 0 }

    /// One of a list that is not empty.
    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

    /// A number from 0 and below 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
