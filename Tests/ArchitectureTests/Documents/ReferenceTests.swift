import Testing

@testable import SourceScanning

@Suite struct ReferenceTests {
    private static let catalogue = "Sources/UIKitCore/UIKitCore.docc/"

    private let project = ProjectTree.shared

    /// The texts between back-ticks outside code blocks, with their lines.
    private func quotations(in page: String) -> [(text: String, line: Int)] {
        var isCode = false
        var quotations: [(String, Int)] = []
        let lines = project.text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, !line.hasPrefix("```") else { continue }
            for (part, text) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where part % 2 == 1 { quotations.append((String(text), index + 1)) }
        }
        return quotations
    }

    private func exists(_ path: String) -> Bool {
        let folder = path.hasSuffix("/") ? path : path + "/"
        return project.paths.contains { $0 == path || $0.hasPrefix(folder) }
    }

    @Test func `paths in the documents exist`() {
        var report = CheckReport()
        let articles = project.paths.filter { $0.hasPrefix(Self.catalogue) }

        for page in ["README.md"] + articles {
            for (text, line) in quotations(in: page)
            where text.contains("/") && !text.contains("<") && !text.contains(" ") {
                let isFile = text.hasSuffix(".swift")
                let isPath = ["Sources/", "Tests/", "Demos/", "Scripts/"].contains(where: text.hasPrefix)
                guard isFile || isPath else { continue }
                report.seen += 1
                // Articles write sources without the first folder.
                if !exists(text), !exists("Sources/" + text) {
                    report.findings.append("\(page):\(line): names \(text), which does not exist.")
                }
            }
        }

        report.expectClean(atLeast: 30, of: "paths")
    }

    @Test func `links in the README lead somewhere`() {
        var report = CheckReport()

        for (index, line) in project.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            for range in line.ranges(of: "](") {
                let target = line[range.upperBound...].prefix { $0 != ")" }
                guard !target.hasPrefix("http") else { continue }
                report.seen += 1
                if !exists(String(target)) {
                    report.findings.append("README.md:\(index + 1): links to \(target), which does not exist.")
                }
            }
        }

        report.expectClean(atLeast: 5, of: "links")
    }

    @Test(arguments: ["FollowingATouch", "OneFrame"])
    func `articles about the paths name living types`(article: String) {
        var report = CheckReport()
        let names = LivingNames(project.librarySources)
        let targets = Set(project.swift.map(\.target))
        let page = Self.catalogue + article + ".md"

        for (text, line) in quotations(in: page) where text.first?.isUppercase == true && !text.contains("/") {
            guard !text.contains(" ") else { continue }
            report.seen += 1
            if !names.contains(text), !targets.contains(text) {
                report.findings.append("\(page):\(line): names \(text), which is not declared.")
            }
        }

        report.expectClean(atLeast: 8, of: "names")
    }

    @Test func `the first app fits on a screen`() {
        let code = project.text(of: "README.md").split(separator: "```swift\n").dropFirst().first ?? ""

        let lines = code.split(separator: "```")[0].split(separator: "\n", omittingEmptySubsequences: false).count - 1

        #expect((10...25).contains(lines))
    }
}
