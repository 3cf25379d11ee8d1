import Foundation

/// DejaVu Sans under another name, which no machine has, and with other tables if wanted.
struct AlteredFont {
    let data: Data

    init(named name: String, tables: [String: Data] = [:]) throws {
        let file = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        func number(_ place: Int, _ count: Int) -> Int { file[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
        var parts: [String: Data] = [:]
        for record in 0..<number(4, 2) {
            let place = 12 + 16 * record
            let start = number(place + 8, 4)
            let tag = String(decoding: file[place..<place + 4], as: UTF8.self)
            parts[tag] = file.subdata(in: start..<start + number(place + 12, 4))
        }
        parts["name"] = Self.names(name)
        parts.merge(tables) { _, changed in changed }
        // OpenType wants tables in the order of their tags.
        let sorted = parts.sorted { $0.key < $1.key }
        var (directory, contents) = (Self.words([0, 1, sorted.count, 0, 0, 0].map { UInt16($0) }), Data())
        directory.replaceSubrange(0..<4, with: [0, 1, 0, 0])
        for (tag, table) in sorted {
            directory += Data(tag.utf8) + Data(count: 4)
            directory += Self.long(12 + 16 * sorted.count + contents.count) + Self.long(table.count)
            contents += table + Data(count: (4 - table.count % 4) % 4)
        }
        data = directory + contents
    }

    /// A table of the family, style, full and PostScript name, without spaces in the last.
    private static func names(_ name: String) -> Data {
        let texts = [(1, name), (2, "Regular"), (4, name), (6, name.replacingOccurrences(of: " ", with: ""))]
        var (records, strings) = (Data(), Data())
        for (id, text) in texts {
            let bytes = words(Array(text.utf16))
            records += words([3, 1, 0x409, UInt16(id), UInt16(bytes.count), UInt16(strings.count)])
            strings += bytes
        }
        return words([0, UInt16(texts.count), UInt16(6 + records.count)]) + records + strings
    }

    /// A table of one axis of variation, whose name is that of the style.
    static func axis(_ tag: String, from low: Int, at initial: Int, to high: Int) -> Data {
        var table = words([1, 0, 16, 2, 1, 20, 0, 8]) + Data(tag.utf8)
        for value in [low, initial, high] { table += long(value << 16) }
        return table + words([0, 2])
    }

    private static func words(_ values: [UInt16]) -> Data {
        Data(values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }

    private static func long(_ value: Int) -> Data { words([UInt16(value >> 16 & 0xFFFF), UInt16(value & 0xFFFF)]) }
}
