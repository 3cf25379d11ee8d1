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
