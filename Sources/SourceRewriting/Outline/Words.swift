/// The words of a file that the rules ask for anywhere in it.
struct Words: OptionSet, Sendable {
    let rawValue: Int

    /// Words in function bodies that a rule may rewrite, or that begin declarations.
    static let rewritten = Words(rawValue: 1)
    /// Names that Foundation's module for networks has on Linux.
    static let networking = Words(rawValue: 2)
    /// Names that Foundation's module for XML has on Linux.
    static let xml = Words(rawValue: 4)
    /// Classes that Foundation only declares and UIKit implements.
    static let replacedClasses = Words(rawValue: 8)

    /// Optional requirements of the frameworks, before their parentheses.
    static let requirements = Words(rawValue: 16)
    /// Names whose calls with a key are rewritten.
    static let keyedCalls = Words(rawValue: 64)
    /// Names whose calls without arguments are rewritten.
    static let calls = Words(rawValue: 32)
    /// Words before the keyword of a declaration.
    static let modifiers = Words(rawValue: 128)
    /// The keywords of functions.
    static let functions = Words(rawValue: 256)
    /// The keywords of properties.
    static let variables = Words(rawValue: 512)
    /// The keyword of initializers.
    static let initializers = Words(rawValue: 1024)
    /// The keywords of other members without a name.
    static let unnamed = Words(rawValue: 2048)
    /// The keyword of classes, which is also a modifier.
    static let classes = Words(rawValue: 4096)
    /// The keywords of other types with members.
    static let values = Words(rawValue: 8192)
    /// The keyword of extensions.
    static let extensions = Words(rawValue: 16384)
    /// The keywords of all other declarations.
    static let otherDeclarations = Words(rawValue: 32768)
    static let declarations: Words = [
        .functions, .variables, .initializers, .unnamed, .values, .extensions, .otherDeclarations,
    ]
    /// Words behind a function's parameters that change its name for Objective-C.
    static let effects = Words(rawValue: 65536)
    /// Names of members of the frameworks whose overrides are rewritten.
    static let overridden = Words(rawValue: 131072)
    /// The lists by which code is judged.
    static let ofCode: Words = [.rewritten, .calls, .keyedCalls]

    private static let lists: [(Words, [String])] = [
        (
            .rewritten,
            [
                "AnyObject", "CoreFoundation", "Darwin", "ObjectiveC", "class", "dynamic", "extension",
                "imp_implementationWithBlock", "import", "module", "override", "protocol",
            ]
        ),
        (.keyedCalls, ["setValue", "value"]),
        (.calls, ["NSAttributedString", "NSMutableAttributedString", "Timer", "description"]),
        (
            .networking,
            [
                "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
                "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace",
                "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
                "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
                "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
                "URLSessionWebSocketTask",
            ]
        ),
        (.xml, ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"]),
        (.replacedClasses, ["NSExpression", "NSComparisonPredicate"]),
        (
            .modifiers,
            [
                "class", "consuming", "borrowing", "convenience", "distributed", "dynamic", "fileprivate", "final",
                "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
                "optional", "override", "package", "postfix", "prefix", "private", "public", "required", "sending",
                "static", "unowned", "weak",
            ]
        ),
        (.functions, ["func"]),
        (.variables, ["let", "var"]),
        (.initializers, ["init"]),
        (.unnamed, ["deinit", "subscript"]),
        (.values, ["actor", "enum", "struct"]),
        (.extensions, ["extension"]),
        (
            .otherDeclarations,
            ["associatedtype", "case", "import", "macro", "operator", "precedencegroup", "protocol", "typealias"]
        ),
        (.effects, ["async", "rethrows", "throws"]),
        (.overridden, (StandardEditActions.names.union(RootMethods.names)).map { String($0.prefix { $0 != "(" }) }),
        (.requirements, FrameworkRequirements.names.map { String($0.prefix { $0 != "(" }) }),
    ]

    /// The lists of the words, by the words' hashes.
    static let table: WordTable = {
        var table = WordTable()
        for (list, words) in lists {
            for word in words { table.add(WordHash(word), list) }
        }
        return table
    }()
}
