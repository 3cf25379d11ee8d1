import SwiftSyntax

/// The result of all rules for a file: its edits, and the declarations appended to its text.
struct FileResult: Sendable {
    let source: SourceFile
    var edits: Edits
    let diagnostics: [Diagnostic]
    let movedMembers: [MovedMember]
    /// The name of the function that registers the file's types; nil when there are none.
    let registrationName: String?
    /// Imports of frameworks that Linux lacks, with their lines.
    let absentImports: [(module: String, line: Int)]
    /// Declarations appended to the original's text.
    let appendix: String

    /// - Parameters:
    ///   - source: The original.
    ///   - number: Its index among the module's files.
    ///   - index: The declarations of the module's files.
    init(rewriting source: SourceFile, number: Int, index: ModuleIndex) {
        let rewriter = FileRewriter(source: source, number: number, index: index)
        if !source.isBroken {
            // A shebang is only allowed in the first line of a file.
            if let line = source.tree.shebang { rewriter.edits.blank(line) }
            rewriter.walk(source.tree)
        }
        self.source = source
        edits = rewriter.edits
        diagnostics = rewriter.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        movedMembers = rewriter.movedMembers
        absentImports = rewriter.absentImports
        let function = rewriter.registrationFunction
        registrationName = function == nil ? nil : rewriter.registrationName
        appendix = rewriter.appendix.joined() + (function ?? "")
    }

    /// Writes members that leave extensions into the bodies of their classes, between directives that name their lines.
    static func moveMembers(in results: inout [FileResult]) {
        for origin in results.indices {
            for member in results[origin].movedMembers {
                guard let body = member.type.body, let file = body.file else { continue }
                let text =
                    member.forward ?? String(decoding: results[origin].edits.text(of: member.range), as: UTF8.self)
                let indented = String(repeating: " ", count: member.column - 1) + text
                var lines = "\n" + results[origin].source.directive(line: member.line) + indented + "\n"
                if !member.conditions.isEmpty {
                    lines = "\n#if \(member.conditions.joined(separator: " && "))\(lines)#endif\n"
                }
                let (line, column) = results[file].source.position(of: body.end)
                lines += results[file].source.directive(line: line) + String(repeating: " ", count: column - 1)
                results[file].edits.insert(lines, at: body.end)
            }
        }
    }

    /// The whole copy.
    func text(_ header: CopyHeader) -> [UInt8] {
        var text = header.text(for: source, absent: absentImports) + edits.applied()
        guard !source.isBroken, !appendix.isEmpty else { return text }
        if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
        // In main.swift no directive is open.
        if source.stem != "main" { text += Array("#sourceLocation()\n".utf8) }
        return text + Array(appendix.utf8)
    }
}
