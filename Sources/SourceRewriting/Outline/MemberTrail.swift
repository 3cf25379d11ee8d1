/// Finds the members in which no rule rewrites anything, from the words and signs outside of brackets.
///
/// A member ends where the next one begins. It is found only if both begin in a line of their own.
struct MemberTrail {
    /// A type, an extension or the file, whose members are read.
    private struct Level {
        var start: Int
        var kind: Words
        /// Whether an attribute may expose all members.
        var hasAttributes: Bool
        /// The index of the type's header; nil for the file.
        var header: Int?
        /// How many `#if` are open in it.
        var conditions = 0
    }

    /// The words before a declaration's keyword.
    private struct Modifiers {
        var start: Int
        var isFirstInLine: Bool
        var isRewritten = false
        var exposesAll = false
        var hasClass = false
        var isStatic = false
        var isOverride = false
        var isPrivate = false
    }

    /// The declaration that is read.
    private struct Declaration {
        var kind: Words
        var modifiers: Modifiers
        var isQuiet: Bool
        var awaitsName: Bool
        var name: WordHash?
        var nameRange = 0..<0
        var labels: [Range<Int>]?
        /// The names of a type, and those behind it.
        var header: [WordHash] = []
    }

    private(set) var members: [QuietMember] = []
    private(set) var headers: [TypeHeader] = []
    private var levels = [Level(start: 0, kind: [], hasAttributes: false)]
    private var declaration: Declaration?
    private var modifiers: Modifiers?

    private static let classWord = WordHash("class")
    private static let staticWord = WordHash("static")
    private static let overrideWord = WordHash("override")
    private static let privateWords: Set<WordHash> = [WordHash("private"), WordHash("fileprivate")]
    private static let exposingWord = WordHash("objcMembers")
    private static let quietAttributes: Set<WordHash> = [WordHash("discardableResult"), WordHash("MainActor")]
    private static let directives: [WordHash: Int] = [
        WordHash("if"): 1, WordHash("elseif"): 0, WordHash("else"): 0, WordHash("endif"): -1,
    ]

    // MARK: Words

    /// - Parameters:
    ///   - word: A word that follows no dot.
    ///   - lists: The lists that it is in.
    ///   - range: The word in the file.
    ///   - code: Where the scanner is, directly behind the word.
    mutating func read(_ word: WordHash, _ lists: Words, in range: Range<Int>, of code: CodeScanner) {
        if declaration?.awaitsName == true {
            declaration?.awaitsName = false
            declaration?.name = word
            declaration?.nameRange = range
            if !lists.isDisjoint(with: .ofCode) { spoil() }
            if declaration?.modifiers.isOverride == true, lists.contains(.overridden) { spoil() }
            return
        }
        if lists.contains(.modifiers) {
            beginModifiers(at: range.lowerBound, of: code)
            let hasArguments = code.byte() == UInt8(ascii: "(")
            if word == Self.classWord { modifiers?.hasClass = true }
            if word == Self.staticWord { modifiers?.isStatic = true }
            if word == Self.overrideWord {
                modifiers?.isOverride = true
            } else if !lists.isDisjoint(with: .ofCode) {
                modifiers?.isRewritten = true
            }
            if Self.privateWords.contains(word), !hasArguments { modifiers?.isPrivate = true }
        } else if !lists.isDisjoint(with: .declarations) {
            begin(lists.intersection(.declarations), at: range.lowerBound, of: code)
        } else if modifiers?.hasClass == true {
            begin(.classes, at: range.lowerBound, of: code)
            readHeader(word)
        } else {
            if !lists.isDisjoint(with: .ofCode) || lists.contains(.effects) { spoil() }
            modifiers = nil
            readHeader(word)
        }
    }

    /// Reads a word that may name a type, also behind a dot.
    mutating func readHeader(_ word: WordHash) {
        guard let kind = declaration?.kind, [.classes, .extensions, .otherDeclarations].contains(kind) else { return }
        declaration?.header.append(word)
    }

    /// Reads an attribute behind its sign, at whose position the scanner was.
    mutating func readAttribute(_ word: WordHash, at start: Int, of code: CodeScanner) {
        guard modifiers != nil || code.isFirstInLine(start) else { return spoil() }
        beginModifiers(at: start, of: code)
        if word == Self.exposingWord { modifiers?.exposesAll = true }
        if !Self.quietAttributes.contains(word) { modifiers?.isRewritten = true }
    }

