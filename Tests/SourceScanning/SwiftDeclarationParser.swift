/// Finds declarations in tokens: those at file level and those directly in types, not those in function bodies.
struct SwiftDeclarationParser {
    private(set) var declarations: [SwiftDeclaration] = []
    private(set) var imports: [SwiftImport] = []

    private let tokens: [SwiftToken]
    private var position = 0
    /// A nil scope is a function body, a closure or an accessor: its declarations are ignored.
    private var scopes: [SwiftDeclaration.Container?] = []
    private var modifiers: [String] = []
    private var modifiersLine = 0

    init(tokens: [SwiftToken], comments: [Int: String]) {
        self.tokens = tokens
        while position < tokens.count { step() }
        for index in declarations.indices {
            declarations[index].documentation = Self.documentation(above: declarations[index].line, in: comments)
        }
    }

    private static let modifierWords: Set<String> = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "override", "required",
        "convenience", "nonisolated", "isolated", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic",
        "indirect", "optional", "consuming", "borrowing", "prefix", "postfix", "infix", "distributed",
    ]

    private static func documentation(above line: Int, in comments: [Int: String]) -> [String] {
        var lines: [String] = []
        var above = line - 1
        while let comment = comments[above], comment.hasPrefix("///") {
            lines.append(comment.dropFirst(3).trimmed)
            above -= 1
        }
        return lines.reversed()
    }

    private func token(ahead distance: Int = 0) -> SwiftToken? {
        position + distance < tokens.count ? tokens[position + distance] : nil
    }

    private mutating func step() {
        let token = tokens[position]
        if token.kind == .mark {
            stepOverMark(token.text)
        } else if scopes.last == .some(nil) || token.kind != .word || isMemberAccess {
            finishModifiers()
            position += 1
        } else {
            stepOverWord(token)
        }
    }

    private var isMemberAccess: Bool { position > 0 && tokens[position - 1].isMark(".") }

    private mutating func stepOverMark(_ text: String) {
        finishModifiers()
        switch text {
        case "{": scopes.append(nil)
        case "}": _ = scopes.popLast()
        case "(" where scopes.last != .some(nil):
            skipGroup()
            return
        default: break
        }
        position += 1
    }

    /// Moves past the bracket here and the one that closes it.
    private mutating func skipGroup(from open: String = "(", to close: String = ")") {
        var depth = 0
        repeat {
            if tokens[position].isMark(open) { depth += 1 }
            if tokens[position].isMark(close) { depth -= 1 }
            position += 1
        } while depth > 0 && position < tokens.count
    }

    private mutating func stepOverWord(_ token: SwiftToken) {
        if token.text.hasPrefix("@") || isModifier(token) {
            if modifiers.isEmpty { modifiersLine = token.line }
            modifiers.append(token.text)
            position += 1
            if self.token()?.text == "(", self.token()?.line == token.line { skipGroup() }
        } else if token.text == "import" {
            stepOverImport(token)
        } else if let kind = SwiftDeclaration.Kind(rawValue: token.text), declares(kind) {
            stepOverDeclaration(kind, at: token)
        } else {
            finishModifiers()
            position += 1
        }
    }

    private func isModifier(_ token: SwiftToken) -> Bool {
        if token.text == "class" {
            let next = self.token(ahead: 1)?.text ?? ""
            return ["func", "var", "let", "subscript"].contains(next) || Self.modifierWords.contains(next)
        }
        return Self.modifierWords.contains(token.text)
    }

    private func declares(_ kind: SwiftDeclaration.Kind) -> Bool {
        switch kind {
        case .case: scopes.last??.kind == .enum
        case .`init`, .subscript: !scopes.isEmpty
        case .func: true
        default: token(ahead: 1)?.kind == .word
        }
    }

    private mutating func stepOverImport(_ token: SwiftToken) {
        position += 1
        if let word = self.token()?.text, SwiftDeclaration.Kind(rawValue: word) != nil { position += 1 }
        if let module = self.token() {
            imports.append(SwiftImport(module: module.text, modifiers: modifiers, line: token.line))
        }
        position += 1
        finishModifiers()
    }

    private mutating func stepOverDeclaration(_ kind: SwiftDeclaration.Kind, at token: SwiftToken) {
        let line = modifiers.isEmpty ? token.line : modifiersLine
        position += 1
        let name = declaredName(kind)
        let declaration = SwiftDeclaration(
            kind: kind, name: name, modifiers: modifiers, containers: scopes.compactMap { $0 }, line: line)
        declarations.append(declaration)
        finishModifiers()
        if kind == .func || kind == .`init` { declarations[declarations.count - 1].parameters = parameters() }
        guard kind.isType || kind == .extension, kind != .typealias else { return }
        if self.token()?.isMark("<") == true { skipGroup(from: "<", to: ">") }
        let headerStart = position
        while let next = self.token(), !next.isMark("{") {
            if next.isMark("(") { skipGroup() } else { position += 1 }
        }
        let header = tokens[headerStart..<position].prefix { $0.text != "where" }.drop { !$0.isMark(":") }
        declarations[declarations.count - 1].inherited = header.filter { $0.kind == .word }.map(\.text)
        position += 1
        scopes.append(SwiftDeclaration.Container(kind: kind, name: name, modifiers: declaration.modifiers))
    }

    private mutating func declaredName(_ kind: SwiftDeclaration.Kind) -> String {
        if kind == .`init` || kind == .subscript { return kind.rawValue }
        var name = ""
        while let next = token() {
            let continuesName =
                switch next.kind {
                case .word: name.isEmpty || name.hasSuffix(".")
                case .mark:
                    next.text == "." ? kind == .extension : kind == .func && "=<>!+-*/%&|^~?".contains(next.text)
                default: false
                }
            // An operator's own marks end at its parameters, a function's name at its generic ones.
            if !continuesName || (next.kind == .mark && next.text == "<" && name.first?.isLetter == true) { break }
            name += next.text
            position += 1
        }
        return name
    }

    /// Reads the parameters that follow, generic ones left out, without moving.
    private func parameters() -> [SwiftDeclaration.Parameter] {
        var parameters: [SwiftDeclaration.Parameter] = []
        var (depth, typeStart) = (0, 0)
        let following = tokens[position...].drop { !$0.isMark("(") }
        for (index, token) in zip(following.indices, following) {
            if token.kind == .mark, "([{".contains(token.text) { depth += 1 }
            if token.kind == .mark, ")]}".contains(token.text) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, token.isMark("=") { typeStart = tokens.count }
            if token.kind == .word, index >= typeStart, !parameters.isEmpty {
                parameters[parameters.count - 1].type.append(token.text)
            }
            guard depth == 1, token.isMark("(") || token.isMark(","), index + 2 < tokens.count else { continue }
            let (label, name) = (tokens[index + 1], tokens[index + 2])
            guard label.kind == .word, name.kind == .word || name.text == ":" else { continue }
            parameters.append(.init(label: label.text, name: name.kind == .word ? name.text : label.text))
            typeStart = index + (name.kind == .word ? 3 : 2)
        }
        return parameters
    }

    private mutating func finishModifiers() { modifiers.removeAll(keepingCapacity: true) }
}
