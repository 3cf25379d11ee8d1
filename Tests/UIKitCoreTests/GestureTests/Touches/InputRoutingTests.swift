import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct InputRoutingTests {
    /// A window that notes its events: the event's type, and of touches their type, phase and buttons.
    private final class NotingWindow: UIWindow {
        var notes: [String] = []

        override func sendEvent(_ event: UIEvent) {
            let touches = (event.allTouches ?? []).map { "\($0.type) \($0.phase)" }
            let mask = event.type == .touches ? [event.buttonMask == .secondary ? "secondary" : "primary"] : []
            notes.append((["\(event.type)"] + touches + mask).joined(separator: " "))
            super.sendEvent(event)
        }
    }

    private nonisolated static let point = CGPoint(x: 100, y: 300)

    /// A gesture, and the events that the window gets of it.
    private nonisolated static let rows: [(String, @MainActor @Sendable (ViewTester) -> Void, [String])] = [
        (
            "the left button is a touch",
            { $0.touch(at: point, pointer: .mouse).lift() },
            ["touches direct began primary", "touches direct ended primary"]
        ),
        (
            "a finger is a touch", { $0.touch(at: point, pointer: .finger).cancel() },
            ["touches direct began primary", "touches direct cancelled primary"]
        ),
        (
            "a pen is a touch of its own type", { $0.touch(at: point, pointer: .pen).lift() },
            ["touches pencil began primary", "touches pencil ended primary"]
        ),
        (
            "the right button is a touch with its mask", { $0.secondaryClick(at: point) },
            ["touches direct began secondary", "touches direct ended secondary"]
        ),
        ("moving without a button hovers", { $0.hover(at: point) }, ["hover"]),
        (
            "leaving the host's window ends hovering",
            {
                $0.hover(at: point)
                $0.hover(at: nil)
            }, ["hover", "hover"]
        ),
        ("a wheel scrolls", { $0.scroll(at: point, by: CGVector(dx: 0, dy: 53)) }, ["scroll"]),
        ("a touchpad scrolls", { $0.scroll(at: point, by: CGVector(dx: 0, dy: 3), isPrecise: true) }, ["scroll"]),
        (
            "with Control a wheel pinches",
            {
                $0.hold(.control)
                $0.scroll(at: point, by: CGVector(dx: 0, dy: 53))
            }, ["presses", "transform"]
        ),
        (
            "a key is a press",
            {
                $0.keyDown(.keyboardA)
                $0.keyUp(.keyboardA)
            }, ["presses", "presses"]
        ),
    ]

    @Test(arguments: rows.indices) func `each input of the user arrives as an event of its kind`(index: Int) {
        let (name, act, expected) = Self.rows[index]
        let tester = ViewTester()
        tester.leavesWorkBehind = true
        let window = NotingWindow(frame: tester.window.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        tester.pump()

        act(tester)

        #expect(window.notes == expected, "\(name)")
    }

    @Test func `the application and then the window get every event first`() {
        final class Watcher: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("view") }
        }
        let tester = ViewTester()
        let window = NotingWindow(frame: tester.window.bounds)
        let view = Watcher(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        tester.pump()

        tester.touch(at: Self.point).lift()

        #expect(window.notes.count == 2)
        #expect(view.log == ["view"])
    }
}
