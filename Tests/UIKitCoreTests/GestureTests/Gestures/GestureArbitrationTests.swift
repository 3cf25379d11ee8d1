import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class GestureArbitrationTests {
    private lazy var stage = GestureStage()

    /// Two recognizers, of the inner and of the outer view, which both want to be recognized when a finger moves.
    private func pair() -> (inner: ScriptedRecognizer, outer: ScriptedRecognizer, recorder: GestureRecorder) {
        let steps: [UITouch.Phase: UIGestureRecognizer.State] = [.moved: .ended, .ended: .failed]
        let (inner, outer) = (ScriptedRecognizer("inner", steps), ScriptedRecognizer("outer", steps))
        stage.inner.addGestureRecognizer(inner)
        stage.outer.addGestureRecognizer(outer)
        return (inner, outer, GestureRecorder(inner, outer))
    }

    private func drag() {
        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 3, dy: 0))
        touch.lift()
        stage.tester.pump()
    }

    @Test func `one recognizer wins, that of the deeper view`() {
        let (_, outer, recorder) = pair()

        drag()

        #expect(recorder.calls == ["inner.ended"])
        #expect(outer.calls == ["began1", "reset"])
    }

    @Test(arguments: ["inner", "outer"]) func `either delegate may allow both`(name: String) {
        let (inner, outer, recorder) = pair()
        let rules = GestureRules()
        rules.allowsTogether = { _, _ in true }
        (name == "inner" ? inner : outer).delegate = rules

        drag()

        #expect(recorder.calls == ["inner.ended", "outer.ended"])
    }

    @Test func `one that cannot prevent, or cannot be prevented, leaves both`() {
        let (inner, _, recorder) = pair()
        inner.prevents = { _ in false }

        drag()
        inner.prevents = { _ in true }
        drag()

        #expect(recorder.calls == ["inner.ended", "outer.ended", "inner.ended"])
    }

    @Test func `one that cannot be prevented is recognized after another`() {
        let (_, outer, recorder) = pair()
        outer.isPrevented = { _ in false }

        drag()

        #expect(recorder.calls == ["inner.ended", "outer.ended"])
    }

    @Test func `a gesture in progress continues when a later one is allowed beside it`() {
        let going = ScriptedRecognizer("going", [.began: .began, .moved: .changed, .ended: .ended])
        let late = ScriptedRecognizer("late", [.moved: .ended])
        late.isPrevented = { _ in false }
        stage.inner.addGestureRecognizer(going)
        stage.inner.addGestureRecognizer(late)
        let recorder = GestureRecorder(going, late)

        drag()

        #expect(recorder.calls == ["going.began", "going.changed", "late.ended", "going.ended"])
    }

    enum Requirement: CaseIterable, Sendable {
        case fixed, ownSubclass, otherSubclass, ownDelegate, otherDelegate
    }

    @Test(arguments: Requirement.allCases, [true, false])
    func `a recognizer waits for another to fail, whoever says so`(kind: Requirement, otherFails: Bool) {
        let inner = ScriptedRecognizer("inner", [.moved: .ended, .ended: .failed])
        let outer = ScriptedRecognizer("outer", [.ended: otherFails ? .failed : .ended])
        stage.inner.addGestureRecognizer(inner)
        stage.outer.addGestureRecognizer(outer)
        let recorder = GestureRecorder(inner, outer)
        let rules = GestureRules()
        switch kind {
        case .fixed: inner.require(toFail: outer)
        case .ownSubclass: inner.waitsFor = { $0 === outer }
        case .otherSubclass: outer.holdsUp = { $0 === inner }
        case .ownDelegate:
            rules.requiresFailure = { $0 === inner && $1 === outer }
            inner.delegate = rules
        case .otherDelegate:
            rules.isRequiredToFail = { $0 === outer && $1 === inner }
            outer.delegate = rules
        }
        // It keeps the requested state while it waits: the lift does not fail it.
        inner.onTouches = { recognizer, phase in if phase == .moved { recognizer.state = .ended } }

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 3, dy: 0))
        let whileWaiting = (inner.state, recorder.calls)
        touch.lift()

        #expect(whileWaiting.0 == .possible)
        #expect(whileWaiting.1 == [])
        #expect(recorder.calls == [otherFails ? "inner.ended" : "outer.ended"])
        #expect(inner.state == .possible)
        #expect(outer.state == .possible)
    }

    @Test func `a requirement that is disabled delays no gesture`() {
        let (inner, _, recorder) = pair()
        let elsewhere = ScriptedRecognizer("elsewhere")
        stage.tester.window.addGestureRecognizer(elsewhere)
        elsewhere.isEnabled = false
        inner.require(toFail: elsewhere)

        drag()

        #expect(recorder.calls == ["inner.ended"])
    }

    @Test func `two that wait for each other wait until one fails`() {
        let (inner, outer, recorder) = pair()
        inner.require(toFail: outer)
        outer.require(toFail: inner)
        outer.onTouches = { recognizer, phase in if phase == .moved { recognizer.state = .ended } }

        drag()

        // Only the inner one fails by the lift; then the outer one is recognized.
        #expect(recorder.calls == ["outer.ended"])
    }

    @Test func `a continuous gesture that waited begins, and ends if its fingers are up`() {
        let pan = UIPanGestureRecognizer()
        let other = ScriptedRecognizer("other", [.ended: .failed])
        pan.require(toFail: other)
        stage.inner.addGestureRecognizer(pan)
        stage.inner.addGestureRecognizer(other)
        let recorder = GestureRecorder(pan)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 30, dy: 0))
        let whileWaiting = recorder.calls
        touch.lift()

        #expect(whileWaiting == [])
        #expect(recorder.calls == ["Pan.began", "Pan.ended"])
    }

    @Test func `views from the one hit up to the recognizer's are asked, then the delegate`() {
        final class AskedView: UIView {
            var answer = true
            var onAsk: () -> Void = {}
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                onAsk()
                return answer
            }
        }
        var asked: [String] = []
        let (hit, above) = (AskedView(frame: stage.inner.bounds), AskedView(frame: stage.inner.bounds))
        hit.onAsk = { asked.append("hit") }
        above.onAsk = { asked.append("above") }
        above.addSubview(hit)
        stage.inner.addSubview(above)
        let rules = GestureRules()
        rules.begins = { _ in
            asked.append("delegate")
            return true
        }
        let tap = UITapGestureRecognizer()
        tap.delegate = rules
        above.addGestureRecognizer(tap)
        let recorder = GestureRecorder(tap)

        stage.tap()
        above.answer = false
        stage.tester.pump(by: 1)
        stage.tap()

        #expect(asked == ["hit", "above", "delegate", "hit", "above"])
        #expect(recorder.calls == ["Tap.ended"])
    }

    @Test func `a delegate's no to beginning leaves the field to others`() {
        let (inner, _, recorder) = pair()
        let rules = GestureRules()
        rules.begins = { _ in false }
        inner.delegate = rules

        drag()

        #expect(recorder.calls == ["outer.ended"])
    }

    @Test func `a touch that is not received is never seen, and the event is asked for first`() {
        let recognizer = ScriptedRecognizer("r")
        let rules = GestureRules()
        var asked: [String] = []
        rules.receivesEvent = { _, _ in
            asked.append("event")
            return true
        }
        rules.receives = { _, _ in
            asked.append("touch")
            return false
        }
        recognizer.delegate = rules
        stage.inner.addGestureRecognizer(recognizer)

        drag()

        #expect(asked == ["event", "touch"])
        #expect(recognizer.calls == [])
    }

    @Test func `kinds of touches and mouse buttons that are not allowed are not seen`() {
        let (pencil, tap) = (ScriptedRecognizer("pencil"), UITapGestureRecognizer())
        pencil.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
        let secondary = UITapGestureRecognizer()
        secondary.name = "secondary"
        secondary.buttonMaskRequired = .secondary
        for recognizer in [pencil, tap, secondary] { stage.inner.addGestureRecognizer(recognizer) }
        let recorder = GestureRecorder(tap, secondary)

        stage.tap()
        stage.tester.touch(at: stage.point, pointer: .pen).lift()
        stage.tester.secondaryClick(at: stage.point)

        #expect(pencil.calls == ["began1", "ended1", "reset"])
        #expect(recorder.calls == ["Tap.ended", "Tap.ended", "secondary.ended"])
    }

    @Test func `a tap on a button is the button's, and a recognizer of the button itself still wins`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.inner.addSubview(button)
        let actions = ActionRecorder(of: button, for: [.touchUpInside, .touchCancel])
        let (above, own) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        (above.name, own.name) = ("above", "own")
        stage.inner.addGestureRecognizer(above)
        let recorder = GestureRecorder(above, own)

        try stage.tester.tap(.view(button))
        button.isEnabled = false
        try stage.tester.tap(.view(button))
        button.isEnabled = true
        button.addGestureRecognizer(own)
        try stage.tester.tap(.view(button))

        #expect(recorder.calls == ["above.ended", "own.ended"])
        #expect(actions.events == [.touchUpInside, .touchCancel])
    }

    @Test func `a plain control loses its tap to a superview`() throws {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.inner.addSubview(control)
        let actions = ActionRecorder(of: control)
        stage.inner.addGestureRecognizer(UITapGestureRecognizer())

        try stage.tester.tap(.view(control))

        #expect(actions.events == [.touchDown, .touchCancel])
        #expect(!control.isHighlighted)
    }
}