    /// Reads the word behind a number sign.
    mutating func readDirective(_ word: WordHash, at start: Int) {
        guard let depth = Self.directives[word] else { return spoil() }
        end(at: start)
        levels[levels.count - 1].conditions += depth
    }

    // MARK: Signs

    /// Reads a sign that is no bracket, comment or text.
    mutating func read(sign byte: UInt8) {
        if byte.isBlank { return }
        modifiers = nil
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "`") { spoil() }
        if byte == UInt8(ascii: ","), declaration?.kind == .variables { spoil() }
    }

    /// Reads brackets, or a body.
    ///
    /// - Parameter isRewritten: Whether a rule may rewrite a part of them.
    mutating func read(brackets range: Range<Int>, isRewritten: Bool, of code: CodeScanner) {
        if isRewritten {
            spoil()
            modifiers?.isRewritten = true
        }
        guard let function = declaration, function.kind == .functions, function.name != nil, function.labels == nil,
            function.isQuiet, modifiers == nil
        else { return }
        declaration?.labels = code.labels(in: range)
        if declaration?.labels == nil { spoil() }
    }

    mutating func spoil() { declaration?.isQuiet = false }

    // MARK: Types

    /// Enters the braces of the type that was read.
    mutating func enter(at start: Int) {
        let kind = declaration?.kind ?? .otherDeclarations
        levels.append(
            Level(
                start: start, kind: kind, hasAttributes: declaration?.modifiers.isRewritten != false,
                header: headers.count))
        noteHeader()
        declaration = nil
        modifiers = nil
    }

    /// Leaves the braces of a type.
    mutating func leave(at end: Int) {
        self.end(at: end)
        if levels.count > 1 { levels.removeLast() }
    }

    // MARK: Declarations

    private mutating func beginModifiers(at start: Int, of code: CodeScanner) {
        if modifiers == nil { modifiers = Modifiers(start: start, isFirstInLine: code.isFirstInLine(start)) }
    }

    private mutating func begin(_ kind: Words, at start: Int, of code: CodeScanner) {
        beginModifiers(at: start, of: code)
        guard let modifiers, let level = levels.last else { return }
        if !modifiers.isFirstInLine { spoil() }
        note(end: modifiers.start)
        let isNamed = kind == .functions || kind == .variables
        declaration = Declaration(
            kind: kind, modifiers: modifiers,
            isQuiet: modifiers.isFirstInLine && !modifiers.isRewritten && isQuiet(kind, modifiers, in: level),
            awaitsName: isNamed)
        self.modifiers = nil
    }

    /// Whether a member of a kind can be left out of a type.
    private func isQuiet(_ kind: Words, _ modifiers: Modifiers, in level: Level) -> Bool {
        guard level.conditions == 0, !modifiers.hasClass else { return false }
        let isClass = level.kind == .classes
        if kind == .otherDeclarations { return true }
        if level.kind == .extensions, level.hasAttributes { return false }
        guard [.classes, .values, .extensions, []].contains(level.kind), !modifiers.isOverride || isClass else {
            return false
        }
        return [.functions, .variables, .unnamed, .initializers].contains(kind)
    }

    /// Ends the declaration before a brace or a directive.
    private mutating func end(at end: Int) {
        if modifiers != nil { spoil() }
        note(end: end)
        declaration = nil
        modifiers = nil
    }

    private mutating func noteHeader() {
        headers.append(
            TypeHeader(
                names: declaration?.header ?? [], exposesAll: declaration?.modifiers.exposesAll == true))
    }

    private mutating func note(end: Int) {
        if declaration?.kind == .otherDeclarations { noteHeader() }
        guard let found = declaration, found.isQuiet, !found.awaitsName, let level = levels.last,
            found.kind != .functions || found.labels != nil
        else { return }
        members.append(
            QuietMember(
                range: found.modifiers.start..<end,
                // The initializers of a class decide whether it can be made without arguments.
                isParsed: found.kind == .otherDeclarations || found.kind == .initializers && level.kind == .classes,
                name: found.name, nameRange: found.nameRange, labels: found.labels,
                container: level.start, header: level.header, isStatic: found.modifiers.isStatic,
                isOverride: found.modifiers.isOverride,
                isPrivate: found.modifiers.isPrivate))
    }
}
