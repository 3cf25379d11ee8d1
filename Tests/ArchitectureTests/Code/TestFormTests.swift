import Testing

@testable import SourceScanning

@Suite struct TestFormTests {
    private let sources = ProjectTree.shared.swift.filter { $0.area == "Tests" }

    @Test func `names of tests are sentences`() {
        var report = CheckReport()

        for source in sources {
            for test in source.declarations where test.kind == .func && test.modifiers.contains("@Test") {
                report.seen += 1
                if !test.name.contains(" ") {
                    report.findings.append(source.finding(test.line, "\(test.name) states no situation and outcome."))
                }
            }
        }

        report.expectClean(atLeast: 100, of: "tests")
    }

    @Test func `suites are named after their files`() {
        var report = CheckReport()

        for source in sources {
            for suite in source.declarations where suite.modifiers.contains("@Suite") {
                report.seen += 1
                if !suite.name.hasSuffix("Tests") || suite.name != source.stem {
                    report.findings.append(
                        source.finding(
                            suite.line, "\(suite.name) is not called \(source.stem), or does not end in Tests."))
                }
            }
        }

        report.expectClean(atLeast: 20, of: "suites")
    }

    @Test func `suites of views have the process's application to themselves`() {
        var report = CheckReport()
        // These start programs, which have processes of their own; a tester without the trait is reported there when it is made.
        let startPrograms: Set<String> = ["DemoTests", "UIKitTests"]

        for source in sources where !startPrograms.contains(source.target) {
            guard PackageManifest.shared.target(holding: source.path)?.dependencies.contains("UIKitTesting") == true
            else {
                continue
            }
            for suite in source.declarations where suite.modifiers.contains("@Suite") {
                report.seen += 1
                guard let start = source.tokens.firstIndex(where: { $0.text == "@Suite" && $0.line <= suite.line }),
                    !source.tokens[start...].prefix(4).contains(where: {
                        ["application", "exclusive"].contains($0.text)
                    })
                else { continue }
                report.findings.append(
                    source.finding(suite.line, "\(suite.name) has no trait: write @Suite(.application)."))
            }
        }

        report.expectClean(atLeast: 200, of: "suites")
    }

    @Test func `walks run their whole length in the storm`() {
        var report = CheckReport()
        let storm = ProjectTree.shared.swift.first { $0.path == "Storm/WalkStorm.swift" }
        var walking: Set<String> = []
        let known = Set((storm?.tokens ?? []).filter { $0.kind == .string }.map(\.text))

        // The tests of the length itself walk nowhere.
        for source in sources where source.target != "UIKitTestingTests" {
            guard let token = source.tokens.first(where: { $0.kind == .word && $0.text == "WalkLength" }) else {
                continue
            }
            report.seen += 1
            walking.insert(source.stem)
            if !known.contains(source.stem) {
                report.findings.append(source.finding(token.line, "\(source.stem) is not in Storm/WalkStorm.swift."))
            }
        }
        for name in known.subtracting(walking).filter({ $0.hasSuffix("Tests") }).sorted() {
            report.findings.append("Storm/WalkStorm.swift:1: \(name) has no WalkLength.")
        }

        report.expectClean(atLeast: 5, of: "suites of walks")
    }

    @Test func `disabled tests and known issues carry a reason`() {
        var report = CheckReport()

        for source in sources {
            for (index, token) in source.tokens.enumerated() where token.kind == .word {
                if token.text == "@Test" { report.seen += 1 }
                let isTrait = token.text == "disabled" && source.tokens[(index + 1)...].first?.text == "("
                guard isTrait || token.text == "withKnownIssue" else { continue }
                let call = source.tokens[index...].prefix { $0.line <= token.line + 2 }
                let reason = call.first { $0.kind == .string && $0.text.contains(" ") }
                if reason == nil {
                    report.findings.append(source.finding(token.line, "\(token.text) gives no reason."))
                }
            }
        }

        report.expectClean(atLeast: 100, of: "tests")
    }
}
