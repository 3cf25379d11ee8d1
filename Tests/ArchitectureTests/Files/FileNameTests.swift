import Testing

@testable import SourceScanning

@Suite struct FileNameTests {
    private let project = ProjectTree.shared

    /// Files that are not named after one type, each with its reason.
    private let exceptions: [String: String] = [:]

    @Test func `a file is named for the type it holds, its part of a type, or its function`() {
        var report = CheckReport()

        for source in project.swift where exceptions[source.path] == nil && !["main", "Exports"].contains(source.stem) {
            report.seen += 1
            guard !source.declarations.isEmpty else { continue }
            let plus = source.stem.split(separator: "+", maxSplits: 1)
            let name = String(plus[0])
            let isPart = plus.count == 2
            let isFound = source.declarations.contains { declaration in
                // Apple's free functions belong to no type.
                if name.hasSuffix("Functions"), declaration.isTopLevel, declaration.kind == .func { return true }
                if isPart { return declaration.kind == .extension && matches(declaration.name, name) }
                return declaration.qualifiedName == name || (declaration.isTopLevel && declaration.name == name)
            }
            if !isFound {
                let expected = isPart ? "an extension of \(name)" : "a declaration of \(name)"
                report.findings.append(source.finding(1, "does not hold \(expected), as its name says."))
            }
        }

        report.expectClean(atLeast: 300, of: "files")
    }

    /// `Frame+Text` may extend `Frame` or one of its nested types.
    private func matches(_ extended: String, _ name: String) -> Bool {
        extended == name || extended.hasPrefix(name + ".")
    }

    @Test func `a file holds one top-level type besides private ones`() {
        var report = CheckReport()

        for source in project.librarySources where exceptions[source.path] == nil {
            report.seen += 1
            let types = source.declarations.filter {
                $0.isTopLevel && $0.kind.isType && $0.kind != .typealias && !$0.isPrivate
            }
            for type in types.dropFirst() {
                report.findings.append(source.finding(type.line, "\(type.name) belongs in a file of its own."))
            }
        }

        report.expectClean(atLeast: 300, of: "files")
    }
}
