import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// The checks between the wish to be recognized and recognition, in all their combinations.
@Suite(.application) struct ArbitrationTableTests {
    /// The relation of two recognizers that want the same touch.
    nonisolated struct Relation: Sendable, CustomTestStringConvertible {
        let prevents: Bool
        let canBePrevented: Bool
        let firstAllows: Bool
        let secondAllows: Bool

        static let all = (0..<16).map {
            Relation(
                prevents: $0 & 1 != 0, canBePrevented: $0 & 2 != 0, firstAllows: $0 & 4 != 0, secondAllows: $0 & 8 != 0)
        }
        /// By the table, row b: all conditions must be against the second one.
        var isSecondPrevented: Bool { prevents && canBePrevented && !firstAllows && !secondAllows }
        var testDescription: String {
            "prevents \(prevents), can be prevented \(canBePrevented), allowed by \(firstAllows), \(secondAllows)"
        }
    }

    /// Delegates that allow others, or do not.
    private func rules(allowing: Bool) -> GestureRules {
        let rules = GestureRules()
        rules.allowsTogether = { _, _ in allowing }
        return rules
    }

    @Test(arguments: Relation.all, [true, false])
    func `a second one is recognized unless the first prevents it and no delegate allows both`(
        relation: Relation, wantsAtOnce: Bool
    ) {
        let stage = GestureStage()
        let first = ScriptedRecognizer("first", [.moved: .ended])
        let second = ScriptedRecognizer("second", [wantsAtOnce ? .moved : .ended: .ended])
        let (firstRules, secondRules) = (
            rules(allowing: relation.firstAllows), rules(allowing: relation.secondAllows)
        )
        (first.delegate, second.delegate) = (firstRules, secondRules)
        first.prevents = { _ in relation.prevents }
        second.isPrevented = { _ in relation.canBePrevented }
        stage.inner.addGestureRecognizer(first)
        stage.outer.addGestureRecognizer(second)
        let recorder = GestureRecorder(first, second)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 3, dy: 0))
        touch.lift()

        #expect(recorder.calls == (relation.isSecondPrevented ? ["first.ended"] : ["first.ended", "second.ended"]))
        #expect(first.state == .possible && second.state == .possible)
    }

    @Test(arguments: Relation.all)
    func `a gesture in progress survives a later one, even one that prevents it`(relation: Relation) {
        let stage = GestureStage()
        let going = ScriptedRecognizer("going", [.began: .began, .moved: .changed, .ended: .ended])
        let late = ScriptedRecognizer("late", [.moved: .ended])
        let (goingRules, lateRules) = (rules(allowing: relation.firstAllows), rules(allowing: relation.secondAllows))
        (going.delegate, late.delegate) = (goingRules, lateRules)
        going.prevents = { _ in relation.prevents }
        late.isPrevented = { _ in relation.canBePrevented }
        stage.inner.addGestureRecognizer(going)
        stage.outer.addGestureRecognizer(late)
        let recorder = GestureRecorder(going, late)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 3, dy: 0))
        touch.lift()

        let between = relation.isSecondPrevented ? [] : ["late.ended"]
        #expect(recorder.calls == ["going.began", "going.changed"] + between + ["going.ended"])
    }

    /// Gates of a recognizer: a requirement, a prevention, a no; with the questions asked and the outcome.
    nonisolated static let gates:
        [(waits: Bool, isPrevented: Bool, mayBegin: Bool, asksDelegate: Bool, isRecognized: Bool)] = [
            (false, false, true, true, true), (false, false, false, true, false), (false, true, true, false, false),
            (true, false, true, false, false), (true, true, true, false, false), (true, true, false, false, false),
            (true, false, false, false, false), (false, true, false, false, false),
        ]

    @Test(arguments: gates)
    func `the checks run in order, and the last only after the others are passed`(
        waits: Bool, isPrevented: Bool, mayBegin: Bool, asksDelegate: Bool, isRecognized: Bool
    ) {
        let stage = GestureStage()
        let winner = ScriptedRecognizer("winner", isPrevented ? [.began: .ended] : [:])
        let required = ScriptedRecognizer("required")
        // The recognizer that is waited for shall not be failed by the winner.
        required.isPrevented = { _ in false }
        let tested = ScriptedRecognizer("tested", [.moved: .ended])
        let rules = GestureRules()
        var hasAsked = false
        rules.begins = { _ in
            hasAsked = true
            return mayBegin
        }
        tested.delegate = rules
        if waits { tested.require(toFail: required) }
        for recognizer in [winner, required] { stage.inner.addGestureRecognizer(recognizer) }
        stage.outer.addGestureRecognizer(tested)
        let recorder = GestureRecorder(tested)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 3, dy: 0))

        #expect(hasAsked == asksDelegate)
        #expect(recorder.calls == (isRecognized ? ["tested.ended"] : []))
        #expect((tested.state == .possible) == (waits && !isPrevented))
        required.state = .failed
        touch.lift()
    }

    @Test func `candidates are those of the view that was hit and of all above it, the deepest first`() {
        let stage = GestureStage()
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.outer.addSubview(beside)
        var order: [String] = []
        func watch(_ view: UIView, _ name: String) {
            let recognizer = ScriptedRecognizer(name)
            recognizer.onTouches = { recognizer, phase in
                if phase == .began { order.append(recognizer.name ?? "") }
                if phase == .ended { recognizer.state = .failed }
            }
            view.addGestureRecognizer(recognizer)
        }
        watch(stage.tester.window, "window")
        watch(stage.outer, "outer")
        watch(beside, "beside")
        watch(stage.inner, "inner")
        watch(stage.inner, "inner too")

        stage.tap()

        #expect(order == ["inner", "inner too", "outer", "window"])
    }

    /// A tap of so many taps and touches, and whether it may keep another of so many from being recognized.
    nonisolated static let taps: [(taps: Int, otherTaps: Int, prevents: Bool)] = [
        (1, 1, true), (1, 2, false), (2, 1, true), (2, 2, true), (2, 3, false),
    ]

    @Test(arguments: taps) func `a tap does not prevent one with more taps`(taps: Int, otherTaps: Int, prevents: Bool) {
        let (one, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        (one.numberOfTapsRequired, other.numberOfTapsRequired) = (taps, otherTaps)

        #expect(one.canPrevent(other) == prevents)
    }
}
