extension CodeScanner {
    // MARK: Calls

    /// Whether a member with a sign of optionals is called as the frameworks' optional requirements are: with the name of one,
    /// or with a label. Closures have no labels.
    ///
    /// - Returns: nil if a later argument may have a label.
    private func isRequirement(_ name: WordHash) -> Bool? {
        let isKnown = table[name].contains(.requirements)
        var distance = 1
        if byte(ahead: 1) == UInt8(ascii: "(") {
            return isKnown || isLabel(ahead: 2) ? true : nil
        }
        while byte(ahead: distance).isBlank { distance += 1 }
        return isKnown && byte(ahead: distance) == UInt8(ascii: "{")
    }

    /// Whether a label of an argument is read next.
    private func isLabel(ahead start: Int) -> Bool {
        var distance = start
        while byte(ahead: distance).isBlank { distance += 1 }
        guard byte(ahead: distance).isOfName || byte(ahead: distance) == UInt8(ascii: "`") else { return false }
        while byte(ahead: distance).isOfName || byte(ahead: distance) == UInt8(ascii: "`") { distance += 1 }
        while byte(ahead: distance).isBlank { distance += 1 }
        return byte(ahead: distance) == UInt8(ascii: ":")
    }

    // MARK: Words

    /// Whether a rule may rewrite the word that was read last.
    private var isRewrittenWord: Bool {
        mutating get {
            guard !words.isDisjoint(with: .ofCode) else { return false }
            defer { words.subtract(.ofCode) }
            if words.contains(.rewritten) { return true }
            if words.contains(.keyedCalls) { return byte() == UInt8(ascii: "(") }
            if byte() == UInt8(ascii: ".") { return byte(ahead: 1) == UInt8(ascii: "i") }
            var distance = 1
            while byte(ahead: distance).isBlank { distance += 1 }
            return byte() == UInt8(ascii: "(") && byte(ahead: distance) == UInt8(ascii: ")")
        }
    }

    // MARK: Signs

    private static let attributes: Set<WordHash> = Set(
        [
            "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
            "GKInspectable", "UIApplicationMain", "NSApplicationMain", "NSManaged", "convention",
        ].map { WordHash($0) })
    private static let directives: Set<WordHash> = Set(
        ["if", "elseif", "selector", "keyPath"].map { WordHash($0) })

    /// Reads a sign and the word behind it.
    ///
    /// - Returns: whether a rule may rewrite the word.
    private mutating func skipSign(_ rewritten: Set<WordHash>) -> Bool {
        advance()
        skipBlanks()
        return byte().isOfName && rewritten.contains(word())
    }

    // MARK: Code

    /// An open bracket of skipped code.
    private struct Bracket {
        /// Where the code behind a brace begins; nil for other brackets.
        var brace: Int?
        /// Whether a rule may rewrite the code before it.
        var isRewrittenBefore: Bool
        /// The number of the parts in braces that were found before it.
        var parts: Int
        /// Whether the arguments of a call with a sign of optionals are in it.
        var isOfOptionalCall: Bool
    }

    /// Skips code behind an opening bracket, and the closing one.
    ///
    /// - Parameter parts: Gets the largest parts in braces in which no rule rewrites anything.
    /// - Returns: Whether a rule may rewrite a part of it.
    mutating func skipCode(quiet parts: inout [Range<Int>]) -> Bool {
        let before = words
        words.subtract(.ofCode)
        var isRewritten = false
        var open: [Bracket] = []
        /// The member that was read last, directly before the current position.
        var member: WordHash?
        var isOptionalCall = false
        scan: while true {
            guard !isAtEnd else {
                doubt()
                break
            }
            let byte = byte()
            if byte.isOfName {
                let isMember = self.byte(ahead: -1) == UInt8(ascii: ".")
                let word = word()
                member = isMember ? word : nil
                if isRewrittenWord { isRewritten = true }
                continue
            }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
                advance()
                open.append(
                    Bracket(
                        brace: byte == UInt8(ascii: "{") ? offset : nil, isRewrittenBefore: isRewritten,
                        parts: parts.count, isOfOptionalCall: isOptionalCall))
                isOptionalCall = false
                isRewritten = false
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                advance()
                guard let bracket = open.popLast() else { break scan }
                if !isRewritten, let start = bracket.brace, start < offset - 1 {
                    parts.removeSubrange(bracket.parts...)
                    parts.append(start..<offset - 1)
                }
                isRewritten = isRewritten || bracket.isRewrittenBefore
            case UInt8(ascii: ","):
                advance()
                if open.last?.isOfOptionalCall == true, isLabel(ahead: 0) { isRewritten = true }
            case UInt8(ascii: "\""):
                if skipText().isRewritten { isRewritten = true }
            case UInt8(ascii: "#"):
                let text = skipText()
                if text.isRewritten || !text.found && skipSign(Self.directives) { isRewritten = true }
            case UInt8(ascii: "@"): if skipSign(Self.attributes) { isRewritten = true }
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                if let name = member {
                    let isCalled = isRequirement(name)
                    if isCalled == true { isRewritten = true }
                    isOptionalCall = isCalled == nil
                }
                advance()
            case UInt8(ascii: "`"):
                let isMember = self.byte(ahead: -1) == UInt8(ascii: ".")
                let word = quotedName()
                member = isMember ? word : nil
                continue
            case UInt8(ascii: "/"): if !skipComment() { skipSlash() }
            default: advance()
            }
            member = nil
        }
        words.formUnion(before)
        return isRewritten
    }

    /// Skips code behind an opening bracket, and the closing one.
    ///
    /// - Returns: whether a rule may rewrite a part of it.
    mutating func skipCode() -> Bool {
        var bodies: [Range<Int>] = []
        return skipCode(quiet: &bodies)
    }
}
