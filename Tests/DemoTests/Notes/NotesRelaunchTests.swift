import Foundation
import Testing

/// A note that was open and edited when the app ended, in the next run.
@Suite struct NotesRelaunchTests {
    private let demo = DemoProcess("Notes")

    /// Replays a recording with the state in a folder.
    private func run(_ recording: String, in folder: TemporaryFolder) throws {
        let result = try demo.run([
            "--headless", "--replay",
            DemoProcess.project.appendingPathComponent("Demos/Notes/Recordings/\(recording).jsonl").path, "--state",
            folder.path("state"),
        ])
        try #require(result.exitCode == 0, "\(result.errors)")
        #expect(result.errors == "")
    }

    /// The paragraphs of the first note, those with a box as `[ ]` or `[x]` and their text.
    private func paragraphs(_ folder: TemporaryFolder) throws -> [String] {
        let file = try JSONSerialization.jsonObject(with: Data(folder.read("notes.json").utf8)) as? [[String: Any]]
        let note = try #require(file?.first { $0["id"] as? Int == 1 })
        let parts = try #require((note["text"] as? [String: Any])?["parts"] as? [[String: Any]])
        let text = parts.map { part in
            (part["isChecked"] as? Bool).map { $0 ? "[x] " : "[ ] " } ?? part["text"] as? String ?? ""
        }
        return text.joined().split(separator: "\n").map(String.init)
    }

    @Test func `an edited note is open again where it was scrolled, and typing replaces the selected text`() throws {
        let folder = try TemporaryFolder()

        // Types "Moss " below the heading, selects it by a key and scrolls back with the wheel.
        try run("leaving", in: folder)
        let left = try paragraphs(folder)
        // Taps the box of the third task, where it was on the screen, and types "Fe".
        try run("returning", in: folder)
        let back = try paragraphs(folder)

        let tasks = ["[x] Tent pegs, the long ones", "[x] Stove and two cartridges"]
        let jackets = "Rain jackets, also when the forecast promises sun for all of the days"
        #expect(Array(left[3...8]) == tasks + ["[ ] " + jackets, "[ ] Map", "The way up", "Moss "])
        #expect(Array(back[3...8]) == tasks + ["[x] " + jackets, "[ ] Map", "The way up", "Fe"])
        #expect(back.count == left.count)
    }
}
