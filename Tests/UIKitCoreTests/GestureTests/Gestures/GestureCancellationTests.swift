import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct GestureCancellationTests {
    @Test(arguments: CancellationCause.allCases)
    func `no recognizer keeps its state after a cancellation, even while waiting for another`(cause: CancellationCause)
    {
        let stage = GestureStage()
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        let waiting = UITapGestureRecognizer()
        waiting.require(toFail: doubleTap)
        let recognizers = [
            doubleTap, waiting, UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
            ScriptedRecognizer("careless", [.began: .began]),
        ]
        let rules = GestureRules()
        rules.allowsTogether = { _, _ in true }
        for recognizer in recognizers {
            recognizer.delegate = rules
            stage.inner.addGestureRecognizer(recognizer)
        }
        let recorder = GestureRecorder(recognizers[3], recognizers[8])

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 30, dy: 0))
        cause.happen(to: stage.inner, in: stage.tester, touch: touch)
        touch.lift()
        // A new root's controller appears.
        if cause == .anotherRoot { stage.tester.pump() }

        #expect(recorder.calls == ["careless.began", "Pan.began", "Pan.cancelled", "careless.cancelled"])
        #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
        #expect(stage.tester.isAtRest)
    }

    @Test(arguments: [false, true])
    func `a gesture of a superview continues when the view under the finger is removed`(hasBegun: Bool) {
        let stage = GestureStage()
        let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        inner.cancelsTouchesInView = false
        outer.cancelsTouchesInView = false
        let rules = GestureRules()
        rules.allowsTogether = { _, _ in true }
        inner.delegate = rules
        stage.inner.addGestureRecognizer(inner)
        stage.outer.addGestureRecognizer(outer)
        let (innerRecorder, outerRecorder) = (GestureRecorder(inner), GestureRecorder(outer))

        let touch = stage.tester.touch(at: stage.point)
        if hasBegun { touch.move(by: CGVector(dx: 30, dy: 0)) }
        stage.inner.removeFromSuperview()
        let phases = stage.phases
        touch.move(by: CGVector(dx: 30, dy: 0))
        touch.move(by: CGVector(dx: 30, dy: 0))
        touch.lift()

        #expect(innerRecorder.calls == (hasBegun ? ["Pan.began", "Pan.cancelled"] : []))
        #expect(outerRecorder.calls.first == "Pan.began")
        #expect(outerRecorder.calls.last == "Pan.ended")
        #expect(!outerRecorder.calls.contains("Pan.cancelled"))
        #expect(phases == (hasBegun ? ["began", "moved", "cancelled"] : ["began", "cancelled"]))
        #expect(stage.phases == phases)
        #expect(stage.tester.isAtRest)
    }

    @Test func `a removed view no longer asks its superviews' recognizers, and the recognizer's view is asked`() {
        let stage = GestureStage()
        let pan = UIPanGestureRecognizer()
        let refusing = RefusingView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let leaf = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        refusing.addSubview(leaf)
        stage.outer.addSubview(refusing)
        refusing.addGestureRecognizer(pan)
        let recorder = GestureRecorder(pan)

        let touch = stage.tester.touch(at: stage.point)
        leaf.removeFromSuperview()
        touch.move(by: CGVector(dx: 30, dy: 0))
        touch.lift()

        #expect(recorder.calls == [])
    }

    private final class RefusingView: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `a double tap that waits for its second tap ends with its view`() {
        let stage = GestureStage()
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        stage.inner.addGestureRecognizer(doubleTap)
        stage.tap()

        stage.inner.removeFromSuperview()

        #expect(doubleTap.state == .possible)
        #expect(stage.tester.isAtRest)
        #expect(stage.phases == ["began", "ended"])
    }

    @Test(
        arguments: [
            { $0.removeFromSuperview() }, { $0.isHidden = true }, { $0.isUserInteractionEnabled = false },
        ] as [@MainActor @Sendable (UIView) -> Void])
    func `an end that a superview's recognizer holds back is cancelled when the view is removed`(
        goes: @MainActor @Sendable (UIView) -> Void
    ) {
        let stage = GestureStage()
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.delaysTouchesEnded = true
        stage.inner.superview?.addGestureRecognizer(doubleTap)
        stage.tap()
        let held = stage.phases

        goes(stage.inner)
        let phases = stage.phases
        stage.tester.settle()

        #expect(held == ["began"])
        #expect(phases == ["began", "cancelled"])
        #expect(stage.phases == phases)
    }

    @Test(arguments: [true, false])
    func `a recognizer that is removed in its own action is cancelled afterwards`(removesView: Bool) {
        let stage = GestureStage()
        let pan = UIPanGestureRecognizer()
        stage.inner.addGestureRecognizer(pan)
        let recorder = GestureRecorder(pan)
        let remover = Remover { recognizer in
            guard recognizer.state == .began else { return }
            if removesView { recognizer.view?.removeFromSuperview() } else { stage.inner.removeGestureRecognizer(pan) }
        }
        pan.addTarget(remover, action: Remover.hear)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 20, dy: 0))
        touch.move(by: CGVector(dx: 20, dy: 0))
        touch.lift()

        #expect(recorder.calls == ["Pan.began", "Pan.cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func `a view that is removed in its own touch method is cancelled afterwards`() {
        let stage = GestureStage()
        let view = ScriptedView(frame: stage.inner.bounds)
        var phases: [UITouch.Phase] = []
        view.onTouches = { [unowned view] _, phase in
            phases.append(phase)
            if phase == .began { view.removeFromSuperview() }
        }
        stage.inner.addSubview(view)

        let touch = stage.tester.touch(at: stage.point)
        touch.lift()

        #expect(phases == [.began, .cancelled])
    }

    private final class Remover {
        private let body: (UIGestureRecognizer) -> Void
        init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
        func hear(_ recognizer: UIGestureRecognizer) { body(recognizer) }
    }
}
