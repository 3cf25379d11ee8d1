import Foundation
import Testing

@Suite(.serialized) struct HypnoNerdWindowTests {
    /// HypnoNerd in a window; it ends by itself should a test forget it.
    private final class Session {
        let display: VirtualDisplay
        let process: Process
        let lines: LineReader
        let window: String

        init() throws {
            display = try VirtualDisplay()
            let empty = try display.picture()
            let started = try DemoProcess("HypnoNerd").start(
                ["--trace", "host,frame,rotation,controller", "--duration", "60"],
                environment: ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": ""])
            process = started.process
            lines = LineReader(started.errors)
            _ = try #require(lines.line(with: "\"topic\":\"frame\""))
            #expect(try display.pictureChanges(from: empty))
            let found = try #require(
                try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "HypnoNerd"))
            window = try #require(found.split(separator: "\n").first.map(String.init))
            _ = try display.run("xdotool", "windowfocus", "--sync", window)
        }

        deinit { process.finishImmediately() }
    }

    @Test func `a click changes the circles' colour`() throws {
        let session = try Session()
        let before = try session.display.picture()

        _ = try session.display.run(
            "xdotool", "mousemove", "--window", session.window, "187", "300", "click", "1")
        let began = session.lines.line(with: "\"event\":\"touch\"", "\"phase\":\"began\"")

        #expect(began != nil)
        #expect(try session.display.pictureChanges(from: before))
    }

    @Test func `a click that focuses the window also acts`() throws {
        let session = try Session()
        _ = session.lines.line(with: "\"event\":\"focus\"", "\"active\":true")
        _ = try session.display.run("xdotool", "windowfocus", "0")
        let lost = session.lines.line(with: "\"event\":\"focus\"", "\"active\":false")

        // Focus and click wait for the program together, as they do while it is busy.
        _ = session.process.suspend()
        _ = try session.display.run("xdotool", "windowfocus", "--sync", session.window)
        _ = try session.display.run(
            "xdotool", "mousemove", "--window", session.window, "187", "300", "click", "1")
        _ = session.process.resume()
        let gained = session.lines.line(with: "\"event\":\"focus\"", "\"active\":true")
        let began = session.lines.line(with: "\"event\":\"touch\"", "\"phase\":\"began\"")

        #expect(lost != nil)
        #expect(gained != nil)
        #expect(began != nil)
    }

    @Test func `widening the window turns the interface`() throws {
        let session = try Session()
        let before = try session.display.picture()

        _ = try session.display.run("xdotool", "windowsize", session.window, "667", "375")
        let decision = session.lines.line(with: "\"topic\":\"rotation\"")

        #expect(decision?.contains("\"to\":\"landscapeRight\"") == true)
        #expect(decision?.contains("\"accepted\":true") == true)
        #expect(try session.display.pictureChanges(from: before))
    }

    @Test func `the quit key ends it cleanly`() throws {
        let session = try Session()

        _ = try session.display.run("xdotool", "key", "ctrl+q")
        session.process.waitUntilExit()

        #expect(session.process.terminationReason == .exit)
        #expect(session.process.terminationStatus == 0)
    }
}
