import Foundation
import Testing
import UIKit

@Suite struct MonkeyTests {
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

    private func run(_ words: String...) -> Int32 {
        ApplicationSession.run(
            commandLine: ["/usr/bin/Switch", "--headless"] + words, delegateClass: SwitchDelegate.self)
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

    @Test func `as many events come in as were asked for`() throws {
        #expect(run("--monkey", "7:250", "--record", folder.file("monkey.jsonl")) == 0)

        let lines = try #require(folder.text("monkey.jsonl")).split(separator: "\n")

        // Before them stands the header, and after them the end; the window's answers to a turn, and that it closes, come on top.
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

    @Test func `it takes the place of a recording`() {
        #expect(run("--monkey", "1:10", "--replay", folder.file("tour.jsonl")) == 64)
    }
}
