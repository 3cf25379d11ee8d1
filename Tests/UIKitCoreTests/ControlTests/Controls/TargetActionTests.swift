import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct TargetActionTests {
    private final class Receiver: UIResponder {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func withSender(_ sender: UIControl) { calls.append("sender \(sender.tag)") }
        func withEvent(_ sender: UIControl, _ event: UIEvent?) { calls.append("event \(event == nil)") }
    }

    @Test func `methods of all three forms are called in the order added`() {
        let tester = ViewTester()
        let (control, receiver) = (UIControl(), Receiver())
        control.tag = 7
        control.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
        control.addTarget(receiver, action: Receiver.withSender, for: .touchUpInside)
        control.addTarget(receiver, action: Receiver.withEvent, for: .touchUpInside)

        control.sendActions(for: .touchUpInside)

        #expect(receiver.calls == ["plain", "sender 7", "event true"])
        #expect(tester.window.isHidden)
    }

    @Test func `the trace names the event, the target and the action`() {
        let tester = ViewTester()
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Selector(Receiver.plain, name: "plain"), for: .touchUpInside)
        tester.trace("action")

        control.sendActions(for: .touchUpInside)

        #expect(
            tester.traceLines.last?.hasSuffix(
                "\"control\":\"UIControl\",\"event\":\"touchUpInside\",\"target\":\"Receiver\",\"action\":\"plain\"}")
                == true)
    }

    @Test func `the same pair is called once`() {
        let tester = ViewTester()
        let (control, receiver) = (UIControl(), Receiver())
        let selector = Selector(Receiver.plain)
        control.addTarget(receiver, action: selector, for: .touchUpInside)
        control.addTarget(receiver, action: selector, for: [.touchUpInside, .touchDown])

        control.sendActions(for: .touchUpInside)

        #expect(receiver.calls == ["plain"])
        #expect(control.allControlEvents == [.touchUpInside, .touchDown])
        #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == [selector.name])
        _ = tester
    }

    @Test func `targets are not kept alive`() {
        let tester = ViewTester()
        let control = UIControl()
        weak var gone: Receiver?
        do {
            let receiver = Receiver()
            gone = receiver
            control.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
        }

        control.sendActions(for: .touchUpInside)

        #expect(gone == nil)
        #expect(control.allTargets.isEmpty)
        _ = tester
    }

    @Test func `a nil target finds the first responder up the chain that has the method`() {
        final class Handler: UIViewController {
            var count = 0
            func save() { count += 1 }
        }
        let tester = ViewTester()
        let handler = Handler()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        control.addTarget(nil, action: Handler.save, for: .touchUpInside)
        tester.show(handler)
        handler.view.addSubview(control)

        control.sendActions(for: .touchUpInside)

        #expect(handler.count == 1)
    }

    @Test func `removing a target during its own action does not disturb the others`() {
        let tester = ViewTester()
        let control = UIControl()
        var calls: [String] = []
        let first = UIAction { [unowned control] action in
            calls.append("first")
            control.removeAction(action, for: .allEvents)
        }
        control.addAction(first, for: .touchDown)
        control.addAction(UIAction { _ in calls.append("second") }, for: .touchDown)

        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchDown)

        #expect(calls == ["first", "second", "second"])
        _ = tester
    }

    @Test func `an action replaces one with the same identifier`() {
        let tester = ViewTester()
        let control = UIControl()
        var calls: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("old") }, for: .touchDown)
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("new") }, for: .touchDown)

        control.sendActions(for: .touchDown)

        #expect(calls == ["new"])
        _ = tester
    }
}
