extension UInt8 {
    /// Whether a byte can be part of a name; those of other characters than ASCII's can.
    @inline(__always)
    var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether a byte separates words: spaces, tabs and line breaks.
    @inline(__always)
    var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
