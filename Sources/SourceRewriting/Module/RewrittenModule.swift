/// The copies of a module's files, with the diagnostics of its originals.
package struct RewrittenModule: Sendable {
    /// A file that the compiler reads instead of an original.
    package struct Copy: Sendable {
        /// Without its ending.
        package var name: String
        package var bytes: [UInt8]
    }

    /// In the order of the originals.
    package var copies: [Copy]
    /// The generated file through which the app finds the tables by the module's name.
    package var exports: String
    /// The file of the classes that interface files can name.
    package var classes: String
    /// By file and line.
    package var diagnostics: [Diagnostic]

    /// Rewrites files that are compiled together.
    ///
    /// - Parameter references: files of other modules with the same plugin, from which only declarations are read.
    package init(rewriting texts: [SourceText], references: [SourceText] = []) {
        let all = texts + references
        let module = ModuleOutline(of: all.map(\.outline))
        let reduced = concurrently(all) { text in module.map { ReducedText(text, in: $0) } }
        let mentioned = reduced.reduce(into: Set<WordHash>()) { words, text in words.formUnion(text?.words ?? []) }
        let files = concurrently(Array(zip(all, reduced))) { text, reduced in
            SourceFile(text, reducedTo: reduced, mentioned: mentioned)
        }
        self.init(rewriting: Array(files[..<texts.count]), references: Array(files[texts.count...]))
    }

    /// Rewrites files that are parsed already.
    init(rewriting files: [SourceFile], references: [SourceFile] = []) {
        let parts = files.enumerated().map { ($0.offset as Int?, $0.element) } + references.map { (nil, $0) }
        let index = ModuleIndex(fragments: concurrently(parts) { IndexBuilder.fragments(of: $0.1, file: $0.0) })
        var results = concurrently(Array(files.enumerated())) { number, source in
            FileResult(rewriting: source, number: number, index: index)
        }
        FileResult.moveMembers(in: &results)
        let header = CopyHeader(of: files)
        copies = concurrently(results) { Copy(name: $0.source.copyName, bytes: $0.text(header)) }
        exports = Self.exports(of: results)
        classes = ClassTable(of: index).text
        diagnostics = results.flatMap(\.diagnostics)
    }

    private static func exports(of results: [FileResult]) -> String {
        let calls = results.compactMap(\.registrationName).map { "        \($0)(exports)\n" }
        return """
            import UIKit
            /// Found by its name when the first object of the module gets a message.
            final class AnoleModule: AnoleModuleExports {
                @MainActor static func register(_ exports: AnoleExports) {
            \(calls.joined())    }
            }

            """
    }
}
