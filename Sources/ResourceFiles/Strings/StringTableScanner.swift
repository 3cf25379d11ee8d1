/// Reads the text form of a `.strings` file: keys and texts, `"key" = "text";`, between comments.
struct StringTableScanner {
    private let characters: [Unicode.Scalar]
    private let file: String
    private var index = 0
    private var line = 1
    private(set) var texts: [String: String] = [:]
    private(set) var faults: [ResourceFault] = []
    /// The lines of the keys.
    private var lines: [String: Int] = [:]

    init(_ text: String, file: String) {
        characters = Array(text.unicodeScalars)
        self.file = file
    }

    /// Reads to the end; behind a fault it continues at the next key that begins a line of its own.
    mutating func read() {
        var isInBraces = false
        while true {
            do throws(ResourceFault) {
                try skipBlanks()
                switch peek {
                case nil:
                    if isInBraces { throw fault(expected: "\"}\"") }
                    return
                case "{" where texts.isEmpty && !isInBraces:
                    isInBraces = true
                    index += 1
                case "}" where isInBraces:
                    isInBraces = false
                    index += 1
                default: try readEntry()
                }
            } catch {
                faults.append(error)
                if !skipToNextKey() { return }
            }
        }
    }

    private mutating func readEntry() throws(ResourceFault) {
        let start = line
        let key = try word("a key in quotes")
        try skipBlanks()
        var text = key
        if peek == "=" {
            index += 1
            try skipBlanks()
            text = try word("the text of the key \"\(key)\" in quotes")
            try skipBlanks()
        } else if peek != ";" {
            throw fault(expected: "\"=\" behind the key \"\(key)\"")
        }
        if let first = lines[key], texts[key] != text {
            faults.append(
                ResourceFault(
                    file: file, line: start,
                    found: "the key \"\(key)\" once more, with another text than in line \(first)",
                    expected: "each key once"))
        }
        texts[key] = text
        lines[key] = start
        guard peek == ";" else { throw fault(expected: "\";\" behind the text of the key \"\(key)\"") }
        index += 1
    }

    /// Skips to the next line that begins with a quotation mark; false at the end of the file.
    private mutating func skipToNextKey() -> Bool {
        while index < characters.count {
            var start = index
            while start > 0, [" ", "\t"].contains(characters[start - 1]) { start -= 1 }
            let beginsLine = start == 0 || characters[start - 1] == "\n" || characters[start - 1] == "\r"
            if beginsLine, characters[index] == "\"", line > (faults.last?.line ?? 0) || start == 0 { return true }
            // A text that was closed too late has its next key in the line of the fault.
            if beginsLine, characters[index] == "\"", line == faults.last?.line { return true }
            advance()
        }
        return false
    }

    // MARK: Words

    private mutating func word(_ expected: String) throws(ResourceFault) -> String {
        if peek == "\"" { return try quoted("\"") }
        if peek == "'" { return try quoted("'") }
        let start = index
        while let next = peek,
            next.properties.isAlphabetic || ("0"..."9").contains(next) || "_.-$/:".unicodeScalars.contains(next)
        {
            index += 1
        }
        guard index > start else { throw fault(expected: expected) }
        return String(String.UnicodeScalarView(characters[start..<index]))
    }

    private mutating func quoted(_ quote: Unicode.Scalar) throws(ResourceFault) -> String {
        let start = line
        advance()
        var text = String.UnicodeScalarView()
        while let next = peek, next != quote {
            advance()
            if next == "\\" { escape(into: &text) } else { text.append(next) }
        }
        guard peek != nil else {
            throw ResourceFault(
                file: file, line: start, found: "no end of what begins with \(ResourceFault.quoted(String(text)))",
                expected: "another quotation mark")
        }
        advance()
        return String(text)
    }

    private mutating func escape(into text: inout String.UnicodeScalarView) {
        guard let next = peek else { return }
        advance()
        switch next {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "a": text.append("\u{7}")
        case "b": text.append("\u{8}")
        case "f": text.append("\u{C}")
        case "v": text.append("\u{B}")
        case "U", "u": text.append(contentsOf: units())
        case "0"..."7":
            var code = next.value - 48
            for _ in 0..<2 {
                guard let digit = peek, ("0"..."7").contains(digit) else { break }
                code = code * 8 + digit.value - 48
                index += 1
            }
            text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        default: text.append(next)
        }
    }

    /// The character of four hexadecimal digits, and of the next escape where both make one.
    private mutating func units() -> String.UnicodeScalarView {
        var units: [UInt16] = []
        func digits(from start: Int) -> UInt16? {
            let digits = characters[min(start, characters.count)...].prefix(4)
            return digits.count == 4 ? UInt16(String(String.UnicodeScalarView(digits)), radix: 16) : nil
        }
        guard let first = digits(from: index) else { return String.UnicodeScalarView([Unicode.Scalar("U")]) }
        units.append(first)
        index += 4
        if UTF16.isLeadSurrogate(first), peek == "\\", index + 1 < characters.count,
            ["U", "u"].contains(characters[index + 1]), let second = digits(from: index + 2)
        {
            units.append(second)
            index += 6
        }
        return String(decoding: units, as: UTF16.self).unicodeScalars
    }

    // MARK: Characters

    private var peek: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

    private mutating func advance() {
        if characters[index] == "\n"
            || characters[index] == "\r" && !(index + 1 < characters.count && characters[index + 1] == "\n")
        {
            line += 1
        }
        index += 1
    }

    private mutating func skipBlanks() throws(ResourceFault) {
        while let next = peek {
            if next.properties.isWhitespace || next == "\u{FEFF}" {
                advance()
            } else if next == "/", index + 1 < characters.count, characters[index + 1] == "/" {
                while let next = peek, next != "\n", next != "\r" { advance() }
            } else if next == "/", index + 1 < characters.count, characters[index + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ResourceFault) {
        let start = line
        index += 2
        while index + 1 < characters.count {
            if characters[index] == "*", characters[index + 1] == "/" {
                index += 2
                return
            }
            advance()
        }
        index = characters.count
        throw ResourceFault(file: file, line: start, found: "a comment without an end", expected: "\"*/\"")
    }

    private func fault(expected: String) -> ResourceFault {
        let rest = characters[min(index, characters.count)...].prefix { $0 != "\n" && $0 != "\r" }.prefix(20)
        let found =
            rest.isEmpty && index >= characters.count
            ? "the end of the file"
            : ResourceFault.quoted(String(String.UnicodeScalarView(rest)))
        return ResourceFault(file: file, line: line, found: found, expected: expected)
    }
}
