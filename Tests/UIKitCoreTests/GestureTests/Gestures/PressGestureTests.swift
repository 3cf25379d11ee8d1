import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class PressGestureTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = KeyStage()

    private func allow(_ types: UIPress.PressType..., on recognizer: UIGestureRecognizer, in view: UIView? = nil) {
        recognizer.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
        (view ?? stage.view).addGestureRecognizer(recognizer)
    }

    @Test func `a tap is recognized when a key of its types is released, and takes the press from the responder`() {
        let tap = UITapGestureRecognizer()
        allow(.upArrow, .select, on: tap)
        let recorder = GestureRecorder(tap)

        stage.tester.keyDown(.keyboardUpArrow)
        let held = recorder.calls
        stage.tester.keyUp(.keyboardUpArrow)
        stage.tester.press(.keyboardDownArrow)

        let (up, down) = (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
        #expect(held.isEmpty)
        #expect(recorder.calls == ["Tap.ended"])
        #expect(tap.state == .possible)
        #expect(
            stage.calls == [
                "view began \(up)", "controller began \(up)", "view cancelled \(up)", "view began \(down)",
                "controller began \(down)", "view ended \(down)",
            ])
    }

    @Test func `a superview's recognizer that does not cancel leaves the press to the responder`() {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        allow(.upArrow, on: tap, in: stage.controller.view)
        let recorder = GestureRecorder(tap)

        stage.tester.press(.keyboardUpArrow)

        #expect(recorder.calls == ["Tap.ended"])
        #expect(stage.calls.last == "view ended \(UIKeyCommand.inputUpArrow)")
    }

    @Test func `two presses make a double tap, one does not`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        allow(.upArrow, on: tap)
        let recorder = GestureRecorder(tap)

        stage.tester.press(.keyboardUpArrow)
        stage.tester.settle()
        let single = recorder.calls
        stage.tester.press(.keyboardUpArrow)
        stage.tester.press(.keyboardUpArrow)
        stage.tester.settle()

        #expect(single.isEmpty)
        #expect(recorder.calls == ["Tap.ended"])
    }

    @Test func `a long press begins while the key is held and ends with it`() {
        let press = UILongPressGestureRecognizer()
        allow(.pageDown, on: press)
        let recorder = GestureRecorder(press)

        stage.tester.press(.keyboardPageDown)
        stage.tester.keyDown(.keyboardPageDown)
        stage.tester.pump(by: 0.6)
        stage.tester.keyUp(.keyboardPageDown)

        #expect(recorder.calls == ["LongPress.began", "LongPress.ended"])
        #expect(stage.calls.last == "view cancelled \(UIKeyCommand.inputPageDown)")
    }

    @Test func `losing the keyboard cancels recognizers of presses`() {
        let press = UILongPressGestureRecognizer()
        allow(.pageDown, on: press)
        let recorder = GestureRecorder(press)

        stage.tester.keyDown(.keyboardPageDown)
        stage.tester.pump(by: 0.6)
        stage.tester.loseFocus()

        #expect(recorder.calls == ["LongPress.began", "LongPress.cancelled"])
        #expect(press.state == .possible)
    }

    @Test func `the delegate, the event and the switch can keep a press away`() {
        let taps = (0..<3).map { _ in UITapGestureRecognizer() }
        for tap in taps { allow(.upArrow, on: tap) }
        let recorder = GestureRecorder(taps[0], taps[1], taps[2])
        let refusal = PressRefusal()
        taps[0].delegate = refusal
        taps[1].isEnabled = false
        taps[2].allowedPressTypes = []

        stage.tester.press(.keyboardUpArrow)

        #expect(refusal.asked == [.upArrow])
        #expect(recorder.calls.isEmpty)
        #expect(stage.calls.last == "view ended \(UIKeyCommand.inputUpArrow)")
    }

    @Test func `a subclass sees presses, which know who watches them, and can ignore one`() {
        let watcher = PressWatcher()
        allow(.upArrow, on: watcher)

        stage.tester.press(.keyboardUpArrow)
        watcher.ignores = true
        stage.tester.press(.keyboardUpArrow)

        #expect(watcher.calls == ["began", "ended", "began"])
        #expect(watcher.watched == [1, 1, 1])
        #expect(watcher.state == .possible)
    }

    @Test func `a press that a recognizer takes does not move the focus`() {
        let focus = FocusStage()
        focus.button("a", x: 20, y: 100)
        let below = focus.button("b", x: 20, y: 200)
        let start = focus.tab()
        let tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.downArrow.rawValue)]
        focus.root.addGestureRecognizer(tap)

        let stayed = focus.press(.keyboardDownArrow)
        focus.root.removeGestureRecognizer(tap)
        let moved = focus.press(.keyboardDownArrow)

        #expect(stayed == [start])
        #expect(moved == [below])
    }

    private final class PressRefusal: UIGestureRecognizerDelegate {
        var asked: [UIPress.PressType] = []
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            asked.append(press.type)
            return false
        }
    }

    private final class PressWatcher: UIGestureRecognizer {
        var calls: [String] = []
        var watched: [Int] = []
        var ignores = false
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            note("began", presses, event)
            if ignores { for press in presses { ignore(press, for: event) } }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            note("ended", presses, event)
            state = .failed
        }
        private func note(_ call: String, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
            calls.append(call)
            watched.append(presses.first?.gestureRecognizers?.filter { $0 === self }.count ?? 0)
        }
    }
}
