import Foundation
import Testing

@Suite(.serialized) struct ContactsClipboardTests {
    /// Contacts in a window with a card that is about to be filled in; it ends by itself should a test forget it.
    private final class Session {
        let display: VirtualDisplay
        let folder: TemporaryFolder
        let process: Process
        let lines: LineReader
        private let window: String
        private var owner: Process?

        init() throws {
            display = try VirtualDisplay()
            folder = try TemporaryFolder()
            let started = try DemoProcess("Contacts").start(
                [
                    "--size", "390x844", "--scale", "1", "--trace", "host,controller,frame", "--duration", "120",
                    "--state", folder.path("state"), "--record", folder.path("recording"),
                ], environment: ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": ""])
            process = started.process
            lines = LineReader(started.errors)
            _ = try #require(lines.line(with: "\"topic\":\"frame\""))
            let found = try #require(
                try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Contacts"))
            window = try #require(found.split(separator: "\n").first.map(String.init))
            _ = try display.run("xdotool", "windowfocus", "--sync", window)
            _ = try display.run("xdotool", "mousemove", "--window", window, "365", "42", "click", "1")
            _ = try #require(lines.line(with: "ContactEditorController", "\"call\":\"viewDidAppear\""))
        }

        deinit { for process in [process, owner] { process?.finishImmediately() } }

        /// Has another program own the clipboard, or another selection, when this returns.
        func copyElsewhere(_ text: String, to selection: String = "clipboard") throws {
            let file = try folder.write(text, to: "copied")
            owner = try display.start("xclip", "-selection", selection, "-quiet", "-i", file)
            try #require(try pasteElsewhere(from: selection) == text)
        }

        /// Clicks a button of the mouse at a point of the window.
        func click(_ button: String, x: String, y: String) throws {
            _ = try display.run("xdotool", "mousemove", "--window", window, x, y, "click", button)
        }

        /// The clipboard, or another selection, as another program sees it, as soon as it has contents.
        func pasteElsewhere(from selection: String = "clipboard") throws -> String? {
            for _ in 0..<1000 {
                if let text = try display.run("xclip", "-selection", selection, "-o") { return text }
            }
            return nil
        }
    }

    @Test func `a large text is pasted, and its owner keeps the clipboard`() throws {
        let session = try Session()
        let text = String(repeating: "0123456789abcdef", count: 70_000)
        try session.copyElsewhere(text)

        _ = try session.display.run("xdotool", "key", "ctrl+v")
        let pasted = session.lines.line(with: "\"event\":\"paste\"", "\"text\":\"\(text)\"")
        _ = try session.display.run("xdotool", "key", "ctrl+a", "ctrl+v")

        let isStillThere = try session.pasteElsewhere() == text

        #expect(pasted != nil)
        #expect(isStillThere)
    }

    @Test func `copied text can be pasted elsewhere, and pasted text is in the recording`() throws {
        let session = try Session()
        try session.copyElsewhere("Grüße")

        _ = try session.display.run("xdotool", "key", "ctrl+v")
        let pasted = session.lines.line(with: "\"event\":\"paste\"", "\"text\":\"Grüße\"")
        _ = try session.display.run("xdotool", "type", "aus Wien")
        _ = try session.display.run("xdotool", "key", "ctrl+a", "ctrl+c")
        _ = session.lines.line(with: "\"code\":\"keyboardC\"", "\"phase\":\"up\"")
        let copied = try session.pasteElsewhere()
        _ = try session.display.run("xdotool", "key", "ctrl+q")
        session.process.waitUntilExit()
        let replay = try DemoProcess("Contacts").run(
            ["--headless", "--replay", session.folder.path("recording"), "--trace", "host"])

        #expect(pasted != nil)
        #expect(copied == "Grüßeaus Wien")
        #expect(session.process.terminationStatus == 0)
        #expect(replay.exitCode == 0)
        #expect(replay.errors.components(separatedBy: "\"event\":\"paste\"").count == 3)
    }

    @Test func `a middle click pastes another program's selection, and a replay does it again`() throws {
        let session = try Session()
        try session.copyElsewhere("Grüße", to: "primary")

        try session.click("2", x: "150", y: "271")
        let pasted = session.lines.line(with: "\"event\":\"primary\"", "\"text\":\"Grüße\"")
        _ = try session.display.run("xdotool", "key", "ctrl+a", "ctrl+c")
        _ = session.lines.line(with: "\"code\":\"keyboardC\"", "\"phase\":\"up\"")
        let copied = try session.pasteElsewhere()
        _ = try session.display.run("xdotool", "key", "ctrl+q")
        session.process.waitUntilExit()
        let replay = try DemoProcess("Contacts").run(
            ["--headless", "--replay", session.folder.path("recording"), "--trace", "host"])

        #expect(pasted != nil)
        #expect(copied == "Grüße")
        #expect(replay.exitCode == 0)
        #expect(replay.errors.components(separatedBy: "\"event\":\"primary\"").count == 2)
    }

    @Test func `other programs paste the user's selection with the middle button`() throws {
        let session = try Session()

        _ = try session.display.run("xdotool", "type", "Wien")
        _ = try session.display.run("xdotool", "key", "shift+Home")
        let selected = try session.pasteElsewhere(from: "primary")

        #expect(selected == "Wien")
    }
}
