import Foundation

/// The kinds of values in the bytes of a binary property list.
///
/// Foundation also reads sets, which property lists cannot contain, and traps when it converts one to Swift whose elements are
/// not hashable. Therefore damaged bytes are checked first. The form is that of the open sources of Core Foundation: a marker
/// before each value, the markers' offsets in a table, and a trailer of 32 bytes with the table's position.
nonisolated struct BinaryPropertyList {
    private static let header = Data("bplist".utf8)
    private static let trailerLength = 32

    private let bytes: [UInt8]

    /// Reads the bytes of a list; nil for another form, such as XML.
    init?(_ data: Data) {
        guard data.starts(with: Self.header) else { return nil }
        bytes = Array(data)
    }

    /// Whether each value is of a kind that property lists and keyed archives contain.
    var hasKnownKinds: Bool {
        guard bytes.count > Self.trailerLength else { return false }
        let trailer = bytes.count - Self.trailerLength
        let width = Int(bytes[trailer + 6])
        guard let count = number(at: trailer + 8, width: 8), let table = number(at: trailer + 24, width: 8),
            (1...8).contains(width), table <= trailer, count <= (trailer - table) / width
        else { return false }
        return (0..<count).allSatisfy { index in
            guard let offset = number(at: table + index * width, width: width), offset < table else { return false }
            return isKnown(bytes[offset])
        }
    }

    /// A big-endian number of a width in bytes; nil for one that is too large for an offset.
    private func number(at place: Int, width: Int) -> Int? {
        Int(exactly: bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private func isKnown(_ marker: UInt8) -> Bool {
        switch marker >> 4 {
        case 0: marker == 0x08 || marker == 0x09  // false, true
        case 3: marker == 0x33  // date
        case 1, 2, 4, 5, 6, 8, 0xA, 0xD: true  // integer, real, data, text, UTF-16, reference, array, dictionary
        default: false
        }
    }
}

extension PropertyListSerialization {
    /// Reads a list from bytes that may be damaged; nil for those that are not a list.
    nonisolated static func list(fromUntrusted data: Data) -> Any? {
        if let binary = BinaryPropertyList(data), !binary.hasKnownKinds { return nil }
        return try? propertyList(from: data, format: nil)
    }
}
