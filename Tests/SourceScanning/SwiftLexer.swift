/// Splits Swift source text into tokens and comments, well enough for checks that read code as words.
///
/// Strings of every form, their interpolations, nested block comments and back-ticked names are understood. Regular expression
/// literals between plain slashes are not.
struct SwiftLexer {
    private(set) var tokens: [SwiftToken] = []
    /// The text of every line that holds a comment, by line number, slashes and asterisks included.
    private(set) var comments: [Int: String] = [:]

    // Bytes, because a debug build walks them many times faster than characters.
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        lexCode(untilClosingParenthesis: false)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func byte(ahead distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == .newline { line += 1 }
            position += 1
        }
    }

    private func text(from start: Int, to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    private mutating func lexCode(untilClosingParenthesis isInterpolation: Bool) {
        var depth = 0
        while let byte = current {
            switch byte {
            case .newline, .space, .tab, .carriageReturn:
                advance()
            case .slash where self.byte(ahead: 1) == .slash:
                lexLineComment()
            case .slash where self.byte(ahead: 1) == .asterisk:
                lexBlockComment()
            case .quote:
                lexString(hashes: 0)
            case .hash where rawStringHashes > 0:
                lexString(hashes: rawStringHashes)
            case .backtick:
                lexQuotedName()
            case _ where byte.isDigit:
                lexWord(.number)
            case _ where byte.startsWord:
                lexWord(.word)
            case .at, .hash:
                lexWord(.word)
            default:
                if isInterpolation {
                    if byte == .openParenthesis { depth += 1 }
                    if byte == .closeParenthesis {
                        if depth == 0 { return }
                        depth -= 1
                    }
                }
                tokens.append(SwiftToken(kind: .mark, text: text(from: position, to: position + 1), line: line))
                advance()
            }
        }
    }

    private mutating func lexWord(_ kind: SwiftToken.Kind) {
        let start = position
        position += 1
        while let byte = current, byte.continuesWord { position += 1 }
        tokens.append(SwiftToken(kind: kind, text: text(from: start, to: position), line: line))
    }

    private mutating func lexQuotedName() {
        position += 1
        let start = position
        while let byte = current, byte != .backtick, byte != .newline { position += 1 }
        tokens.append(SwiftToken(kind: .word, text: text(from: start, to: position), line: line))
        if current == .backtick { position += 1 }
    }

    private mutating func lexLineComment() {
        let start = position
        while let byte = current, byte != .newline { position += 1 }
        comments[line, default: ""] += text(from: start, to: position)
    }

    private mutating func lexBlockComment() {
        var depth = 0
        var start = position
        repeat {
            if current == .slash, byte(ahead: 1) == .asterisk {
                depth += 1
                position += 2
            } else if current == .asterisk, byte(ahead: 1) == .slash {
                depth -= 1
                position += 2
            } else if current == .newline {
                comments[line, default: ""] += text(from: start, to: position)
                advance()
                start = position
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        comments[line, default: ""] += text(from: start, to: min(position, bytes.count))
    }

    /// The number of hashes before a quote here; 0 when this is no raw string.
    private var rawStringHashes: Int {
        var count = 0
        while byte(ahead: count) == .hash { count += 1 }
        return byte(ahead: count) == .quote ? count : 0
    }

    private mutating func lexString(hashes: Int) {
        position += hashes
        let isMultiline = byte(ahead: 1) == .quote && byte(ahead: 2) == .quote
        position += isMultiline ? 3 : 1
        var start = position
        var startLine = line
        while let byte = current {
            if byte == .quote, closesString(hashes: hashes, isMultiline: isMultiline) { break }
            if byte == .newline, !isMultiline { break }
            guard byte == .backslash, escapes(hashes: hashes) else {
                advance()
                continue
            }
            if self.byte(ahead: hashes + 1) == .openParenthesis {
                tokens.append(SwiftToken(kind: .string, text: text(from: start, to: position), line: startLine))
                advance(hashes + 2)
                lexCode(untilClosingParenthesis: true)
                advance()
                start = position
                startLine = line
            } else {
                advance(hashes + 2)
            }
        }
        tokens.append(SwiftToken(kind: .string, text: text(from: start, to: position), line: startLine))
        if current == .quote { position = min(bytes.count, position + (isMultiline ? 3 : 1) + hashes) }
    }

    private func closesString(hashes: Int, isMultiline: Bool) -> Bool {
        let quotes = isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte(ahead: $0) == .quote }
            && (quotes..<quotes + hashes).allSatisfy { byte(ahead: $0) == .hash }
    }

    private func escapes(hashes: Int) -> Bool { (1..<1 + hashes).allSatisfy { byte(ahead: $0) == .hash } }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let tab = UInt8(ascii: "\t")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let asterisk = UInt8(ascii: "*")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let backtick = UInt8(ascii: "`")
    fileprivate static let hash = UInt8(ascii: "#")
    fileprivate static let at = UInt8(ascii: "@")
    fileprivate static let openParenthesis = UInt8(ascii: "(")
    fileprivate static let closeParenthesis = UInt8(ascii: ")")

    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    fileprivate var startsWord: Bool {
        let lower = self | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }

    fileprivate var continuesWord: Bool { startsWord || isDigit }
}
