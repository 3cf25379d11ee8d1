import Foundation

/// Finds the imports of a Swift file that are compiled on Linux.
struct ImportScanner {
    /// A line such as `import struct Module.Name`.
    struct Import: Equatable {
        let module: String
        let line: Int
    }

    /// The imports outside of conditions that ask whether their module is there.
    static func imports(in text: String) -> [Import] {
        var imports: [Import] = []
        var asked: [Set<String>] = []
        var isInComment = false
        for (index, whole) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = whole.drop { $0 == " " || $0 == "\t" }
            if isInComment {
                isInComment = !line.contains("*/")
                continue
            }
            if line.hasPrefix("/*") {
                isInComment = !line.contains("*/")
                continue
            }
            if line.hasPrefix("#if") {
                asked.append(modules(askedBy: line))
            } else if line.hasPrefix("#else"), !asked.isEmpty {
                asked[asked.count - 1] = line.hasPrefix("#elseif") ? modules(askedBy: line) : []
            } else if line.hasPrefix("#endif") {
                _ = asked.popLast()
            } else if let module = module(importedBy: line), !asked.contains(where: { $0.contains(module) }) {
                imports.append(Import(module: module, line: index + 1))
            }
        }
        return imports
    }

    private static func modules(askedBy line: Substring) -> Set<String> {
        var modules: Set<String> = []
        var rest = line
        while let call = rest.range(of: "canImport(") {
            modules.insert(String(rest[call.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            rest = rest[call.upperBound...]
        }
        return modules
    }

    private static func module(importedBy line: Substring) -> String? {
        var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })[...]
        let before: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
        while let word = words.first, word.hasPrefix("@") || before.contains(word) { words.removeFirst() }
        guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        if kinds.contains(name), let next = words.first { name = next }
        let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return module.isEmpty ? nil : String(module)
    }
}
