/// One Swift file of the project, split into the parts that the checks use.
struct SwiftSource {
    /// From the project's root, with slashes.
    let path: String
    let lineCount: Int
    /// The numbers of the empty lines.
    let blankLines: Set<Int>
    let tokens: [SwiftToken]
    let comments: [Int: String]
    let declarations: [SwiftDeclaration]
    let imports: [SwiftImport]

    init(path: String, text: String) {
        self.path = path
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lineCount = lines.count - 1
        blankLines = Set(lines.indices.filter { lines[$0].allSatisfy { $0 == UInt8(ascii: " ") } }.map { $0 + 1 })
        let lexer = SwiftLexer(text)
        tokens = lexer.tokens
        comments = lexer.comments
        let parser = SwiftDeclarationParser(tokens: tokens, comments: comments)
        declarations = parser.declarations
        imports = parser.imports
    }

    private var components: [Substring] { path.split(separator: "/") }

    /// `Sources`, `Tests`, `Demos`, `Benchmarks` or `Storm`.
    var area: String { components.first.map(String.init) ?? "" }
    /// The folder below the area: in Sources and Tests the target's name, in Demos the app's.
    var target: String { components.count > 1 ? String(components[1]) : "" }
    /// The file's name without `.swift`.
    var stem: String { String(components.last?.dropLast(".swift".count) ?? "") }

    /// A finding in the form that editors make a link of.
    func finding(_ line: Int, _ message: String) -> String { "\(path):\(line): \(message)" }
}
