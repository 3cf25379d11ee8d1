import Foundation

/// Addresses of pages and of mail.
extension DataScanner {
    /// The endings of names that are links without a scheme.
    private static let endings: Set<String> = [
        "com", "org", "net", "edu", "gov", "int", "info", "biz", "io", "co", "tv", "app", "dev", "ai", "eu", "de", "at",
        "ch",
        "fr", "es", "it", "nl", "be", "uk", "ie", "ca", "au", "nz", "jp", "cn", "kr", "tw", "ru", "pl", "cz", "se",
        "dk", "fi",
        "pt", "br", "mx",
    ]
    /// Signs at the end of a link that belong to the sentence around it: `.,;:!?'"` and the curved and joined forms of them.
    private static let endSigns = Set(".,;:!?'\"’”…".utf16)
    private static let brackets: [(open: UInt16, close: UInt16)] = [(0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D)]

    func links(in text: ScannedText) -> [DetectedData] {
        var (finds, index): ([DetectedData], Int) = ([], 0)
        while index < text.count {
            guard text.isWordPart(index), !isNamePart(text[index - 1]) || index == 0 else {
                index += 1
                continue
            }
            var end = index
            while isNamePart(text[end]) { end += 1 }
            // A link that begins before the part is none of its finds.
            let begins = index > 0 || !isNamePart(text[-1])
            if begins, let link = link(of: index..<end, in: text) {
                let url = URL(string: link.scheme + text.string(link.range))
                if let url { finds.append(DetectedData(range: link.range, value: .link(url))) }
                end = max(end, link.range.upperBound)
            }
            index = end
        }
        return finds
    }

    /// A link with the scheme that it lacks.
    private typealias Link = (range: Range<Int>, scheme: String)

    /// The link that a name begins, which is a scheme, the recipient of mail, or a host.
    private func link(of name: Range<Int>, in text: ScannedText) -> Link? {
        if text.has("://", at: name.upperBound) { return page(withScheme: name, in: text) }
        if text[name.upperBound] == 0x40 { return mail(to: name, in: text) }
        return page(withoutScheme: name, in: text)
    }

    // MARK: Kinds of links

    private func page(withScheme scheme: Range<Int>, in text: ScannedText) -> Link? {
        let isScheme = text.units[scheme].allSatisfy { unit in
            unit < 0x80
                && (ScannedText.isLetter(unit) || 48...57 ~= unit || unit == 0x2B || unit == 0x2D || unit == 0x2E)
        }
        let body = scheme.upperBound + 3
        guard isScheme, text.isLetter(scheme.lowerBound),
            text.isWordPart(body) || text[body] == 0x5B || text[body] == 0x2F
        else { return nil }
        var host = body
        while host - body < Self.reach, isAuthorityPart(text[host]) { host += 1 }
        let hasPath = [0x2F, 0x3F, 0x23].contains(text[host])
        let end = linkEnd(from: body, to: hasPath ? nil : host, since: scheme.lowerBound, in: text)
        return end > body ? (scheme.lowerBound..<end, "") : nil
    }

    private func mail(to recipient: Range<Int>, in text: ScannedText) -> Link? {
        let start = recipient.upperBound + 1
        var end = start
        while isHostPart(text[end]) { end += 1 }
        while end > start, text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
        guard text[end] != 0x40, let ending = ending(of: start..<end, in: text), ending.count >= 2,
            ending.allSatisfy(\.isLetter), text[recipient.upperBound - 1] != 0x2E
        else { return nil }
        return (recipient.lowerBound..<end, "mailto:")
    }

    private func page(withoutScheme name: Range<Int>, in text: ScannedText) -> Link? {
        var host = name
        while let last = text.units[host].last, last == 0x2E || last == 0x2D {
            host = host.lowerBound..<host.upperBound - 1
        }
        guard text[name.lowerBound - 1] != 0x40, text.units[host].allSatisfy(isHostPart),
            let ending = ending(of: host, in: text)
        else { return nil }
        let known = Self.endings.contains(ending.lowercased())
        // A capital begins the next sentence, where a space is missing before it.
        let isPlain = ending == ending.lowercased() || ending == ending.uppercased()
        let isNamedWeb = text.has("www.", at: host.lowerBound) || text.has("WWW.", at: host.lowerBound)
        guard isNamedWeb || known && isPlain else { return nil }
        return (host.lowerBound..<pathEnd(behind: host, of: name, in: text), "http://")
    }

    /// The end of the port and the path behind a host.
    private func pathEnd(behind host: Range<Int>, of name: Range<Int>, in text: ScannedText) -> Int {
        guard host == name else { return host.upperBound }
        var end = host.upperBound
        if text[end] == 0x3A {
            let port = text.digitsEnd(end + 1)
            if 1...5 ~= port - end - 1 { end = port }
        }
        guard [0x2F, 0x3F, 0x23].contains(text[end]) else { return end }
        return linkEnd(from: end, since: host.lowerBound, in: text)
    }

    /// The last part of a name with dots; nil without dots, or where a part is empty.
    private func ending(of host: Range<Int>, in text: ScannedText) -> String? {
        guard !host.isEmpty, host.count <= 253 else { return nil }
        let parts = text.units[host].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.first != 0x2D }), let last = parts.last else {
            return nil
        }
        return String(decoding: last, as: UTF16.self)
    }

    // MARK: Units

    /// Whether a unit can belong to a host: a letter, a digit, a dot or a hyphen.
    private func isHostPart(_ unit: UInt16) -> Bool {
        ScannedText.isLetter(unit) || 48...57 ~= unit || unit == 0x2E || unit == 0x2D
    }

    /// Whether a unit can belong to a host, a scheme or a recipient.
    private func isNamePart(_ unit: UInt16) -> Bool {
        isHostPart(unit) || unit == 0x5F || unit == 0x25 || unit == 0x2B
    }

    /// Whether a unit can belong to the part of a link between the scheme and the path.
    private func isAuthorityPart(_ unit: UInt16) -> Bool {
        isNamePart(unit) || [0x3A, 0x40, 0x5B, 0x5D, 0x7E].contains(unit)
    }

    /// Whether a unit can belong to the path of a link: neither a space nor a quotation mark of any script.
    private func isPathPart(_ unit: UInt16) -> Bool {
        switch unit {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x60, 0x7C, 0x7F...0xA0, 0xAB, 0xBB, 0x1680, 0x2000...0x200F,
            0x201C...0x201F,
            0x2028...0x202F, 0x2039, 0x203A, 0x205F, 0x3000...0x303F, 0xFEFF...0xFF0F, 0xFF1A...0xFF20, 0xFF5B...0xFF65,
            0xFFF0...:
            false
        default: true
        }
    }

    /// The end of a link, known or to be found from a place of its path on, without the signs of the sentence around it.
    private func linkEnd(from body: Int, to known: Int? = nil, since start: Int, in text: ScannedText) -> Int {
        var end = known ?? body
        let most = min(text.count, start + Self.reach)
        while known == nil, end < most, isPathPart(text[end]) { end += 1 }
        var surplus = Self.brackets.map { bracket in
            text.units[start..<end].reduce(0) { $0 + ($1 == bracket.close ? 1 : $1 == bracket.open ? -1 : 0) }
        }
        while end > body {
            let last = text[end - 1]
            if let index = Self.brackets.firstIndex(where: { $0.close == last }), surplus[index] > 0 {
                surplus[index] -= 1
            } else if let index = Self.brackets.firstIndex(where: { $0.open == last }) {
                surplus[index] += 1
            } else if !Self.endSigns.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }
}
