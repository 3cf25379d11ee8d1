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
