import Foundation
import Testing

/// Every demo as a user starts it, with a state folder of its own, and quits it.
@Suite(.serialized) struct StartAndQuitTests {
    @Test(arguments: [
        "Catalog", "Clock", "Contacts", "HypnoNerd", "HypnoNerdClassic", "LayerLab", "LayoutLab", "ListLab",
        "Notes", "Quiz", "QuizStoryboard", "TouchLab", "TransitionLab",
    ])
    func `a demo that is quit by key ends cleanly, and saves its state`(name: String) throws {
        let (display, home) = (try VirtualDisplay(), try TemporaryFolder())
        let (process, _, errors) = try DemoProcess(name).start(
            ["--trace", "frame", "--duration", "60"],
            environment: [
                "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
                "XDG_STATE_HOME": home.url.path,
                "HOME": home.url.path,
            ])
        let lines = LineReader(errors)
        _ = try #require(lines.line(with: "\"topic\":\"frame\""))
        let found = try #require(try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", name))
        let window = try #require(found.split(separator: "\n").first.map(String.init))
        _ = try display.run("xdotool", "windowfocus", "--sync", window)

        _ = try display.run("xdotool", "key", "ctrl+q")
        var complaints: [String] = []
        while let line = lines.next() { if !line.hasPrefix("{") { complaints.append(line) } }
        process.waitUntilExit()

        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(complaints == [])
        let keepsState = ["Clock", "Contacts", "Notes"].contains(name)
        #expect(try home.fileNames.contains(name) == keepsState)
    }
}

/// A note that was open and edited when the app ended, in the next run.
extension StartAndQuitTests {
    /// Replays a recording with the state in a folder.
    private func run(_ recording: String, in folder: TemporaryFolder) throws {
        let result = try DemoProcess("Notes").run([
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
