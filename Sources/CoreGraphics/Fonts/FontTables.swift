import Foundation

/// Reads numbers and names out of a font file's tables, as OpenType (ISO/IEC 14496-22) lays them out.
struct FontTables {
    private let face: (any FontFace)?

    init(_ face: (any FontFace)?) { self.face = face }

    /// The names that files have for their face; raw values are those of the table `name`.
    enum Name: Int {
        case family = 1
        case full = 4
        case postScript = 6
    }

    func table(_ tag: String) -> [UInt8]? {
        face?.table(tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }).map { [UInt8]($0) }
    }

    /// A signed number of 16 bits at an offset in a table; nil where the table ends before it.
    func short(_ tag: String, at place: Int) -> Int? { table(tag).flatMap { Self.short($0, at: place) } }

    /// A number with 16 fractional bits.
    func fixed(_ tag: String, at place: Int) -> CGFloat? {
        table(tag).flatMap { Self.long($0, at: place) }.map { CGFloat(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    static func word(_ bytes: [UInt8], at place: Int) -> Int? {
        place >= 0 && place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
    }

    static func short(_ bytes: [UInt8], at place: Int) -> Int? {
        word(bytes, at: place).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    static func long(_ bytes: [UInt8], at place: Int) -> Int? {
        guard let high = word(bytes, at: place), let low = word(bytes, at: place + 2) else { return nil }
        return high << 16 | low
    }

    func name(_ name: Name) -> String? { self.name(withID: name.rawValue) }

    /// The English name with an ID, or any other when there is no English one.
    func name(withID id: Int) -> String? {
        guard let bytes = table("name"), let count = Self.word(bytes, at: 2), let start = Self.word(bytes, at: 4)
        else { return nil }
        var found: (rank: Int, text: String)?
        for record in 0..<count {
            let place = 6 + 12 * record
            guard let platform = Self.word(bytes, at: place), let language = Self.word(bytes, at: place + 4),
                Self.word(bytes, at: place + 6) == id, let length = Self.word(bytes, at: place + 8),
                let offset = Self.word(bytes, at: place + 10), start + offset + length <= bytes.count
            else { continue }
            let part = bytes[start + offset..<start + offset + length]
            // Windows' American English, then Unicode's, then Macintosh's English, then any other.
            let rank = platform == 3 ? (language == 0x409 ? 0 : 3) : platform == 0 ? 1 : language == 0 ? 2 : 4
            guard rank < found?.rank ?? .max, let text = Self.text(part, isRoman: platform == 1) else { continue }
            found = (rank, text)
        }
        return found?.text
    }

    private static func text(_ bytes: ArraySlice<UInt8>, isRoman: Bool) -> String? {
        String(bytes: bytes, encoding: isRoman ? .macOSRoman : .utf16BigEndian)
    }
}
