import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct ApplicationSessionTests {
    private final class ColorDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            controller.view = TouchColoredView()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    /// Notes the time of day at its launch.
    private final class ClockDelegate: UIResponder, UIApplicationDelegate {
        static var calendar: Calendar?
        static var time: DateComponents?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.calendar = SessionClock.calendar
            Self.time = SessionClock.calendar.dateComponents([.hour, .minute], from: SessionClock.now)
            return true
        }
    }

    /// Red while it is touched, else of a random grey.
    private final class TouchColoredView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .red }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            var numbers = SessionRandomNumberGenerator()
            backgroundColor = UIColor(white: CGFloat.random(in: 0...1, using: &numbers), alpha: 1)
        }
    }

    /// Calls a closure while it is launched, and keeps its state.
    private final class LookingDelegate: UIResponder, UIApplicationDelegate {
        static var look: () -> String? = { nil }
        static var found: String?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.found = Self.look()
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    private static let header =
        #"{"format":"uikit-recording","version":1,"app":"Colors","size":[320,480],"scale":1,"idiom":"phone","#
        + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z","seed":5}"#

    private let folder = TemporaryFolder()

    private func run(_ words: String...) -> Int32 {
        ApplicationSession.run(commandLine: ["/usr/bin/Colors"] + words, delegateClass: ColorDelegate.self)
    }

    private func writeTour() {
        folder.write(
            """
            \(Self.header)
            {"t":0.5,"event":"touch","phase":"began","id":1,"x":50,"y":60,"pointer":"mouse"}
            {"t":0.75,"event":"touch","phase":"ended","id":1,"x":50,"y":60,"pointer":"mouse"}
            {"t":1,"event":"end"}

            """, to: "tour.jsonl")
    }

    @Test func `two replays of one recording give the same trace and the same pictures`() {
        writeTour()

        let codes = ["a", "b"].map { name in
            run(
                "--headless", "--replay", folder.file("tour.jsonl"), "--trace", "all:" + folder.file(name),
                "--frame-hashes", "--frames", folder.file(name + "-frames"))
        }

        #expect(codes == [0, 0])
        #expect(folder.text("a") == folder.text("b"))
        #expect(folder.text("a")?.contains(#""topic":"frame","index":2"#) == true)
        for name in ["00001.png", "00002.png", "00003.png"] {
            #expect(folder.data("a-frames/" + name) != nil)
            #expect(folder.data("a-frames/" + name) == folder.data("b-frames/" + name))
        }
        #expect(folder.data("a-frames/00004.png") == nil)
    }

    @Test func `a recording of a replay is that recording`() {
        writeTour()

        let code = run("--headless", "--replay", folder.file("tour.jsonl"), "--record", folder.file("again.jsonl"))

        #expect(code == 0)
        #expect(folder.text("again.jsonl") == folder.text("tour.jsonl"))
    }

    @Test func `a replay has the date, the time zone and the language of its recording`() {
        folder.write(
            """
            {"format":"uikit-recording","version":1,"app":"Clock","size":[320,480],"scale":1,"idiom":"phone",\
            "appearance":"light","locale":"de_AT","timeZone":"Asia/Kathmandu","date":"2026-01-01T09:41:00Z"}
            {"t":0.1,"event":"end"}

            """, to: "clock.jsonl")

        let code = ApplicationSession.run(
            commandLine: ["Clock", "--headless", "--replay", folder.file("clock.jsonl")],
            delegateClass: ClockDelegate.self)

        #expect(code == 0)
        // Kathmandu is 5 hours and 45 minutes ahead.
        #expect(ClockDelegate.time == DateComponents(hour: 15, minute: 26))
        #expect(ClockDelegate.calendar?.locale?.identifier == "de_AT")
    }

    @Test func `a screenshot is the last frame`() {
        writeTour()

        let code = run(
            "--headless", "--replay", folder.file("tour.jsonl"), "--screenshot", folder.file("last.png"), "--frames",
            folder.file("frames"))

        #expect(code == 0)
        #expect(folder.data("last.png") == folder.data("frames/00003.png"))
    }

    @Test func `a recording without events is a session that ends at once, with its first frame`() throws {
        folder.write(Self.header + "\n", to: "empty.jsonl")

        let code = run(
            "--headless", "--replay", folder.file("empty.jsonl"), "--trace", "host,frame:" + folder.file("trace"),
            "--screenshot", folder.file("last.png"))

        let trace = try #require(folder.text("trace"))
        #expect(code == 0)
        #expect(trace.split(separator: "\n").filter { $0.contains(#""topic":"frame""#) }.count == 1)
        #expect(trace.contains(#"{"t":0,"#) || trace.contains(#"{"t":0.000000,"#))
        #expect(trace.contains(#""event":"end""#))
        #expect(folder.data("last.png") != nil)
    }

    @Test func `a recording has its header before the app is launched`() throws {
        LookingDelegate.look = { [folder] in folder.text("out.jsonl.partial") }

        let code = ApplicationSession.run(
            commandLine: ["Look", "--headless", "--duration", "0", "--record", folder.file("out.jsonl")],
            delegateClass: LookingDelegate.self)

        #expect(code == 0)
        #expect(LookingDelegate.found?.hasPrefix(#"{"format":"uikit-recording""#) == true)
        #expect(LookingDelegate.found?.hasSuffix("}\n") == true)
    }

    @Test func `two outputs with one name are refused`() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "out")

        let code = run(
            "--headless", "--duration", "0", "--record", folder.file("out"), "--trace", "all:" + folder.file("link"))

        #expect(code == 64)
        #expect(folder.names == ["link"])
    }

    @Test func `a state that cannot be kept where an option says ends with its code`() throws {
        LookingDelegate.look = { [folder] in
            folder.write("a letter", to: "state")
            return nil
        }

        let code = ApplicationSession.run(
            commandLine: ["Look", "--headless", "--duration", "0", "--state", folder.file("state")],
            delegateClass: LookingDelegate.self)

        #expect(code == 65)
        #expect(folder.names == ["state"])
        #expect(folder.text("state") == "a letter")
    }

    @Test func `a malformed recording ends with its code and leaves no output`() {
        folder.write("{}", to: "bad.jsonl")

        let code = run("--headless", "--replay", folder.file("bad.jsonl"), "--record", folder.file("out.jsonl"))

        #expect(code == 65)
        #expect(folder.names == ["bad.jsonl"])
    }

    @Test func `wrong options, missing files and unwritable outputs have their codes`() {
        let missing = folder.file("missing/file")

        #expect(run("--unknown") == 64)
        #expect(run("--headless", "--replay", missing) == 66)
        #expect(run("--headless", "--duration", "0", "--screenshot", missing) == 73)
    }
}
