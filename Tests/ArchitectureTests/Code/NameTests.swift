import Testing

@Suite struct NameTests {
    /// A name of Apple's is what it is.
    private func isApple(_ name: String) -> Bool {
        name == "UndoManager"
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

        // Names of tests are sentences.
        for source in ProjectTree.shared.swift where source.area != "Tests" {
            for declaration in source.declarations where declaration.kind != .extension {
                report.seen += 1
                let name = declaration.name
                guard let first = name.first, first.isLetter, !isApple(name),
                    !["genericGrayGamma2_2", "iOS", "URL"].contains(name)
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
}
