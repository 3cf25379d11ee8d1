import Testing

@testable import SourceScanning

@Suite struct AttributedObjectTests {
    /// The only file that makes them, with the methods that pass them to apps.
    private let maker = "Sources/UIFoundation/Text/AttributedText.swift"

    @Test func `attributed strings, of which Foundation never frees all, are made in one file only`() {
        var report = CheckReport()

        let project = ProjectTree.shared
        let lower = project.sources(of: "CoreText", "QuartzCore", "CairoBackend", "UIFoundation")
        for source in lower + project.viewSources {
            report.seen += 1
            let words = zip(source.tokens, source.tokens.dropFirst())
            for (word, next) in words where next.text == "(" && source.path != maker {
                guard ["NSAttributedString", "NSMutableAttributedString"].contains(word.text) else { continue }
                report.findings.append(
                    source.finding(word.line, "makes an \(word.text); keep the text as AttributedText."))
            }
        }

        report.expectClean(atLeast: 200, of: "files")
    }
}
