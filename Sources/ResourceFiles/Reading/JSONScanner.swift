package import Foundation

/// Reads a JSON file and keeps the line of every value, which Foundation's readers do not report.
package struct JSONScanner {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1
    private var depth = 0

    /// Deeper files are refused, so that none exhausts the stack.
    private static let deepest = 200

    private init(_ data: Data, file: String) {
        bytes = [UInt8](data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        self.file = file
    }

    /// The value in a file's bytes; throws a fault that names `file` for bytes that are not JSON.
    package static func read(_ data: Data, file: String) throws(ResourceFault) -> LocatedJSON {
        var scanner = JSONScanner(data, file: file)
        let value = try scanner.value()
        scanner.skipBlanks()
        if scanner.index < scanner.bytes.count { throw scanner.fault(expected: "the end of the file") }
        return value
    }

    // MARK: Values

    private mutating func value() throws(ResourceFault) -> LocatedJSON {
        skipBlanks()
        let start = line
        switch peek {
        case UInt8(ascii: "{"): return LocatedJSON(try object(), line: start, file: file)
        case UInt8(ascii: "["): return LocatedJSON(try list(), line: start, file: file)
        case UInt8(ascii: "\""): return LocatedJSON(.string(try string()), line: start, file: file)
        default:
            let word = word()
            switch word {
            case "true": return LocatedJSON(.bool(true), line: start, file: file)
            case "false": return LocatedJSON(.bool(false), line: start, file: file)
            case "null": return LocatedJSON(.null, line: start, file: file)
            default:
                guard let number = Double(word), number.isFinite, word.first?.isNumber == true || word.first == "-"
                else { throw fault(found: word.isEmpty ? nil : ResourceFault.quoted(word), expected: "a value") }
                return LocatedJSON(.number(number, text: word), line: start, file: file)
            }
        }
    }

    private mutating func object() throws(ResourceFault) -> LocatedJSON.Value {
        try descend()
        var members: [LocatedJSON.Member] = []
        index += 1
        skipBlanks()
        while peek != UInt8(ascii: "}") {
            skipBlanks()
            guard peek == UInt8(ascii: "\"") else { throw fault(expected: "a name in quotes or \"}\"") }
            let name = try string()
            skipBlanks()
            guard peek == UInt8(ascii: ":") else { throw fault(expected: "\":\" behind the name \"\(name)\"") }
            index += 1
            members.append(LocatedJSON.Member(name: name, value: try value()))
            try separator(end: UInt8(ascii: "}"), text: "\",\" or \"}\"")
        }
        index += 1
        depth -= 1
        return .object(members)
    }

    private mutating func list() throws(ResourceFault) -> LocatedJSON.Value {
        try descend()
        var elements: [LocatedJSON] = []
        index += 1
        skipBlanks()
        while peek != UInt8(ascii: "]") {
            elements.append(try value())
            try separator(end: UInt8(ascii: "]"), text: "\",\" or \"]\"")
        }
        index += 1
        depth -= 1
        return .list(elements)
    }

    private mutating func descend() throws(ResourceFault) {
        depth += 1
        if depth > Self.deepest {
            throw fault(
                found: "more than \(Self.deepest) objects and lists in each other",
                expected: "at most \(Self.deepest)")
        }
    }

    private mutating func separator(end: UInt8, text: String) throws(ResourceFault) {
        skipBlanks()
        if peek == UInt8(ascii: ",") {
            index += 1
            skipBlanks()
            if peek == end { throw fault(expected: "another value behind \",\"") }
        } else if peek != end {
            throw fault(expected: text)
        }
    }

    // MARK: Strings

    private mutating func string() throws(ResourceFault) -> String {
        index += 1
        let start = line
        var text: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            index += 1
            switch byte {
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20:
                index -= 1
                throw fault(found: "a control character", expected: "the string to end in its line")
            default: text.append(byte)
            }
        }
        guard peek != nil else {
            throw ResourceFault(file: file, line: start, found: "the end of the file", expected: "the end of a string")
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(ResourceFault) {
        guard let byte = peek else { return }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "u"):
            var units = [try unit()]
            // A character outside the basic plane is written as two escapes.
            if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
                index += 2
                units.append(try unit())
            }
            text += Array(String(decoding: units, as: UTF16.self).utf8)
        default:
            index -= 1
            throw fault(expected: "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    private mutating func unit() throws(ResourceFault) -> UInt16 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else {
            throw fault(expected: "four hexadecimal digits")
        }
        index += 4
        return unit
    }

    // MARK: Characters

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            if byte == 0x0A { line += 1 }
            index += 1
        }
    }

    /// The characters up to the next that has a meaning of its own.
    private mutating func word() -> String {
        let start = index
        let stops = Array(" \t\r\n{}[],:\"".utf8)
        while let byte = peek, !stops.contains(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func fault(found: String? = nil, expected: String) -> ResourceFault {
        var found = found ?? ""
        if found.isEmpty {
            let rest = bytes[index...].prefix(160).prefix { $0 != 0x0A && $0 != 0x0D }
            found =
                index >= bytes.count
                ? "the end of the file" : ResourceFault.quoted(String(decoding: rest, as: UTF8.self).prefix(20))
        }
        return ResourceFault(file: file, line: line, found: found, expected: expected)
    }
}
