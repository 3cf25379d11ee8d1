import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class TapAndPressTests {
    private lazy var stage = GestureStage()

    private func recorder(_ recognizers: UIGestureRecognizer...) -> [GestureRecorder] {
        recognizers.map { recognizer in
            stage.inner.addGestureRecognizer(recognizer)
            return GestureRecorder(recognizer)
        }
    }

    @Test(arguments: [
        (TestTouch.Pointer.finger, 19.0, true), (.finger, 21, false), (.mouse, 9, true), (.mouse, 11, false),
    ]) func `a tap may move a little, a mouse less than a finger`(
        pointer: TestTouch.Pointer, distance: Double, isTap: Bool
    ) {
        let recorder = recorder(UITapGestureRecognizer())[0]

        let touch = stage.tester.touch(at: stage.point, pointer: pointer)
        touch.move(by: CGVector(dx: distance, dy: 0))
        touch.lift()

        #expect(recorder.calls == (isTap ? ["Tap.ended"] : []))
    }

    @Test(arguments: [(1.4, true), (1.6, false)]) func `a tap is over after a second and a half`(
        seconds: Double, isTap: Bool
    ) {
        let recorder = recorder(UITapGestureRecognizer())[0]

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.pump(by: seconds)
        touch.lift()

        #expect(recorder.calls == (isTap ? ["Tap.ended"] : []))
    }

    @Test(arguments: [(0.34, true), (0.36, false)]) func `taps of a double tap follow each other closely`(
        pause: Double, isDouble: Bool
    ) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        let recorder = recorder(tap)[0]

        stage.tester.touch(at: stage.point).lift()
        stage.tester.pump(by: pause)
        stage.tester.touch(at: stage.point).lift()
        stage.tester.settle()

        #expect(recorder.calls == (isDouble ? ["Tap.ended"] : []))
    }

    @Test func `a double tap requires both taps at the same point`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        let recorder = recorder(tap)[0]

        stage.tap()
        stage.tap(CGPoint(x: stage.point.x + 60, y: stage.point.y))
        stage.tester.settle()

        #expect(recorder.calls == [])
    }

    @Test func `single and double tap are both recognized`() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        (single.name, double.name) = ("single", "double")
        stage.inner.addGestureRecognizer(single)
        stage.inner.addGestureRecognizer(double)
        let recorder = GestureRecorder(single, double)

        stage.tap()
        stage.tap()

        #expect(recorder.calls == ["single.ended", "single.ended", "double.ended"])
    }

    @Test func `a single tap that waits for a double tap is recognized when that has failed`() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        (single.name, double.name) = ("single", "double")
        stage.inner.addGestureRecognizer(single)
        stage.inner.addGestureRecognizer(double)
        let recorder = GestureRecorder(single, double)

        stage.tap()
        let lift = stage.tester.now
        while recorder.calls.isEmpty, stage.tester.now < lift + 1 { stage.tester.pump() }
        let wait = stage.tester.now - lift
        let place = single.location(in: stage.inner)
        stage.tap()
        stage.tap()

        // The lift was a frame before its time was read, and the next frame after 0.35 s reports the tap.
        #expect(abs(wait - 0.35) <= 1 / 60.0)
        #expect(place == CGPoint(x: 100, y: 100))
        #expect(recorder.calls == ["single.ended", "double.ended"])
    }

    @Test func `a tap of two fingers needs both`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        let recorder = recorder(tap)[0]

        stage.tap()
        let first = stage.tester.touch(at: stage.point)
        let second = stage.tester.touch(at: CGPoint(x: 130, y: 260))
        first.lift()
        second.lift()

        #expect(recorder.calls == ["Tap.ended"])
        #expect(tap.state == .possible)
    }

    @Test func `a press begins after half a second, follows the finger and ends with it`() {
        let recorder = recorder(UILongPressGestureRecognizer())[0]

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.pump(by: 0.48)
        let early = recorder.calls
        stage.tester.pump(by: 0.04)
        touch.move(by: CGVector(dx: 100, dy: 0))
        touch.lift()

        #expect(early == [])
        #expect(recorder.calls == ["LongPress.began", "LongPress.changed", "LongPress.ended"])
        #expect(stage.phases == ["began", "cancelled"])
    }

    @Test(arguments: [(9.0, true), (11, false)]) func `a press may move ten points before it begins`(
        distance: Double, isPress: Bool
    ) {
        let recorder = recorder(UILongPressGestureRecognizer())[0]

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: distance, dy: 0))
        stage.tester.pump(by: 0.6)
        touch.lift()

        #expect(recorder.calls == (isPress ? ["LongPress.began", "LongPress.ended"] : []))
    }

    @Test func `a press that is lifted early fails`() {
        let recorder = recorder(UILongPressGestureRecognizer())[0]

        stage.tap()

        #expect(recorder.calls == [])
        #expect(stage.phases == ["began", "ended"])
        #expect(stage.tester.isAtRest)
    }

    @Test func `a press after a tap needs the tap`() {
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        let recorder = recorder(press)[0]

        let alone = stage.tester.touch(at: stage.point)
        stage.tester.pump(by: 0.7)
        alone.lift()
        stage.tester.pump(by: 1)
        stage.tap()
        let touch = stage.tester.touch(at: stage.point)
        stage.tester.pump(by: 0.6)
        touch.lift()

        #expect(recorder.calls == ["LongPress.began", "LongPress.ended"])
    }

    @Test func `press and pan of one view run together when one delegate allows it`() {
        let (press, pan) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer())
        let rules = GestureRules()
        rules.allowsTogether = { _, _ in true }
        pan.delegate = rules
        stage.inner.addGestureRecognizer(press)
        stage.inner.addGestureRecognizer(pan)
        let recorder = GestureRecorder(press, pan)

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.pump(by: 0.6)
        touch.move(by: CGVector(dx: 20, dy: 0))
        touch.lift()

        #expect(
            recorder.calls == ["LongPress.began", "LongPress.changed", "Pan.began", "LongPress.ended", "Pan.ended"])
    }
}
