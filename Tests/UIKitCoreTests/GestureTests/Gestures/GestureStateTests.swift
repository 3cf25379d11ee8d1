import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct GestureStateTests {
    private typealias State = UIGestureRecognizer.State

    /// From a state that is reached by the steps, a wish, and the state that follows.
    nonisolated static let steps:
        [([UIGestureRecognizer.State], UIGestureRecognizer.State, UIGestureRecognizer.State)] = [
            ([], .failed, .failed), ([], .recognized, .ended), ([], .began, .began),
            // The table of states has no such steps from possible.
            ([], .changed, .possible), ([], .cancelled, .failed), ([], .possible, .possible),
            ([.began], .changed, .changed), ([.began], .ended, .ended), ([.began], .cancelled, .cancelled),
            ([.began], .began, .began), ([.began], .failed, .cancelled), ([.began], .possible, .began),
            ([.began, .changed], .changed, .changed), ([.began, .changed], .ended, .ended),
            ([.began, .changed], .cancelled, .cancelled), ([.began, .changed], .began, .changed),
            ([.ended], .began, .ended), ([.ended], .failed, .ended), ([.ended], .possible, .ended),
            ([.failed], .began, .failed), ([.failed], .ended, .failed),
            ([.began, .cancelled], .changed, .cancelled), ([.began, .cancelled], .ended, .cancelled),
        ]

    @Test(arguments: steps) func `a state is a request that the table of states answers`(
        before: [UIGestureRecognizer.State], wish: UIGestureRecognizer.State, result: UIGestureRecognizer.State
    ) {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer("r")
        stage.inner.addGestureRecognizer(recognizer)
        let touch = stage.tester.touch(at: stage.point)
        for state in before { recognizer.state = state }

        recognizer.state = wish

        #expect(recognizer.state == result)
        touch.lift()
        if result != .possible, result != .began, result != .changed { #expect(recognizer.state == .possible) }
    }

    @Test func `targets hear of began, every changed, and the end, and never of possible and failed`() {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer("r", [.began: .began, .moved: .changed, .ended: .ended])
        let failing = ScriptedRecognizer("f", [.began: .failed])
        let recorder = GestureRecorder(recognizer, failing)
        stage.outer.addGestureRecognizer(recognizer)
        stage.inner.addGestureRecognizer(failing)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 1, dy: 0))
        touch.move(by: CGVector(dx: 1, dy: 0))
        touch.lift()

        #expect(recorder.calls == ["r.began", "r.changed", "r.changed", "r.ended"])
    }

    @Test func `a finished recognizer ignores its touches until all are up, and is reset then`() {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer("r", [.began: .failed])
        stage.inner.addGestureRecognizer(recognizer)

        let first = stage.tester.touch(at: stage.point)
        let second = stage.tester.touch(at: CGPoint(x: 150, y: 280))
        first.move(by: CGVector(dx: 30, dy: 0))
        second.lift()
        let before = recognizer.state
        first.lift()

        #expect(before == .failed)
        #expect(recognizer.state == .possible)
        #expect(recognizer.calls == ["began1", "reset"])
    }

    @Test func `disabling cancels a gesture in progress and fails one that is possible`() {
        let stage = GestureStage()
        let going = ScriptedRecognizer("going", [.began: .began])
        let waiting = ScriptedRecognizer("waiting")
        going.prevents = { _ in false }
        let recorder = GestureRecorder(going, waiting)
        stage.inner.addGestureRecognizer(going)
        stage.inner.addGestureRecognizer(waiting)
        let touch = stage.tester.touch(at: stage.point)

        going.isEnabled = false
        waiting.isEnabled = false
        touch.move(by: CGVector(dx: 5, dy: 0))
        touch.lift()

        #expect(recorder.calls == ["going.began", "going.cancelled"])
        #expect(going.calls == ["began1", "reset"])
        #expect(waiting.calls == ["began1", "reset"])
    }

    @Test func `a beginning and an end in one event are reported one after the other`() {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer("r")
        recognizer.onTouches = { recognizer, phase in
            guard phase == .ended else { return }
            recognizer.state = .began
            recognizer.state = .ended
        }
        let recorder = GestureRecorder(recognizer)
        stage.inner.addGestureRecognizer(recognizer)

        stage.tap()

        #expect(recorder.calls == ["r.began", "r.ended"])
        #expect(recognizer.state == .possible)
    }

    @Test func `recognizers get touches before views, and targets are called after recognizers`() {
        let stage = GestureStage()
        var order: [String] = []
        let view = ScriptedView(frame: stage.inner.bounds)
        view.onTouches = { _, phase in order.append("view \(phase)") }
        stage.inner.addSubview(view)
        let recognizer = ScriptedRecognizer("r")
        recognizer.cancelsTouchesInView = false
        recognizer.onTouches = { recognizer, phase in
            order.append("recognizer \(phase)")
            if phase == .began { recognizer.state = .ended }
        }
        let target = Listener { order.append("target \($0.state)") }
        recognizer.addTarget(target, action: Listener.hear)
        view.addGestureRecognizer(recognizer)

        stage.tap()

        #expect(order == ["recognizer began", "view began", "target ended", "view ended"])
    }

    @Test func `targets are called in the order added, and a pair only once`() {
        let stage = GestureStage()
        var order: [Int] = []
        let (one, two) = (Listener { _ in order.append(1) }, Listener { _ in order.append(2) })
        let action = Selector(Listener.hear)
        let tap = UITapGestureRecognizer(target: one, action: action)
        tap.addTarget(two, action: action)
        tap.addTarget(one, action: action)
        stage.inner.addGestureRecognizer(tap)

        stage.tap()
        tap.removeTarget(one, action: nil)
        stage.tester.pump(by: 1)
        stage.tap()

        #expect(order == [1, 2, 2])
    }

    @Test func `the trace has a line for each change of state`() {
        let stage = GestureStage()
        stage.inner.addGestureRecognizer(UITapGestureRecognizer())
        stage.tester.trace("gesture")

        stage.tap()

        let fields = ",\"topic\":\"gesture\",\"recognizer\":\"UITapGestureRecognizer\",\"view\":\"RecordingView\","
        let lines = stage.tester.traceLines.map { String($0.drop { $0 != "," }) }
        #expect(lines.count == 2)
        #expect(lines.first == fields + "\"from\":\"possible\",\"to\":\"ended\"}")
        #expect(lines.last == fields + "\"from\":\"ended\",\"to\":\"possible\"}")
    }

    @Test func `a recognizer outside a window takes the requested states, calls its targets, and is freed`() {
        let asked = ScriptedRecognizer("r")
        let recorder = GestureRecorder(asked)

        asked.state = .began
        asked.state = .changed
        asked.state = .ended
        let after = asked.state
        var left: ScriptedRecognizer? = ScriptedRecognizer("left")
        left?.state = .began
        weak let watched = left
        left = nil

        #expect(recorder.calls == ["r.began", "r.changed", "r.ended"])
        #expect(after == .possible)
        #expect(asked.calls == ["reset"])
        #expect(watched == nil)
    }

    @Test func `a state that a target sets during its call is reported after that`() {
        let recognizer = ScriptedRecognizer("r")
        var order: [String] = []
        let first = Listener { recognizer in
            order.append("first \(recognizer.state)")
            if recognizer.state == .began { recognizer.state = .ended }
        }
        let second = Listener { order.append("second \($0.state)") }
        for target in [first, second] { recognizer.addTarget(target, action: Listener.hear) }

        recognizer.state = .began

        #expect(order == ["first began", "second ended", "first ended", "second ended"])
    }

    /// A target with a closure.
    private final class Listener {
        private let body: (UIGestureRecognizer) -> Void
        init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
        func hear(_ recognizer: UIGestureRecognizer) { body(recognizer) }
    }
}
