import Foundation
import Testing

@testable import Storm

@Suite struct ChildTests {
    private func child(_ script: String, in folder: String) -> Child {
        Child(program: "sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    }

    private func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storm-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }

    @Test func `exit codes, signals and standard error are distinguished`() throws {
        let outcomes = try inFolder { folder in
            try ["exit 65", "echo Sentence. >&2; exit 3", "kill -TERM $$"].map { try child($0, in: folder).run() }
        }

        #expect(outcomes.map(\.ending) == [.exited(65), .exited(3), .killed(signal: SIGTERM)])
        #expect(outcomes.map(\.errors) == ["", "Sentence.\n", ""])
    }

    @Test func `an endless process is ended`() throws {
        let outcome = try inFolder { folder in
            var child = child("while :; do :; done", in: folder)
            child.wallLimit = 0.2
            return try child.run()
        }

        #expect(outcome.ending == .endless)
        #expect(outcome.processor > 0)
    }

    @Test func `a command line is quoted as a shell reads it`() {
        let child = Child(
            program: "app", arguments: ["it's", "", "--size=1x1"], environment: ["A": "b c", "PATH": "x"], folder: "out"
        )

        #expect(child.command == "cd out && env -i PATH=\"$PATH\" A='b c' app 'it'\\''s' '' --size=1x1")
    }
}
