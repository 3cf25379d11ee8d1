import Testing

@testable import SourceScanning

@Suite struct NameTests {
    /// Apple's own names are exempt.
    private func isApple(_ name: String) -> Bool {
        ["UndoManager", "FileManager"].contains(name.prefix { $0 != "+" })
            || ["UI", "CA", "CG", "CT", "CF", "NS"].contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
            }
    }

    @Test func `names of files and types use no worn-out words`() {
        var report = CheckReport()
        let banned: Set<String> = [
            "manager", "helper", "helpers", "util", "utils", "utility", "utilities", "misc", "new", "old", "impl",
            "mgr",
            "ctx", "btn", "img", "cfg", "tmp", "obj",
        ]

        for source in ProjectTree.shared.swift {
            report.seen += 1
            let types = source.declarations.filter { $0.kind.isType }.map { (name: $0.name, line: $0.line) }
            for (name, line) in [(name: source.stem, line: 1)] + types
            where !isApple(name) {
                for word in name.camelCaseWords where banned.contains(word.lowercased()) {
                    report.findings.append(source.finding(line, "\(name) says \(word), not what it is for."))
                }
            }
        }

        report.expectClean(atLeast: 300, of: "files")
    }

    @Test func `types begin with a capital, all else with a small letter, and no name has underscores`() {
        var report = CheckReport()
        // Apple's names for colour spaces and pixel formats are those of their standards.
        let colorSpaces: [String?] = ["CGColorSpace", "CGImagePixelFormatInfo", "CGColorSpaceModel"]
        // The targets whose public names are those of C.
        let targetsOfC = ["DarwinCompatibility", "UnifiedLogging"]
        let prefixesOfObjectiveC = ["objc_", "class_", "method_", "object_"]

        // Names of tests are sentences.
        for source in ProjectTree.shared.swift where source.area != "Tests" {
            let hasNamesOfC = targetsOfC.contains(source.target)
            for declaration in source.declarations
            where declaration.kind != .extension
                && !(hasNamesOfC && (declaration.isPublic || declaration.kind == .case))
            {
                report.seen += 1
                let name = declaration.name
                guard let first = name.first, first.isLetter, !isApple(name),
                    !["iOS", "P3", "SRGB", "URL", "RGBA8Uint", "RGBA16Float", "keyboard_Reserved"].contains(name),
                    !prefixesOfObjectiveC.contains(where: name.lowercased().hasPrefix),
                    !colorSpaces.contains(declaration.containers.last?.name)
                else { continue }
                let isType = declaration.kind.isType || declaration.kind == .associatedtype
                if isType != first.isUppercase || name.contains("_") {
                    report.findings.append(
                        source.finding(declaration.line, "\(declaration.qualifiedName) is no camel-case name."))
                }
            }
        }

        report.expectClean(atLeast: 2000, of: "names")
    }

    /// Words of this code base that the glossary has replaced, as whole words of a name; each with the field's word.
    private static let replaced = [
        "least": "minimum", "ground": "background", "grounds": "backgrounds", "hand": "interactionController",
        "holder": "the owner by its name", "way": "translation, distance or direction", "stand": "embed",
        "stands": "embed", "standing": "embed", "take": "apply, adopt, consume, drain, revoke",
        "takes": "apply, adopt …",
        "took": "apply, adopt …", "taken": "applied, adopted …", "taking": "applying, adopting …", "lend": "attach",
        "lender": "owner", "lent": "attached", "tell": "notify", "tells": "notify", "told": "notified",
        "untold": "pending", "led": "interactive", "unrest": "activity", "meant": "predicate",
    ]
    /// Replaced in names of functions and types only, where it means layout, a frame or an index.
    private static let replacedInFunctions = [
        "place": "layOut, frame, position, index", "places": "layOut, frames, positions",
    ]
    /// Names with such a word that stay, each with its reason.
    private static let exceptions = [
        "atLeast": "The two words together are the usual name of a lower bound.",
        "replaceInPlace": "In place is the usual term for a change without a copy or a new order.",
        "Place": "The saved state's name for where a controller was; its encoded form is a file format.",
    ]

    @Test func `names of the libraries use the words of the glossary`() {
        var report = CheckReport()
        let sources = ProjectTree.shared.librarySources
        let isApples = Set(sources.lazy.flatMap(\.declarations).filter(\.isPublic).map(\.name))

        for source in sources {
            for declaration in source.declarations where declaration.kind != .extension {
                let isFunction = declaration.kind == .func || declaration.kind.isType
                let labels = declaration.isPublic ? [] : declaration.parameters.flatMap { [$0.label, $0.name] }
                for name in Set([declaration.name] + labels) where !isApples.contains(name) {
                    report.seen += 1
                    guard Self.exceptions[name] == nil else { continue }
                    for word in name.camelCaseWords.map({ $0.lowercased() }) {
                        let place = isFunction && name == declaration.name ? Self.replacedInFunctions[word] : nil
                        guard let better = Self.replaced[word] ?? place else { continue }
                        report.findings.append(source.finding(declaration.line, "\(name) says \(word); say \(better)."))
                    }
                }
            }
        }

        report.expectClean(atLeast: 5000, of: "names")
    }

    @Test func `every exception is still declared`() {
        let sources = ProjectTree.shared.librarySources

        let names = Set(
            sources.lazy.flatMap(\.declarations).flatMap { [$0.name] + $0.parameters.flatMap { [$0.label, $0.name] } })

        #expect(Self.exceptions.keys.filter { !names.contains($0) } == [])
    }
}
