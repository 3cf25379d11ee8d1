import Testing

@testable import SourceScanning

@Suite struct TargetTests {
    private let manifest = PackageManifest.shared
    private let graph = TargetGraph.shared
    private let project = ProjectTree.shared

    /// The one file that names targets above its own.
    private static let moduleList = "Sources/UIKitCore/Exposure/FrameworkModules.swift"

    /// The beginning of the paths of programs whose sources import as on iOS.
    private static let iOSPrograms = "Tests/Programs/Plants"

    private func inManifest(_ target: PackageManifest.Target, _ message: String) -> String {
        "Package.swift:\(target.line): \(message)"
    }

    @Test func `the manifest has the arrows that the article draws`() {
        var report = CheckReport()

        for target in manifest.targets where !target.isTest && !target.isExecutable && !target.isPlugin {
            report.seen += 1
            guard let row = graph.rows[target.name] else {
                report.findings.append(inManifest(target, "\(target.name) has no line in \(TargetGraph.article)."))
                continue
            }
            let declared = Set(target.dependencies)
            for name in declared.subtracting(row.dependencies).sorted() {
                report.findings.append(
                    inManifest(target, "\(target.name) → \(name) is not drawn in \(TargetGraph.article):\(row.line)."))
            }
            for name in row.dependencies.subtracting(declared).sorted() {
                report.findings.append(
                    "\(TargetGraph.article):\(row.line): \(target.name) → \(name) is not in Package.swift:\(target.line)."
                )
            }
        }
        for (name, row) in graph.rows.sorted(by: { $0.key < $1.key }) where manifest[name] == nil {
            report.findings.append("\(TargetGraph.article):\(row.line): \(name) is no target in Package.swift.")
        }

        report.expectClean(atLeast: 14, of: "targets")
    }

    @Test func `arrows point to lower layers`() {
        var report = CheckReport()

        for (name, row) in graph.rows {
            for dependency in row.dependencies {
                report.seen += 1
                if let lower = graph.rows[dependency], lower.layer >= row.layer {
                    report.findings.append(
                        "\(TargetGraph.article):\(row.line): \(name) (layer \(row.layer)) may not import \(dependency) (layer \(lower.layer))."
                    )
                }
            }
        }

        report.expectClean(atLeast: 25, of: "arrows")
    }

    @Test func `responders know the targets of the framework from those of apps`() {
        let source = project.swift.first { $0.path == Self.moduleList }

        let listed = source?.tokens.filter { $0.kind == .string && $0.text.hasPrefix("UIKit") }.map(\.text)

        #expect(listed?.sorted() == project.viewTargets.sorted())
    }

    @Test func `no text of a target names one above it, which no import would show`() {
        var report = CheckReport()

        // The modules that sources of apps import are data to the tools.
        let readers = ["SourceRewriting", "ProjectAdoption"]
        for source in project.librarySources where source.path != Self.moduleList && !readers.contains(source.target) {
            guard let own = graph.rows[source.target] else { continue }
            // Apps import UIKit: sentences may say so, and Apple's identifiers do.
            let above = Set(graph.rows.filter { $0.value.layer > own.layer }.keys).subtracting(["UIKit"])
            for token in source.tokens where token.kind == .string {
                report.seen += 1
                let words = token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                for name in above.intersection(words) {
                    report.findings.append(
                        source.finding(token.line, "names \(name), which is above \(source.target)."))
                }
            }
        }

        report.expectClean(atLeast: 1000, of: "texts")
    }

    @Test func `apps depend on the umbrella alone, and only tests depend on them`() {
        var report = CheckReport()
        let leaves = Set(manifest.targets.filter { $0.isTest || $0.isExecutable }.map(\.name))

        for target in manifest.targets {
            report.seen += 1
            // Benchmarks measure single layers too, so they may know the same as tests; the storm knows programs only from
            // outside, and the tools run while apps are built, or before.
            let others = ["uikit-benchmarks", "Storm", "anole-sources", "anole-adopt"]
            let isApp = target.isExecutable && !others.contains(target.name)
            if isApp, target.dependencies != ["UIKit"] {
                report.findings.append(inManifest(target, "The app \(target.name) depends on more than UIKit."))
            }
            for name in target.dependencies where leaves.contains(name) && !target.isTest && !target.isPlugin {
                report.findings.append(
                    inManifest(target, "\(target.name) depends on \(name), on which nothing is built."))
            }
        }

        report.expectClean(atLeast: 14, of: "targets")
    }

    @Test func `files import only modules that their target declares`() {
        var report = CheckReport()
        let toolchain: Set<String> = ["Foundation", "Dispatch", "Synchronization", "Observation"]
        let syntax: Set<String> = ["SwiftSyntax", "SwiftParser"]

        // The clients are files of no target: a test hands them to the compiler.
        for source in project.swift
        where !source.path.hasPrefix(DeclarationTests.folder) && !source.path.hasPrefix(Self.iOSPrograms) {
            guard let target = manifest.target(holding: source.path) else {
                report.findings.append(source.finding(1, "belongs to no target in Package.swift."))
                continue
            }
            for line in source.imports {
                report.seen += 1
                let mayTest = target.isTest || target.name == "UIKitTesting" || target.name == "TestTurns"
                let isTesting = line.module == "Testing" && mayTest
                let isSyntax = syntax.contains(line.module) && target.name.hasPrefix("SourceRewriting")
                let isPackage = line.module == "PackagePlugin" && target.isPlugin
                guard !isSyntax, !isPackage, !toolchain.contains(line.module),
                    !target.dependencies.contains(line.module), !isTesting,
                    !isSystemLibrary(line.module, in: source)
                else { continue }
                report.findings.append(
                    source.finding(line.line, "imports \(line.module), which \(target.name) does not declare."))
            }
        }

        report.expectClean(atLeast: 400, of: "imports")
    }

