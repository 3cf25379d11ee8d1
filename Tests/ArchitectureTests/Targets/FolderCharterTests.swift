import Testing

@testable import SourceScanning

@Suite struct FolderCharterTests {
    private let project = ProjectTree.shared

    /// Reads the list items below the heading Folders: "- `Name/`: one sentence."
    private func charters(in page: String) -> [(folder: String, sentence: String, line: Int)] {
        var isListing = false
        var charters: [(String, String, Int)] = []
        let lines = project.text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("## ") { isListing = line == "## Folders" }
            guard isListing, line.hasPrefix("- `") else { continue }
            let parts = line.dropFirst(3).split(separator: "`", maxSplits: 1)
            let folder = parts[0].hasSuffix("/") ? String(parts[0].dropLast()) : String(parts[0])
            charters.append((folder, parts.count > 1 ? String(parts[1].drop { $0 == ":" }.trimmed) : "", index + 1))
        }
        return charters
    }

    @Test func `every folder has a one-sentence charter in its target's landing page, and no other is listed`() {
        var report = CheckReport()
        let targets = Set(project.librarySources.map(\.target)).filter { !$0.hasPrefix("_") }

        for target in targets.sorted() {
            let page = "Sources/\(target)/\(target).docc/\(target).md"
            guard project.paths.contains(page) else {
                report.findings.append(
                    "\(page):1: is missing; it says what \(target) is for and what its folders hold.")
                continue
            }
            let folders = Set(project.sources(of: target).map(\.path).compactMap(folder))
            let charters = charters(in: page)
            for charter in charters {
                report.seen += 1
                let sentence = charter.sentence
                if !folders.contains(charter.folder) {
                    report.findings.append(
                        "\(page):\(charter.line): lists \(charter.folder), which holds no Swift file.")
                }
                if !sentence.hasSuffix(".") || sentence.dropLast().contains(". ") || sentence.count > 120 {
                    report.findings.append("\(page):\(charter.line): is not one sentence of at most 120 characters.")
                }
            }
            for missing in folders.subtracting(charters.map(\.folder)).sorted() {
                report.findings.append("\(page):1: does not list the folder \(missing).")
            }
        }

        report.expectClean(atLeast: 40, of: "charters")
    }

    /// The folder of a library file below its target; nil when it lies in the target itself.
    private func folder(of path: String) -> String? {
        let components = path.split(separator: "/")
        return components.count > 3 ? String(components[2]) : nil
    }

    @Test func `folders nest two levels deep: target, folder, file`() {
        var report = CheckReport()

        for source in project.librarySources {
            report.seen += 1
            if source.path.split(separator: "/").count > 4 {
                report.findings.append(source.finding(1, "lies deeper than target, folder, file."))
            }
        }

        report.expectClean(atLeast: 300, of: "files")
    }
}
