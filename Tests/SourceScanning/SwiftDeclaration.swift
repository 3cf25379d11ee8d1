/// A declaration at file level or directly in a type, an extension or a protocol.
struct SwiftDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`, `typealias`
        case `func`, `var`, `let`, `init`, `subscript`, `case`, `associatedtype`

        /// Introduces a name that can be used as a type.
        var isType: Bool {
            switch self {
            case .class, .struct, .enum, .protocol, .actor, .typealias: true
            default: false
            }
        }
    }

    var kind: Kind
    /// Without parameters; an extension has the name of the type that it extends, dots included.
    var name: String
    /// Access levels, attributes with their `@`, and every other word in front.
    var modifiers: [String]
    /// The parameters of a function or an initialiser.
    var parameters: [Parameter] = []
    /// The names after a type's or an extension's colon: superclass and protocols.
    var inherited: [String] = []
    /// The types and extensions around it, outermost first.
    var containers: [Container]
    /// The line of its first modifier, counted from 1.
    var line: Int
    /// The lines of the doc comment without slashes; empty when there is none.
    var documentation: [String] = []

    struct Parameter: Equatable {
        /// The callers' word, `_` for none.
        var label: String
        /// The word in the body.
        var name: String
        /// The words of the type.
        var type: [String] = []
    }

    struct Container: Equatable {
        var kind: Kind
        var name: String
        var modifiers: [String]

        var isPublic: Bool { modifiers.contains("public") }
    }

    var isTopLevel: Bool { containers.isEmpty }
    /// Whether apps see it: members only for other targets' subclasses are marked with `@_spi`.
    var isPublic: Bool {
        (modifiers.contains("public") || modifiers.contains("open")) && !modifiers.contains("@_spi")
    }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// The name with the containers' in front, joined by dots.
    var qualifiedName: String { (containers.map(\.name) + [name]).joined(separator: ".") }

    /// The first sentence of the doc comment, its lines joined; nil when there is no comment.
    var abstract: String? {
        let paragraph = documentation.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
        guard !paragraph.isEmpty else { return nil }
        var end = paragraph.startIndex
        while let dot = paragraph[end...].firstIndex(of: ".") {
            end = paragraph.index(after: dot)
            let isEndOfSentence = paragraph[end...].first.map { $0 == " " } ?? true
            // "e.g. this" and "as in 3. that" continue; a sentence begins with a capital or a mark.
            let next = paragraph[end...].drop { $0 == " " }.first
            if isEndOfSentence, next.map({ !$0.isLowercase }) ?? true { return String(paragraph[..<end]) }
        }
        return paragraph
    }
}
