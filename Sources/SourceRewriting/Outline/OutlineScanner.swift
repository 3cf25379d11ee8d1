/// Finds the function bodies of a file: the braces that do not belong to a type.
struct OutlineScanner {
    /// The declaration whose name, type or value is read.
    private enum Declaration { case none, type, extensionOfType, function, variable, opaque }
    /// The code whose members are read: those of the file and of types, or the accessors of a property.
    private enum Container { case file, type, extensionOfType, accessors }

    private var code: CodeScanner
    private var outline = Outline()
    private var trail = MemberTrail()
    private var containers: [Container] = [.file]
    private var declaration = Declaration.none
    private var name = WordHash()
    private var awaitsName = false
    private var isOverride = false
    private var isOptional = false
    /// Whether an override of an extension is read, which moves into its class.
    private var isMoved = false
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
                readWord()
                continue
            }
            switch byte {
            case UInt8(ascii: "{"): openBrace()
            case UInt8(ascii: "}"): closeBrace()
            case UInt8(ascii: "("), UInt8(ascii: "["): skipBrackets()
            case UInt8(ascii: "="):
                if !isPartOfOperator { hasValue = true }
                skipSign()
            case UInt8(ascii: "\""): if code.skipText().isRewritten { trail.spoil() }
            case UInt8(ascii: "#"): readNumberSign()
            case UInt8(ascii: "@"): readAttribute()
            case UInt8(ascii: "`"):
                trail.read(sign: byte)
                read(quoted: code.quotedName())
            case UInt8(ascii: "/"): skipComment()
            default: skipSign()
            }
        }
        trail.leave(at: code.bytes.count)
        outline.members = trail.members
        outline.headers = trail.headers
        outline.words = code.words
        outline.isCertain = code.isCertain && containers.count == 1
        return outline
    }

    // MARK: Signs

    private mutating func skipSign() {
        trail.read(sign: code.byte())
        code.advance()
    }

    private mutating func skipComment() {
        let start = code.offset
        if code.skipComment() {
            outline.comments.append(start..<min(code.offset, code.bytes.count))
        } else {
            trail.read(sign: code.byte())
            code.skipSlash()
        }
    }

    private mutating func skipBrackets() {
        let start = code.offset
        // Closures among arguments and default values are a part of the declaration.
        code.advance()
        let isRewritten = code.skipCode()
        guard containers.last != .accessors else {
            if isRewritten { trail.spoil() }
            return
        }
        trail.read(brackets: start..<code.offset, isRewritten: isRewritten, of: code)
    }

    private mutating func readNumberSign() {
        let text = code.skipText()
        if text.isRewritten { trail.spoil() }
        guard !text.found else { return }
        let start = code.offset
        code.advance()
        let word = code.word()
        if containers.last == .accessors { trail.spoil() } else { trail.readDirective(word, at: start) }
    }

    private mutating func readAttribute() {
        let start = code.offset
        code.advance()
        let word = code.word()
        if containers.last == .accessors { trail.spoil() } else { trail.readAttribute(word, at: start, of: code) }
    }

    // MARK: Words

    private mutating func readWord() {
        let start = code.offset
        let isMember = code.byte(ahead: -1) == UInt8(ascii: ".")
        let word = code.word()
        let lists = code.table[word]
        if isMember || containers.last == .accessors {
            if !lists.isDisjoint(with: .ofCode) { trail.spoil() }
            if isMember { trail.readHeader(word) }
        } else {
            trail.read(word, lists, in: start..<code.offset, of: code)
        }
        if !isMember { read(word) }
    }

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
            isMoved = false
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
        isMoved = isOverride && containers.last == .extensionOfType
        if containers.last == .extensionOfType, !isOverride { outline.extensionMembers.insert(name) }
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
        case .type, .extensionOfType:
            containers.append(declaration == .type ? .type : .extensionOfType)
            trail.enter(at: code.offset)
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
        if containers.last != .accessors, containers.count > 1 { trail.leave(at: code.offset) }
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
        if isRewritten { trail.spoil() }
        let range = start..<max(start, code.offset - 1)
        outline.bodies.append(
            FunctionBody(
                range: range, name: name, isGetter: isGetter && !isRewritten && !isMoved,
                quietParts: isMoved ? [] : isRewritten ? quiet : [range])
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
