import Testing

@testable import SourceScanning

@Suite struct MachinePathTests {
    @Test func `no text names a folder of a developer's machine`() {
        var report = CheckReport()
        let endings = [".swift", ".md", ".json", ".jsonl", ".frame", ".modulemap", ".h", ".yml", ".yaml"]
        // Put together here, or the check would find itself.
        let folders = ["home", "root", "Users", "work", "farm", "tmp"].map { "/" + $0 + "/" }

        for path in ProjectTree.shared.paths where endings.contains(where: path.hasSuffix) || isScript(path) {
            report.seen += 1
            let text = ProjectTree.shared.text(of: path)
            guard folders.contains(where: text.contains) else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for folder in folders where begins(folder, in: line) {
                    report.findings.append("\(path):\(index + 1): names \(folder), which other machines do not have.")
                }
            }
        }

        report.expectClean(atLeast: 300, of: "files")
    }

    private func isScript(_ path: String) -> Bool { path.hasPrefix("Scripts/") || path.hasPrefix(".ci/") }

    /// Whether an absolute path that begins with `folder` is in a line, and not only as part of a longer path.
    private func begins(_ folder: String, in line: Substring) -> Bool {
        line.ranges(of: folder).contains { range in
            guard range.lowerBound > line.startIndex else { return true }
            let before = line[line.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && !"_.-~*}".contains(before)
        }
    }
}
