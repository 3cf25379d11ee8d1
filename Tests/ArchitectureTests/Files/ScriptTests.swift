import Testing

@testable import SourceScanning

@Suite struct ScriptTests {
    private let project = ProjectTree.shared

    @Test func `scripts are executable and strict bash`() {
        var report = CheckReport()

        for path in project.paths where path.hasPrefix("Scripts/") || path == ".ci/run" {
            report.seen += 1
            let lines = project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            if lines.first != "#!/usr/bin/env bash" {
                report.findings.append("\(path):1: does not begin with #!/usr/bin/env bash.")
            }
            if lines.count < 2 || !lines[1].hasPrefix("# ") {
                report.findings.append("\(path):2: does not say what the script is for.")
            }
            if !lines.contains("set -euo pipefail") {
                report.findings.append("\(path):3: goes on after errors; set -euo pipefail is missing.")
            }
            if !project.isExecutable(path) { report.findings.append("\(path):1: is not executable.") }
        }

        report.expectClean(atLeast: 5, of: "scripts")
    }

    @Test func `continuous integration runs the test script`() {
        #expect(project.text(of: ".ci/run").contains("Scripts/test"))
    }
}
