import Foundation

/// A format of C with the privacy of its arguments: text, and directions that begin with a percent sign.
struct LogFormat {
    /// A direction, such as `%{public}.2f`.
    private struct Direction {
        var words: Set<String> = []
        var flags = ""
        var width = ""
        var precision: String?
        var conversion: Character = "%"
    }

    private let format: String

    init(_ format: StaticString) { self.init(format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }) }

    init(_ format: String) { self.format = format }

    /// The message. A direction without an argument reads `<missing>`, and arguments without a direction are left out.
    func text(of arguments: [Any], showsPrivateParts: Bool) -> String {
        var text = ""
        var rest = format[...]
        var waiting = arguments[...]
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            guard var direction = Self.direction(at: &rest) else { return text + "%" + rest }
            if direction.width == "*" { direction.width = Self.number(from: &waiting) }
            if direction.precision == "*" { direction.precision = Self.number(from: &waiting) }
            switch direction.conversion {
            case "%": text += "%"
            case "m": text += String(cString: strerror(errno))
            default:
                guard let argument = waiting.popFirst() else {
                    text += "<missing>"
                    continue
                }
                text += Self.privacy(of: direction).reveal(
                    { Self.text(of: argument, direction) }, isScalar: Self.isScalar(argument),
                    showsPrivateParts: showsPrivateParts)
            }
        }
        return text + rest
    }

    private static func number(from arguments: inout ArraySlice<Any>) -> String {
        guard let argument = arguments.popFirst() as? any BinaryInteger else { return "" }
        return "\(max(0, min(Int(clamping: argument), 999)))"
    }

    /// Reads a direction, whose percent sign is read already; nil when the format ends in it.
    private static func direction(at rest: inout Substring) -> Direction? {
        var direction = Direction()
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            let words = rest[..<end].dropFirst().split(separator: ",")
            direction.words = Set(words.map { $0.trimmingCharacters(in: .whitespaces) })
            rest = rest[rest.index(after: end)...]
        }
        direction.flags = read("-+ #0'", from: &rest)
        direction.width = read("0123456789*", from: &rest)
        if rest.first == "." {
            rest.removeFirst()
            direction.precision = read("0123456789*", from: &rest)
        }
        // Lengths do not count: arguments know their own.
        _ = read("hljztqL", from: &rest)
        guard let conversion = rest.popFirst() else { return nil }
        direction.conversion = conversion
        return direction
    }

    private static func read(_ characters: String, from rest: inout Substring) -> String {
        let found = rest.prefix { characters.contains($0) }
        rest = rest[found.endIndex...]
        return String(found)
    }

    private static func privacy(of direction: Direction) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = direction.words.contains("mask.hash") ? .hash : .none
        if direction.words.contains("public") { return .public }
        if direction.words.contains("sensitive") { return .sensitive(mask: mask) }
        return direction.words.contains("private") ? .private(mask: mask) : .auto(mask: mask)
    }

    private static func isScalar(_ argument: Any) -> Bool {
        argument is any BinaryInteger || argument is any BinaryFloatingPoint || argument is Bool
    }

    private static func text(of argument: Any, _ direction: Direction) -> String {
        let text: String
        let start = "%" + direction.flags + direction.width
        switch argument {
        case let pointer as UnsafePointer<CChar> where direction.conversion == "s": text = String(cString: pointer)
        case let flag as Bool:
            text = direction.conversion == "d" && direction.words.isEmpty ? (flag ? "1" : "0") : "\(flag)"
        case let number as any BinaryInteger:
            if direction.words.contains("bool") { return Int64(clamping: number) == 0 ? "false" : "true" }
            if direction.words.contains("BOOL") { return Int64(clamping: number) == 0 ? "NO" : "YES" }
            if direction.words.contains("errno") { return String(cString: strerror(Int32(clamping: number))) }
            let precision = direction.precision.map { "." + $0 } ?? ""
            switch direction.conversion {
            case "d", "i", "D": return String(format: start + precision + "lld", Int64(clamping: number))
            case "u", "x", "X", "o":
                return String(format: start + precision + "ll\(direction.conversion)", bits(of: number))
            case "c": return Unicode.Scalar(UInt32(clamping: number)).map { "\(Character($0))" } ?? ""
            default: text = "\(number)"
            }
        case let number as any BinaryFloatingPoint:
            guard "fFeEgGaA".contains(direction.conversion) else { return "\(number)" }
            let precision = direction.precision.map { "." + $0 } ?? ""
            return String(format: start + precision + "\(direction.conversion)", Double(number))
        default: text = "\(argument)"
        }
        return pad(direction.precision.flatMap(Int.init).map { String(text.prefix($0)) } ?? text, direction)
    }

    /// The bits of a number as one without a sign of the same width.
    private static func bits(of number: any BinaryInteger) -> UInt64 {
        let width = max(32, number.bitWidth)
        let all = UInt64(truncatingIfNeeded: number)
        return width >= 64 ? all : all & (1 << UInt64(width) - 1)
    }

    private static func pad(_ text: String, _ direction: Direction) -> String {
        let columns = Int(direction.width) ?? 0
        let alignment: OSLogStringAlignment =
            direction.flags.contains("-") ? .left(columns: columns) : .right(columns: columns)
        return alignment.align(text)
    }
}
