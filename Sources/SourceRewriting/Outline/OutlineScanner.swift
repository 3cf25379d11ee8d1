/// Finds the function bodies of a file: the braces that do not belong to a type.
struct OutlineScanner {
    /// The declaration whose name, type or value is read.
    private enum Declaration { case none, type, extensionOfType, function, variable, opaque }
    /// The code whose members are read: those of the file and of types, or the accessors of a property.
    private enum Container { case file, type, extensionOfType, accessors }

    private var code: CodeScanner
    private var outline = Outline()
    private var containers: [Container] = [.file]
    private var declaration = Declaration.none
    private var name = WordHash()
    private var awaitsName = false
    private var isOverride = false
    private var isOptional = false
    /// Whether the variable's value is read, so that braces belong to a closure.
    private var hasValue = false

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { code = CodeScanner(bytes) }

    static func outline(of bytes: [UInt8]) -> Outline {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = OutlineScanner(buffer)
            return scanner.scan()
        }
    }

    private mutating func scan() -> Outline {
        while !code.isAtEnd {
            let byte = code.byte()
            if byte.isOfName {
                let isMember = code.byte(ahead: -1) == UInt8(ascii: ".")
                let word = code.word()
                if !isMember { read(word) }
                continue
            }
            switch byte {
            case UInt8(ascii: "{"): openBrace()
            case UInt8(ascii: "}"): closeBrace()
            case UInt8(ascii: "("), UInt8(ascii: "["):
                // Closures among arguments and default values are a part of the declaration.
                code.advance()
                _ = code.skipCode()
            case UInt8(ascii: "="):
                if !isPartOfOperator { hasValue = true }
                code.advance()
            case UInt8(ascii: "\""): _ = code.skipText()
            case UInt8(ascii: "#"): if !code.skipText().found { code.advance() }
            case UInt8(ascii: "`"): read(quoted: code.quotedName())
            case UInt8(ascii: "/"): if !code.skipComment() { code.skipSlash() }
            default: code.advance()
            }
        }
        outline.words = code.words
        outline.isCertain = code.isCertain && containers.count == 1
        return outline
    }

    // MARK: Words

    private static let keywords: [WordHash: Declaration] = {
        let lists: [(Declaration, [String])] = [
            (.type, ["class", "struct", "enum", "actor", "protocol"]), (.extensionOfType, ["extension"]),
            (.function, ["func", "init", "deinit"]), (.variable, ["var", "let", "subscript"]),
            (.opaque, ["precedencegroup"]),
        ]
        return Dictionary(uniqueKeysWithValues: lists.flatMap { kind, words in words.map { (WordHash($0), kind) } })
    }()
    private static let overrideWord = WordHash("override")
    private static let optionalWord = WordHash("optional")
    private static let unnamed: Set<WordHash> = [WordHash("init"), WordHash("deinit"), WordHash("subscript")]
    private static let accessors: Set<WordHash> = Set(
        [
            "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "mutating", "nonmutating",
            "unsafeAddress", "unsafeMutableAddress", "init", "borrowing", "consuming", "nonisolated",
        ].map { WordHash($0) })

    private mutating func read(_ word: WordHash) {
        guard containers.last != .accessors else { return }
        if word == Self.overrideWord {
            isOverride = true
        } else if word == Self.optionalWord {
            isOptional = true
        } else if let kind = Self.keywords[word] {
            // A name such as `actor` is no keyword behind one; `class func` has two keywords.
            if awaitsName, kind == .type || kind == .extensionOfType { return read(quoted: word) }
            declaration = kind
            hasValue = false
            awaitsName = !Self.unnamed.contains(word)
            name = WordHash()
            // Initializers and subscripts do not move.
            if !awaitsName { isOverride = false }
        } else if awaitsName {
            read(quoted: word)
        }
    }

    /// Reads a word that is no keyword.
    private mutating func read(quoted word: WordHash) {
        guard awaitsName else { return }
        awaitsName = false
        name = word
        note()
    }

    private mutating func note() {
        guard declaration == .function || declaration == .variable else { return }
        if isOverride { outline.overrides.insert(name) }
        if isOptional { outline.optionalRequirements.insert(name) }
        if containers.last == .extensionOfType { outline.extensionMembers.insert(name) }
        isOverride = false
        isOptional = false
    }

    // MARK: Braces

    private mutating func openBrace() {
        code.advance()
        awaitsName = false
        if containers.last == .accessors {
            skipBody()
            return
        }
        switch declaration {
        case .type: containers.append(.type)
        case .extensionOfType: containers.append(.extensionOfType)
        case .opaque: _ = code.skipCode()
        case .variable where beginsAccessors: containers.append(.accessors)
        case .variable:
            skipBody(isGetter: !hasValue)
            doubtSecondVariable()
            return
        case .function, .none: skipBody()
        }
        declaration = .none
    }

    private mutating func closeBrace() {
        code.advance()
        if containers.count == 1 {
            code.doubt()
        } else if containers.removeLast() == .accessors {
            doubtSecondVariable()
        }
        declaration = .none
    }

    /// Doubts the file where a second name follows a variable's braces, as in `var a: Int { 1 }, b: Int { 2 }`: its modifiers
    /// are those of the first.
    private mutating func doubtSecondVariable() {
        code.skipBlanks()
        if code.byte() == UInt8(ascii: ",") { code.doubt() }
    }

    private mutating func skipBody(isGetter: Bool = false) {
        let start = code.offset
        var quiet: [Range<Int>] = []
        let isRewritten = code.skipCode(quiet: &quiet)
        let range = start..<max(start, code.offset - 1)
        outline.bodies.append(
            FunctionBody(
                range: range, name: name, isGetter: isGetter && !isRewritten, quietParts: isRewritten ? quiet : [range])
        )
    }

    /// Whether the equals sign that is read next is of an operator such as `==`.
    private var isPartOfOperator: Bool {
        code.byte(ahead: 1) == UInt8(ascii: "=") || "=!<>~".utf8.contains(code.byte(ahead: -1))
    }

    /// Whether the braces of a variable hold accessors with their names.
    private var beginsAccessors: Bool {
        var ahead = code
        ahead.skipBlanks()
        if ahead.byte() == UInt8(ascii: "@") { return !hasValue }
        let word = ahead.word()
        return Self.accessors.contains(word)
    }
}
