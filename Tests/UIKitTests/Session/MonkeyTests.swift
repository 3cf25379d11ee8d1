import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct MonkeyTests {
    /// A switch in the middle of the window.
    private final class SwitchDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let control = UISwitch()
            control.center = controller.view.center
            controller.view.addSubview(control)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    private let folder = TemporaryFolder()

    /// A control over the whole window that says forever that it tracks a touch.
    private final class StuckControl: UIControl {
        override var isTracking: Bool { true }
    }

    private final class StuckDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let control = StuckControl(frame: controller.view.bounds)
            control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(control)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    private func run(
        _ words: String..., delegate: any (UIResponder & UIApplicationDelegate).Type = SwitchDelegate.self
    ) -> Int32 {
        ApplicationSession.run(commandLine: ["/usr/bin/Switch", "--headless"] + words, delegateClass: delegate)
    }

    @Test func `the first thing that does not agree ends it with 70, and the events up to there are kept`() throws {
        let code = run("--monkey", "7:300", "--record", folder.file("monkey.jsonl"), delegate: StuckDelegate.self)
        let replay = run("--replay", folder.file("monkey.jsonl"), "--check", delegate: StuckDelegate.self)

        let lines = try #require(folder.text("monkey.jsonl")).split(separator: "\n")
        #expect([code, replay] == [70, 70])
        #expect(lines.count < 302)
    }

    @Test func `a replay checks no invariants unless an option says so`() {
        _ = run("--monkey", "7:300", "--record", folder.file("monkey.jsonl"), delegate: StuckDelegate.self)

        #expect(run("--replay", folder.file("monkey.jsonl"), delegate: StuckDelegate.self) == 0)
    }

    @Test func `the same seed gives the same trace and the same pixels, and another does not`() {
        let seeds = ["a": "7:300", "b": "7:300", "c": "8:300"]

        for (name, value) in seeds {
            #expect(
                run(
                    "--monkey", value, "--trace", "all:" + folder.file(name), "--frame-hashes", "--scale", "1") == 0)
        }

        #expect(folder.text("a") == folder.text("b"))
        #expect(folder.text("a") != folder.text("c"))
    }

    @Test func `the requested number of events is sent`() throws {
        #expect(run("--monkey", "7:250", "--record", folder.file("monkey.jsonl")) == 0)

        let lines = try #require(folder.text("monkey.jsonl")).split(separator: "\n")

        // Before them is the header, and after them the end; the window's answers to a turn, and that it closes, are added.
        let extra = lines.count { $0.contains(#""event":"rotate""#) || $0.contains(#""event":"close""#) }
        #expect((252...252 + extra).contains(lines.count))
        #expect(lines.last?.contains(#""event":"end""#) == true)
        #expect(lines[0].contains(#""seed":7"#))
    }

    @Test func `a recording of it can be replayed`() {
        let first = run(
            "--monkey", "9:300", "--record", folder.file("monkey.jsonl"), "--screenshot", folder.file("first.png"))

        let second = run("--replay", folder.file("monkey.jsonl"), "--screenshot", folder.file("second.png"))

        #expect([first, second] == [0, 0])
        #expect(folder.data("first.png") != nil)
        #expect(folder.data("first.png") == folder.data("second.png"))
    }

    @Test func `only a recording that is to be replayed can be shortened`() {
        #expect(run("--monkey", "1:10", "--shrink", folder.file("short.jsonl")) == 64)
    }

    @Test func `it replaces a recording`() {
        #expect(run("--monkey", "1:10", "--replay", folder.file("tour.jsonl")) == 64)
    }
}
