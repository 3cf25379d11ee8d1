import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class MovementGestureTests {
    private lazy var stage = GestureStage()

    private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> (Recognizer, GestureRecorder) {
        stage.inner.addGestureRecognizer(recognizer)
        return (recognizer, GestureRecorder(recognizer))
    }

    // MARK: Pan

    @Test(arguments: [(9.0, false), (10, true)]) func `a pan begins after ten points`(distance: Double, begins: Bool) {
        let (_, recorder) = attach(UIPanGestureRecognizer())

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 0, dy: distance))
        touch.lift()

        #expect(recorder.calls == (begins ? ["Pan.began", "Pan.ended"] : []))
    }

    /// Puts fingers down one by one, moves all of them, and lifts them.
    private func pan(with fingers: Int, movingAfter early: Int? = nil) {
        var touches: [TestTouch] = []
        for finger in 0..<fingers {
            touches.append(
                stage.tester.touch(at: CGPoint(x: stage.point.x + CGFloat(finger) * 10 - 20, y: stage.point.y)))
            if touches.count == early { for touch in touches { touch.move(by: CGVector(dx: 0, dy: 30)) } }
        }
        for touch in touches { touch.move(by: CGVector(dx: 0, dy: 30)) }
        for touch in touches { touch.lift() }
    }

    @Test(arguments: [(1, 1...2, true), (2, 1...2, true), (3, 1...2, false), (1, 2...3, false), (4, 2...3, false)])
    func `a pan begins with the fingers that it allows, and fails with one more`(
        fingers: Int, allowed: ClosedRange<Int>, begins: Bool
    ) {
        let (recognizer, recorder) = attach(UIPanGestureRecognizer())
        recognizer.minimumNumberOfTouches = allowed.lowerBound
        recognizer.maximumNumberOfTouches = allowed.upperBound
        stage.inner.isMultipleTouchEnabled = true

        pan(with: fingers)

        #expect(recorder.calls.contains("Pan.began") == begins)
        #expect(stage.phases.contains("cancelled") == begins)
    }

    @Test func `a finger too many that is lifted again has failed the pan all the same`() {
        let (recognizer, recorder) = attach(UIPanGestureRecognizer())
        recognizer.maximumNumberOfTouches = 1

        let first = stage.tester.touch(at: stage.point)
        let second = stage.tester.touch(at: CGPoint(x: stage.point.x + 20, y: stage.point.y))
        second.lift()
        first.move(by: CGVector(dx: 0, dy: 40))
        first.lift()
        pan(with: 1)

        #expect(recorder.calls.count { $0 == "Pan.began" } == 1)
        #expect(recorder.calls.last == "Pan.ended")
    }

    @Test func `a surplus finger after the beginning leaves the pan as it is`() {
        let (recognizer, recorder) = attach(UIPanGestureRecognizer())
        recognizer.maximumNumberOfTouches = 2
        stage.inner.isMultipleTouchEnabled = true

        pan(with: 3, movingAfter: 2)

        #expect(recorder.calls.first == "Pan.began" && recorder.calls.last == "Pan.ended")
        #expect(!recorder.calls.contains("Pan.cancelled"))
    }

    @Test func `translation counts from the slop on, and can be set`() {
        let (pan, _) = attach(UIPanGestureRecognizer())

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 12, dy: 0))
        let first = pan.translation(in: stage.inner)
        touch.move(by: CGVector(dx: 8, dy: 5))
        let second = pan.translation(in: stage.inner)
        pan.setTranslation(.zero, in: stage.inner)
        touch.move(by: CGVector(dx: 3, dy: 4))
        let third = pan.translation(in: stage.inner)
        touch.lift()

        #expect(first == CGPoint(x: 2, y: 0))
        #expect(second == CGPoint(x: 10, y: 5))
        #expect(third == CGPoint(x: 3, y: 4))
    }

    @Test func `translation and velocity are in the view's space`() {
        let (pan, _) = attach(UIPanGestureRecognizer())
        stage.inner.transform = CGAffineTransform(scaleX: 2, y: 2)

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.move(touch, by: CGVector(dx: 60, dy: 0), over: 0.2)
        let (own, outer) = (pan.translation(in: stage.inner), pan.translation(in: stage.outer))
        let velocity = pan.velocity(in: stage.outer)
        touch.lift()

        #expect(abs(own.x - 25) < 1e-9)
        #expect(abs(outer.x - 50) < 1e-9)
        // 60 points in a fifth of a second.
        #expect(abs(velocity.x - 300) < 1)
    }

    @Test func `a finger that rests before its lift has no velocity`() {
        let (pan, recorder) = attach(UIPanGestureRecognizer())

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.move(touch, by: CGVector(dx: 60, dy: 0), over: 0.2)
        stage.tester.pump(by: 0.2)
        var velocity: CGPoint?
        let listener = ActionTarget { velocity = pan.velocity(in: nil) }
        pan.addTarget(listener, action: ActionTarget.act)
        touch.lift()

        #expect(velocity == .zero)
        #expect(recorder.calls.last == "Pan.ended")
    }

    @Test func `a finger more or less does not make a pan jump`() {
        let (pan, _) = attach(UIPanGestureRecognizer())

        let first = stage.tester.touch(at: stage.point)
        first.move(by: CGVector(dx: 20, dy: 0))
        let second = stage.tester.touch(at: CGPoint(x: 220, y: 350))
        let joined = pan.translation(in: nil)
        first.slide(to: CGPoint(x: 200, y: 300))
        second.slide(to: CGPoint(x: 230, y: 350))
        stage.tester.pump()
        let together = pan.translation(in: nil)
        first.lift()
        let alone = pan.translation(in: nil)
        second.lift()

        #expect(joined == CGPoint(x: 10, y: 0))
        #expect(together == CGPoint(x: 20, y: 0))
        #expect(alone == CGPoint(x: 20, y: 0))
    }

    @Test func `a pan of two fingers needs both, and ends with the first`() {
        let (pan, recorder) = attach(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2

        let first = stage.tester.touch(at: stage.point)
        first.move(by: CGVector(dx: 30, dy: 0))
        let second = stage.tester.touch(at: CGPoint(x: 220, y: 350))
        stage.tester.move(first, second, by: CGVector(dx: 0, dy: 30))
        first.lift()
        let calls = recorder.calls
        second.lift()

        #expect(calls.first == "Pan.began")
        #expect(calls.last == "Pan.ended")
        #expect(recorder.calls == calls)
    }

    // MARK: Swipe

    @Test(arguments: [
        (CGVector(dx: 60, dy: 0), 0.2, true), (CGVector(dx: 60, dy: 40), 0.2, true),
        (CGVector(dx: 40, dy: 0), 0.2, false), (CGVector(dx: -60, dy: 0), 0.2, false),
        (CGVector(dx: 60, dy: 70), 0.2, false), (CGVector(dx: 60, dy: 0), 0.7, false),
    ]) func `a swipe is long, straight and quick`(distance: CGVector, seconds: Double, isSwipe: Bool) {
        let (_, recorder) = attach(UISwipeGestureRecognizer())

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.move(touch, by: distance, over: seconds)
        let whileMoving = recorder.calls
        touch.lift()

        #expect(whileMoving == (isSwipe ? ["Swipe.ended"] : []))
        #expect(recorder.calls == whileMoving)
    }

    @Test func `a pan that waits for a swipe begins when the swipe is too slow`() {
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        pan.require(toFail: swipe)
        stage.inner.addGestureRecognizer(pan)
        stage.inner.addGestureRecognizer(swipe)
        let recorder = GestureRecorder(pan, swipe)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 30, dy: 0))
        stage.tester.pump(by: 0.55)
        touch.lift()

        #expect(recorder.calls == ["Pan.began", "Pan.ended"])
    }

    // MARK: Pinch and rotation

    @Test func `a pinch reports the fingers' distance divided by that at recognition`() throws {
        let (pinch, recorder) = attach(UIPinchGestureRecognizer())

        let (left, right) = try stage.tester.twoFingers(on: .view(stage.inner), apart: 100)
        right.move(by: CGVector(dx: 7, dy: 0))
        let early = recorder.calls
        right.move(by: CGVector(dx: 1, dy: 0))
        let first = pinch.scale
        right.move(by: CGVector(dx: 54, dy: 0))
        let second = pinch.scale
        pinch.scale = 1
        right.move(by: CGVector(dx: -81, dy: 0))
        let third = pinch.scale
        left.lift()
        right.lift()

        #expect(early == [])
        #expect(first == 1)
        #expect(abs(second - 1.5) < 1e-9)
        #expect(abs(third - 0.5) < 1e-9)
        #expect(recorder.calls.last == "Pinch.ended")
    }

    @Test func `a rotation counts the turn after the first few degrees`() throws {
        let (rotation, recorder) = attach(UIRotationGestureRecognizer())

        let (left, right) = try stage.tester.twoFingers(on: .view(stage.inner), apart: 100)
        stage.tester.turn(left, right, by: .pi / 45, over: 0.1)
        let early = recorder.calls
        stage.tester.turn(left, right, by: .pi / 90, over: 0.01)
        let begun = recorder.calls
        stage.tester.turn(left, right, by: 1.2 * .pi, over: 0.5)
        let turned = rotation.rotation
        left.lift()
        right.lift()

        #expect(early == [])
        #expect(begun == ["Rotation.began"])
        // It continues beyond half a turn.
        let expected: CGFloat = 1.2 * .pi
        #expect(abs(turned - expected) < 1e-6)
    }

    @Test func `pan, pinch and rotation run together where they may`() throws {
        let rules = GestureRules()
        rules.allowsTogether = { _, _ in true }
        let all = [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
        for recognizer in all {
            recognizer.delegate = rules
            stage.inner.addGestureRecognizer(recognizer)
        }
        let recorder = GestureRecorder(all[0], all[1], all[2])

        let (left, right) = try stage.tester.twoFingers(on: .view(stage.inner))
        stage.tester.turn(left, right, by: 0.5, scale: 1.5)
        stage.tester.move(left, right, by: CGVector(dx: 40, dy: 0))
        left.lift()
        right.lift()

        #expect(Set(recorder.calls.filter { $0.hasSuffix("began") }).count == 3)
        #expect(Set(recorder.calls.filter { $0.hasSuffix("ended") }).count == 3)
        #expect(all.allSatisfy { $0.state == .possible })
    }

    // MARK: Edge

    @Test(arguments: [
        (CGPoint(x: 5, y: 300), CGVector(dx: 30, dy: 5), true),
        (CGPoint(x: 25, y: 300), CGVector(dx: 30, dy: 0), false),
        (CGPoint(x: 5, y: 300), CGVector(dx: 5, dy: 30), false),
        (CGPoint(x: 370, y: 300), CGVector(dx: -30, dy: 0), false),
    ]) func `an edge pan begins at its edge and inward`(start: CGPoint, way: CGVector, begins: Bool) {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        stage.tester.window.addGestureRecognizer(pan)
        let recorder = GestureRecorder(pan)

        let touch = stage.tester.touch(at: start)
        stage.tester.move(touch, by: way, over: 0.1)
        touch.lift()

        #expect(recorder.calls.first == (begins ? "ScreenEdgePan.began" : nil))
        #expect(pan.state == .possible)
    }

    private final class ActionTarget {
        private let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func act() { body() }
    }
}
