import Testing

@Suite struct DisabledTestTests {
    @Test func `disabled tests and known issues carry a reason`() {
        var report = CheckReport()

        for source in ProjectTree.shared.swift where source.area == "Tests" {
            for (index, token) in source.tokens.enumerated() where token.kind == .word {
                if token.text == "@Test" { report.seen += 1 }
                guard token.text == "disabled" || token.text == "withKnownIssue" else { continue }
                let call = source.tokens[index...].prefix { $0.line <= token.line + 2 }
                let reason = call.first { $0.kind == .string && $0.text.contains(" ") }
                if reason == nil {
                    report.findings.append(source.finding(token.line, "\(token.text) gives no reason."))
                }
            }
        }

        report.expectClean(atLeast: 20, of: "tests")
    }
}
