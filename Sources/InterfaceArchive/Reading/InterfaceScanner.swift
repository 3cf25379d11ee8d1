import Foundation
import ResourceFiles

/// Cuts the text of an XML file into pieces.
///
/// Document types with declarations are refused, so no file can name others or grow while it is read.
struct InterfaceScanner {
    /// A piece of the file.
    enum Piece {
        case beginning(name: String, attributes: [InterfaceElement.Attribute], isWhole: Bool, line: Int)
        case ending(name: String, line: Int)
        /// Characters, with `&` for others unless they are literal.
        case characters(Range<Int>, isLiteral: Bool, line: Int)
        case end
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private var offset = 0
    /// The line of the offset that lines were counted to.
    private var line = 1
    private var counted = 0

    /// - Parameter bytes: Valid UTF-8, which outlives the scanner.
    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) { (self.bytes, self.file) = (bytes, file) }

    /// The next piece; comments and instructions are skipped.
    mutating func next() throws(ResourceFault) -> Piece {
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                let start = offset
                offset = find(UInt8(ascii: "<"), from: start) ?? bytes.count
                return .characters(start..<offset, isLiteral: false, line: countLines(to: start))
            }
            if starts(with: "<!--") {
                try skip(behind: "-->", from: offset + 4, of: "a comment")
            } else if starts(with: "<?") {
                try skip(behind: "?>", from: offset + 2, of: "an instruction")
            } else if starts(with: "<![CDATA[") {
                let (start, line) = (offset + 9, countLines(to: offset))
                try skip(behind: "]]>", from: start, of: "<![CDATA[")
                return .characters(start..<offset - 3, isLiteral: true, line: line)
            } else if starts(with: "<!") {
                try skipDocumentType()
            } else if starts(with: "</") {
                return try scanEnding()
            } else {
                return try scanBeginning()
            }
        }
        return .end
    }

    // MARK: Elements

    private mutating func scanBeginning() throws(ResourceFault) -> Piece {
        let line = countLines(to: offset)
        offset += 1
        let name = try scanName(of: "an element")
        var attributes: [InterfaceElement.Attribute] = []
        while true {
            let isApart = skipSpaces()
            if starts(with: "/>") || starts(with: ">") {
                let isWhole = bytes[offset] == UInt8(ascii: "/")
                offset += isWhole ? 2 : 1
                // Sorted by UTF-8, so that the order is the same everywhere.
                attributes.sort { $0.name < $1.name }
                for (first, second) in zip(attributes, attributes.dropFirst()) where first.name == second.name {
                    throw fault(
                        line, found: "the attribute \(first.name) of <\(name)> twice", expected: "each attribute once")
                }
                return .beginning(name: name, attributes: attributes, isWhole: isWhole, line: line)
            }
            guard isApart else {
                throw fault(found: rest, expected: "a space, an attribute or the end of <\(name)> of line \(line)")
            }
            attributes.append(try scanAttribute(of: name, line: line))
        }
    }

    private mutating func scanAttribute(
        of element: String, line: Int
    ) throws(ResourceFault) -> InterfaceElement.Attribute {
        guard offset < bytes.count else {
            throw fault(found: rest, expected: "the end of <\(element)> of line \(line)")
        }
        let name = try scanName(of: "an attribute of <\(element)>")
        skipSpaces()
        guard starts(with: "=") else { throw fault(found: rest, expected: "= behind the attribute \(name)") }
        offset += 1
        skipSpaces()
        guard starts(with: "\"") || starts(with: "'") else {
            throw fault(found: rest, expected: "the value of the attribute \(name) in quotes")
        }
        let start = offset + 1
        guard let end = find(bytes[offset], from: start) else {
            throw fault(found: "no closing quotes", expected: "those of the attribute \(name)")
        }
        if let bracket = find(UInt8(ascii: "<"), from: start, to: end) {
            throw fault(countLines(to: bracket), found: "<", expected: "the closing quotes of the attribute \(name)")
        }
        offset = end + 1
        let value = try text(in: start..<end, isAttribute: true, line: countLines(to: start))
        return InterfaceElement.Attribute(name: name, value: value)
    }

    private mutating func scanEnding() throws(ResourceFault) -> Piece {
        let line = countLines(to: offset)
        offset += 2
        let name = try scanName(of: "an element")
        skipSpaces()
        guard starts(with: ">") else { throw fault(found: rest, expected: "> behind </\(name)") }
        offset += 1
        return .ending(name: name, line: line)
    }

    private mutating func scanName(of thing: String) throws(ResourceFault) -> String {
        let start = offset
        while offset < bytes.count, Self.canBeInName(bytes[offset]) { offset += 1 }
        guard offset > start, !Self.cannotBegin(bytes[start]) else {
            offset = start
            throw fault(found: rest, expected: "the name of \(thing)")
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func canBeInName(_ byte: UInt8) -> Bool {
        switch byte {
        case 97...122, 65...90, 48...58, 45, 46, 95, 128...: true
        default: false
        }
    }

    /// Whether a byte of names cannot be the first: digits, the dot and the hyphen.
    private static func cannotBegin(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == 45 || byte == 46 }

    // MARK: Characters

    /// The text of a range, with the characters that stand there by name or number.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - isAttribute: Whether line breaks and tabs are spaces, as they are in values of attributes.
    ///   - line: The line that the range begins in.
    func text(in range: Range<Int>, isAttribute: Bool, line: Int) throws(ResourceFault) -> String {
        let hasBreaks =
            isAttribute
            && (find(UInt8(ascii: "\n"), from: range.lowerBound, to: range.upperBound) != nil
                || find(UInt8(ascii: "\t"), from: range.lowerBound, to: range.upperBound) != nil)
        guard hasBreaks || find(UInt8(ascii: "&"), from: range.lowerBound, to: range.upperBound) != nil else {
            return literal(range)
        }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            if byte == UInt8(ascii: "&") {
                guard let end = find(UInt8(ascii: ";"), from: position, to: range.upperBound),
                    let scalar = Self.scalar(literal(position + 1..<end))
                else {
                    let breaks = bytes[range.lowerBound..<position].count { $0 == UInt8(ascii: "\n") }
                    throw fault(
                        line + breaks,
                        found: ResourceFault.quoted(literal(position..<min(position + 12, range.upperBound))),
                        expected: "&amp; or another character of XML")
                }
                result += Array(String(scalar).utf8)
                position = end + 1
            } else {
                let isBreak = isAttribute && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t"))
                result.append(isBreak ? UInt8(ascii: " ") : byte)
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    func literal(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a range has only spaces and line breaks.
    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isSpace) }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    // MARK: Skipping

    private mutating func skipDocumentType() throws(ResourceFault) {
        let start = offset
        guard starts(with: "<!DOCTYPE"), let end = find(UInt8(ascii: ">"), from: start),
            find(UInt8(ascii: "["), from: start, to: end) == nil
        else { throw fault(found: rest, expected: "an element") }
        offset = end + 1
    }

    private mutating func skip(behind end: StaticString, from start: Int, of thing: String) throws(ResourceFault) {
        let last = Int(end.utf8CodeUnitCount)
        var candidate = start
        while let found = find(end.utf8Start.pointee, from: candidate) {
            if matches(end, at: found) {
                offset = found + last
                return
            }
            candidate = found + 1
        }
        throw fault(
            countLines(to: offset), found: "\(thing) without an end", expected: "\(end) before the end of the file")
    }

    @discardableResult
    private mutating func skipSpaces() -> Bool {
        let start = offset
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset > start
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 }

    private func starts(with text: StaticString) -> Bool { matches(text, at: offset) }

    private func matches(_ text: StaticString, at position: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count, let base = bytes.baseAddress else { return false }
        return memcmp(base + position, text.utf8Start, count) == 0
    }

    /// The offset of a byte in a range.
    private func find(_ byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
        let end = end ?? bytes.count
        guard start < end, let base = bytes.baseAddress else { return nil }
        return memchr(base + start, Int32(byte), end - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
    }

    // MARK: Faults

    /// The line of an offset that is not before the last one that was asked for.
    private mutating func countLines(to end: Int) -> Int {
        while let found = find(UInt8(ascii: "\n"), from: counted, to: end) {
            line += 1
            counted = found + 1
        }
        counted = max(counted, end)
        return line
    }

    /// The rest of the line at the offset, as a fault shows it.
    private var rest: String {
        guard offset < bytes.count else { return "the end of the file" }
        let end = find(UInt8(ascii: "\n"), from: offset + 1) ?? bytes.count
        return ResourceFault.quoted(literal(offset..<end))
    }

    private mutating func fault(found: String, expected: String) -> ResourceFault {
        fault(countLines(to: min(offset, bytes.count)), found: found, expected: expected)
    }

    func fault(_ line: Int, found: String, expected: String) -> ResourceFault {
        ResourceFault(file: file, line: line, found: found, expected: expected)
    }
}
