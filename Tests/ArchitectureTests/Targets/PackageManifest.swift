@testable import SourceScanning

/// The targets and their dependencies as Package.swift spells them, read as text.
struct PackageManifest {
    struct Target {
        /// `target`, `executableTarget`, `testTarget`, `systemLibrary`, ...
        var kind: String
        var name: String
        var dependencies: [String]
        /// Its folder from the project's root.
        var path: String
        /// Counted from 1.
        var line: Int

        var isTest: Bool { kind == "testTarget" }
        var isExecutable: Bool { kind == "executableTarget" }
        var isPlugin: Bool { kind == "plugin" }
        var isSystemLibrary: Bool { kind == "systemLibrary" }
    }

    static let shared = PackageManifest(ProjectTree.shared.text(of: "Package.swift"))

    let targets: [Target]

    private static let kinds: Set<String> = [
        "target", "executableTarget", "testTarget", "systemLibrary", "macro", "plugin", "binaryTarget",
    ]

    init(_ text: String) {
        let tokens = SwiftLexer(text).tokens
        var targets: [Target] = []
        var index = 0
        while index + 2 < tokens.count {
            if tokens[index].text == ".", Self.kinds.contains(tokens[index + 1].text), tokens[index + 2].text == "(" {
                let (target, end) = Self.target(in: tokens, at: index + 1)
                if let target { targets.append(target) }
                index = end
            } else {
                index += 1
            }
        }
        self.targets = targets
    }

    /// The target whose folder holds a file.
    func target(holding path: String) -> Target? { targets.first { path.hasPrefix($0.path + "/") } }

    subscript(name: String) -> Target? { targets.first { $0.name == name } }

    /// Reads the call whose name is at `start`; the target is nil when the call gives no name.
    private static func target(in tokens: [SwiftToken], at start: Int) -> (target: Target?, end: Int) {
        var name: String?
        var path: String?
        var dependencies: [String] = []
        var depth = 0
        var label = ""
        var index = start + 1
        repeat {
            let token = tokens[index]
            switch (token.kind, token.text) {
            case (.mark, "("), (.mark, "["): depth += 1
            case (.mark, ")"), (.mark, "]"): depth -= 1
            case (.word, let word) where depth == 1 && tokens[index + 1].text == ":": label = word
            case (.string, let text) where label == "name" && depth == 1: name = text
            case (.string, let text) where label == "path" && depth == 1: path = text
            // `"A"` as well as `.target(name: "A", condition: ...)`.
            case (.string, let text) where label == "dependencies" && (depth == 2 || isName(index, in: tokens)):
                dependencies.append(text)
            default: break
            }
            index += 1
        } while depth > 0 && index < tokens.count
        let kind = tokens[start].text
        let target = name.map { name in
            Target(
                kind: kind, name: name, dependencies: dependencies,
                path: path ?? (["testTarget": "Tests/", "plugin": "Plugins/"][kind] ?? "Sources/") + name,
                line: tokens[start].line)
        }
        return (target, index)
    }

    private static func isName(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        tokens[index - 1].text == ":" && tokens[index - 2].text == "name"
    }
}
