/// Scripts whose words can be shaped one by one: letters follow each other from left to right, and none changes its shape by
/// its place in the word.
enum WordScript: Int, CaseIterable {
    /// No letters at all: digits, punctuation and spaces.
    case common
    case latin, greek, cyrillic

    /// A text that Pango finds to be in the script, with a digit and punctuation: a font may have these, but none of the letters,
    /// which are then in another font.
    var sample: String {
        switch self {
        case .common: "0."
        case .latin: "a0."
        case .greek: "α0."
        case .cyrillic: "а0."
        }
    }

    /// The only script of a text in UTF-8; nil for other scripts, for several, and for characters with rules of their own, such
    /// as tabs, line separators, combining marks, emoji and spaces of other widths.
    init?(of bytes: UnsafeBufferPointer<UInt8>) {
        var hasASCIILetters = false
        var isASCII = true
        let kinds = Self.kinds
        for byte in bytes {
            switch kinds[Int(byte)] {
            case .other: return nil
            case .letter: hasASCIILetters = true
            case .common: break
            case .beyondASCII: isASCII = false
            }
        }
        var script = hasASCIILetters ? WordScript.latin : .common
        if !isASCII {
            for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
                guard let own = Self.script(of: scalar.value) else { return nil }
                guard own != .common, own != script else { continue }
                guard script == .common else { return nil }
                script = own
            }
        }
        self = script
    }

    private enum Kind: UInt8 { case other, letter, common, beyondASCII }

    private static let kinds: [Kind] = (0...255).map { byte -> Kind in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
        case 0x20...0x7E: .common
        case 0x80...: .beyondASCII
        default: .other
        }
    }

    /// The script of a character that needs no more than its own glyph, beyond ASCII.
    private static func script(of value: UInt32) -> WordScript? {
        switch value {
        case 0xA1, 0xA3, 0xA7, 0xAB, 0xB0, 0xB7, 0xBB, 0xBF: .common
        // Dashes, quotation marks, the bullet, the ellipsis and the euro.
        case 0x2013, 0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC: .common
        case 0xD7, 0xF7: nil
        case 0xC0...0x24F, 0x1E00...0x1EFF: .latin
        case 0x386, 0x388...0x3CE: .greek
        case 0x400...0x481, 0x48A...0x52F: .cyrillic
        default: nil
        }
    }
}