    /// The C library may be imported where C is at home.
    private func isSystemLibrary(_ module: String, in source: SwiftSource) -> Bool {
        // Foundation's rules of plurals and its words for units have no other door.
        let readers = [
            "Sources/ResourceFiles/Strings/PluralRules.swift", "Sources/DarwinCompatibility/Time/DurationWords.swift",
        ]
        if readers.contains(source.path), module == "_FoundationICU" { return true }
        // The network is only for apps.
        if source.path.hasPrefix("Tests/Programs/Loads/"), module == "FoundationNetworking" { return true }
        return ["Glibc", "Musl"].contains(module)
            && ["CairoBackend", "SDLHost", "HeadlessHost"].contains(source.target)
    }

    @Test func `tests of the core declare and import no target above it but the one that drives it`() throws {
        var report = CheckReport()
        let folder = "Tests/UIKitCoreTests/"
        let core = try #require(graph.rows["UIKitCore"]).layer
        let above = Set(graph.rows.filter { $0.value.layer > core }.keys).subtracting(["UIKitTesting"])

        for target in manifest.targets where target.path.hasPrefix(folder) {
            report.seen += 1
            for name in target.dependencies where above.contains(name) {
                report.findings.append(inManifest(target, "\(target.name) declares \(name), which is above the core."))
            }
        }
        for source in project.swift where source.path.hasPrefix(folder) {
            for line in source.imports where above.contains(line.module) {
                report.findings.append(source.finding(line.line, "imports \(line.module), which is above the core."))
            }
        }

        report.expectClean(atLeast: 15, of: "test targets")
    }

    @Test func `every declared dependency is imported`() {
        var report = CheckReport()

        for target in manifest.targets where !target.isTest && !target.isSystemLibrary && !target.isPlugin {
            guard !target.path.hasPrefix(Self.iOSPrograms) else { continue }
            let sources = project.swift.filter { $0.path.hasPrefix(target.path + "/") }
            let imported = Set(sources.flatMap(\.imports).map(\.module))
            for name in target.dependencies where !name.hasPrefix("_Testing_") {
                report.seen += 1
                if !imported.contains(name) {
                    report.findings.append(
                        inManifest(target, "\(target.name) declares \(name) but imports it nowhere."))
                }
            }
        }

        report.expectClean(atLeast: 25, of: "dependencies")
    }

    @Test func `a test target has at most 45 files, which a change in one of them builds anew`() {
        var report = CheckReport()

        for target in manifest.targets where target.isTest {
            report.seen += 1
            let count = project.swift.filter {
                $0.path.hasPrefix(target.path + "/") && !$0.path.hasPrefix(DeclarationTests.folder)
            }.count
            if !(1...45).contains(count) {
                report.findings.append(inManifest(target, "\(target.name) has \(count) files."))
            }
        }

        report.expectClean(atLeast: 30, of: "test targets")
    }

    @Test func `the README names the test target of each folder of tests`() {
        var report = CheckReport()
        let rows = project.text(of: "README.md").split(separator: "\n").enumerated().filter {
            $0.element.contains("| `Tests/")
        }

        for (index, row) in rows {
            let cells = row.split(separator: "|").map {
                $0.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
            }
            guard cells.count == 4 else { continue }
            let folders = cells[2].map { String($0.element) }
            let named = Set(cells[3].map { String($0.element) + "Tests" })
            let holding = Set(
                project.swift.filter { source in folders.contains { source.path.hasPrefix($0 + "/") } }
                    .compactMap { manifest.target(holding: $0.path) }.filter { $0.name.hasSuffix("Tests") }.map(\.name))
            report.seen += 1
            if named != holding {
                report.findings.append("README.md:\(index + 1): the tests of \(folders) are \(holding.sorted()).")
            }
        }

        report.expectClean(atLeast: 25, of: "rows")
    }

    @Test func `C modules stay in their targets`() {
        var report = CheckReport()
        let places = [
            "CSDL2": ["SDLHost", "SDLRenderer"], "CXCB": ["SDLHost"], "CCairo": ["CairoBackend"],
            "CPango": ["CairoBackend"],
            "CPixbuf": ["CairoBackend"], "CPixels": ["CairoBackend"], "CNettle": ["HeadlessHost"],
            "CVirtualTime": ["HeadlessHost"], "CArguments": ["ResourceFiles"],
            "CExpat": ["InterfaceArchive"],
        ]

        for source in project.swift {
            for line in source.imports {
                report.seen += 1
                // Benchmarks compare this package's work with that of the library alone.
                guard let allowed = places[line.module], source.area != "Benchmarks" else { continue }
                // A test of an adapter may use the module that the adapter wraps.
                let target = source.area == "Tests" ? String(source.target.dropLast("Tests".count)) : source.target
                if !allowed.contains(target) {
                    report.findings.append(
                        source.finding(
                            line.line, "imports \(line.module), which is at home in \(allowed.joined(separator: ", "))."
                        ))
                } else if line.modifiers.contains("public") {
                    // To the package it may show, so that tests can hand it the window system's events.
                    report.findings.append(
                        source.finding(line.line, "lets \(line.module) leak out of the package; import it internally."))
                }
            }
        }

        report.expectClean(atLeast: 400, of: "imports")
    }
}
