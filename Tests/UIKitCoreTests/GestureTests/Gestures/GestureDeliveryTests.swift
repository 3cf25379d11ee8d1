import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class GestureDeliveryTests {
    private lazy var stage = GestureStage()

    @Test(arguments: [true, false]) func `recognition takes the touches from the view where it is to`(takes: Bool) {
        let recognizer = ScriptedRecognizer("r", [.moved: .began, .ended: .ended])
        recognizer.cancelsTouchesInView = takes
        stage.outer.addGestureRecognizer(recognizer)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 5, dy: 0))
        touch.lift()

        // Cancelled instead of the move that made the gesture, and silent after it.
        #expect(stage.phases == (takes ? ["began", "cancelled"] : ["began", "moved", "ended"]))
    }

    @Test func `recognition on the lift cancels the touch, which does not end`() {
        stage.outer.addGestureRecognizer(UITapGestureRecognizer())

        stage.tap()

        #expect(stage.phases == ["began", "cancelled"])
    }

    @Test func `delayed touches are delivered at once when the gesture fails`() {
        let recognizer = ScriptedRecognizer("r")
        recognizer.delaysTouchesBegan = true
        stage.inner.addGestureRecognizer(recognizer)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 5, dy: 0))
        let before = stage.phases
        recognizer.state = .failed
        let after = stage.phases
        touch.lift()

        #expect(before == [])
        #expect(after == ["began", "moved"])
        #expect(stage.phases == ["began", "moved", "ended"])
    }

    @Test func `delayed touches are not delivered when the gesture is recognized`() {
        let recognizer = ScriptedRecognizer("r", [.ended: .ended])
        recognizer.delaysTouchesBegan = true
        stage.inner.addGestureRecognizer(recognizer)

        stage.tap()

        #expect(stage.phases == [])
    }

    @Test func `a quick tap during the delay is delivered whole when the gesture fails on the lift`() {
        let recognizer = ScriptedRecognizer("r", [.ended: .failed])
        recognizer.delaysTouchesBegan = true
        stage.inner.addGestureRecognizer(recognizer)

        stage.tap()

        #expect(stage.phases == ["began", "ended"])
    }

    @Test(arguments: [(false, ["began", "ended", "began"]), (true, ["began", "began", "ended"])])
    func `a tap held back is whole before the next touch, where a view takes one at a time`(
        takesMany: Bool, phases: [String]
    ) {
        let recognizer = ScriptedRecognizer("r")
        recognizer.delaysTouchesBegan = true
        stage.inner.isMultipleTouchEnabled = takesMany
        stage.inner.addGestureRecognizer(recognizer)

        stage.tap()
        let second = stage.tester.touch(at: stage.point)
        let before = stage.phases
        recognizer.state = .failed
        let after = stage.phases
        second.lift()

        #expect(before == [])
        #expect(after == phases)
        #expect(stage.phases == phases + ["ended"])
    }

    @Test(arguments: [true, false])
    func `a touch without delay waits for an earlier delayed one that excludes it`(isSameView: Bool) {
        let recognizer = ScriptedRecognizer("r")
        let rules = GestureRules()
        recognizer.delaysTouchesBegan = true
        recognizer.delegate = rules
        stage.outer.addGestureRecognizer(recognizer)
        let second = RecordingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        second.isExclusiveTouch = true
        stage.outer.addSubview(second)
        var phases: [String] { stage.phases + second.calls.filter { $0.hasPrefix("began(") } }

        stage.tap()
        rules.receives = { _, _ in false }
        let touch = stage.tester.touch(at: isSameView ? stage.point : stage.outerPoint)
        let before = phases
        recognizer.state = .failed
        let after = phases
        touch.lift()

        #expect(before == [])
        #expect(after == (isSameView ? ["began", "ended", "began"] : ["began", "ended", "began(1)"]))
    }

    @Test func `a delayed end is delivered before the touch that settles it begins, for single-touch views`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        stage.inner.addGestureRecognizer(tap)

        stage.tap()
        // Two taps are 40 points from each other at most.
        let second = stage.tester.touch(at: CGPoint(x: stage.point.x + 41, y: stage.point.y))
        let phases = stage.phases
        second.lift()

        #expect(phases == ["began", "ended", "began"])
    }

    @Test func `a cancellation is delivered before the touch that causes it begins, for single-touch views`() {
        let recognizer = SecondFingerRecognizer()
        stage.inner.addGestureRecognizer(recognizer)

        let first = stage.tester.touch(at: stage.point)
        let second = stage.tester.touch(at: CGPoint(x: 150, y: 280))
        let phases = stage.phases
        first.lift()
        second.lift()

        #expect(phases == ["began", "cancelled", "began"])
    }

    @Test(arguments: [true, false]) func `the end is held back while a double tap is still possible`(delays: Bool) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = delays
        stage.inner.addGestureRecognizer(tap)

        stage.tap()
        let afterLift = stage.phases
        stage.tester.pump(by: 0.4)

        #expect(afterLift == (delays ? ["began"] : ["began", "ended"]))
        #expect(stage.phases == ["began", "ended"])
    }

    @Test(arguments: [
        (true, ["began", "began", "cancelled", "cancelled"]), (false, ["began", "ended", "began", "cancelled"]),
    ]) func `a double tap cancels the touches that it holds back`(delays: Bool, phases: [String]) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = delays
        stage.inner.addGestureRecognizer(tap)

        stage.tap()
        stage.tap()

        #expect(stage.phases == phases)
    }

    @Test func `an ignored touch is the view's`() {
        let recognizer = IgnoringRecognizer()
        recognizer.delaysTouchesBegan = true
        stage.inner.addGestureRecognizer(recognizer)

        let touch = stage.tester.touch(at: stage.point)
        let count = recognizer.numberOfTouches
        touch.lift()

        #expect(count == 0)
        #expect(stage.phases == ["began", "ended"])
    }

    @Test func `a finger that joins a gesture never reaches the view`() {
        stage.inner.isMultipleTouchEnabled = true
        stage.outer.addGestureRecognizer(UIPanGestureRecognizer())

        let first = stage.tester.touch(at: stage.point)
        first.move(by: CGVector(dx: 20, dy: 0))
        let second = stage.tester.touch(at: CGPoint(x: 150, y: 280))
        second.lift()
        first.lift()

        #expect(stage.phases == ["began", "cancelled"])
    }

    @Test func `a finger beyond a pan's most is the view's`() {
        stage.inner.isMultipleTouchEnabled = true
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        stage.outer.addGestureRecognizer(pan)

        let first = stage.tester.touch(at: stage.point)
        first.move(by: CGVector(dx: 20, dy: 0))
        let second = stage.tester.touch(at: CGPoint(x: 150, y: 280))
        second.lift()
        first.lift()

        #expect(stage.phases == ["began", "cancelled", "began", "ended"])
    }

    @Test func `during delayed delivery the touch has the delivered phase and location, and the actual ones around it`()
    {
        let tester = ViewTester()
        let view = PhaseView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recognizer = ScriptedRecognizer("r")
        recognizer.delaysTouchesBegan = true
        view.addGestureRecognizer(recognizer)
        tester.show(view)

        let touch = tester.touch(at: CGPoint(x: 50, y: 50))
        touch.move(by: CGVector(dx: 5, dy: 0))
        let moved = recognizer.location(in: view)
        recognizer.state = .failed
        touch.lift()

        #expect(moved == CGPoint(x: 55, y: 50))
        #expect(
            view.shown == [
                "began, in its event began at 50", "moved, in its event moved at 55", "ended, in its event ended at 55",
            ])
        #expect(view.touch?.phase == .ended)
    }

    /// Notes a touch's phase and location in the methods that it is delivered with.
    private final class PhaseView: UIView {
        private(set) var shown: [String] = []
        private(set) var touch: UITouch?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

        private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
            touch = touches.first
            guard let touch, let inEvent = event?.allTouches?.first else { return }
            shown.append("\(touch.phase), in its event \(inEvent.phase) at \(Int(touch.location(in: self).x))")
        }
    }

    /// A recognizer that wants no touch.
    private final class IgnoringRecognizer: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            touches.forEach { ignore($0, for: event) }
        }
    }

    /// A recognizer of one finger that is recognized when a second one begins, which it leaves to the view.
    private final class SecondFingerRecognizer: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            guard numberOfTouches > 1 else { return }
            touches.forEach { ignore($0, for: event) }
            state = .began
        }
    }
}
