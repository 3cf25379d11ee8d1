import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class PointerGestureTests {
    private lazy var stage = GestureStage()

    @Test func `hovering begins, changes and ends with the pointer's way over the view`() {
        let hover = UIHoverGestureRecognizer()
        stage.inner.addGestureRecognizer(hover)
        let recorder = GestureRecorder(hover)

        stage.tester.hover(at: stage.outerPoint)
        stage.tester.hover(at: stage.point)
        let place = hover.location(in: stage.inner)
        stage.tester.hover(at: CGPoint(x: 180, y: 300))
        stage.tester.hover(at: nil)

        #expect(recorder.calls == ["Hover.began", "Hover.changed", "Hover.ended"])
        #expect(place == CGPoint(x: 100, y: 100))
        #expect(hover.state == .possible)
    }

    @Test func `a removed view ends its hovering`() {
        let hover = UIHoverGestureRecognizer()
        stage.inner.addGestureRecognizer(hover)
        let recorder = GestureRecorder(hover)

        stage.tester.hover(at: stage.point)
        stage.inner.removeFromSuperview()
        stage.tester.hover(at: stage.point)

        #expect(recorder.calls == ["Hover.began", "Hover.cancelled"])
    }

    @Test(arguments: [
        (UIScrollTypeMask.discrete, false, true), (.discrete, true, false), (.continuous, true, true),
        (UIScrollTypeMask(), false, false),
    ]) func `a pan takes the scrolling that it allows`(mask: UIScrollTypeMask, isPrecise: Bool, takes: Bool) {
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = mask
        stage.inner.addGestureRecognizer(pan)
        let recorder = GestureRecorder(pan)

        stage.tester.scroll(at: stage.point, by: CGVector(dx: 0, dy: -53), isPrecise: isPrecise)
        let first = pan.translation(in: nil)
        stage.tester.scroll(at: stage.point, by: CGVector(dx: 0, dy: -53), isPrecise: isPrecise)
        let second = pan.translation(in: nil)
        stage.tester.settle()

        #expect(recorder.calls == (takes ? ["Pan.began", "Pan.changed", "Pan.ended"] : []))
        #expect(first.y == (takes ? -53 : 0))
        #expect(second.y == (takes ? -106 : 0))
        #expect(stage.phases == [])
    }

    @Test func `the inner of two pans takes the wheel, and the outer one when the inner may not begin`() {
        let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        (inner.name, outer.name) = ("inner", "outer")
        (inner.allowedScrollTypesMask, outer.allowedScrollTypesMask) = (.all, .all)
        stage.inner.addGestureRecognizer(inner)
        stage.outer.addGestureRecognizer(outer)
        let recorder = GestureRecorder(inner, outer)
        let rules = GestureRules()
        inner.delegate = rules

        stage.tester.scroll(at: stage.point, by: CGVector(dx: 0, dy: 10))
        stage.tester.settle()
        rules.begins = { _ in false }
        stage.tester.scroll(at: stage.point, by: CGVector(dx: 0, dy: 10))
        stage.tester.settle()

        #expect(recorder.calls == ["inner.began", "inner.ended", "outer.began", "outer.ended"])
    }

    @Test func `the control key makes a wheel pinch, and shift makes it scroll sideways`() {
        let (pinch, pan) = (UIPinchGestureRecognizer(), UIPanGestureRecognizer())
        pan.allowedScrollTypesMask = .all
        stage.inner.addGestureRecognizer(pinch)
        stage.inner.addGestureRecognizer(pan)
        let recorder = GestureRecorder(pinch, pan)

        stage.tester.hold(.control)
        stage.tester.scroll(at: stage.point, by: CGVector(dx: 0, dy: 132))
        let (scale, flags) = (pinch.scale, pinch.modifierFlags)
        stage.tester.settle()
        stage.tester.hold(.shift)
        stage.tester.scroll(at: stage.point, by: CGVector(dx: 0, dy: 40))
        let translation = pan.translation(in: nil)
        stage.tester.settle()

        #expect(abs(scale - 2) < 1e-9)
        #expect(flags == .control)
        #expect(translation == CGPoint(x: 40, y: 0))
        #expect(recorder.calls == ["Pinch.began", "Pinch.ended", "Pan.began", "Pan.ended"])
    }

    @Test func `a secondary click is a touch that controls leave alone`() throws {
        let control = UIControl(frame: stage.inner.bounds)
        let actions = ActionRecorder(of: control)
        stage.tester.secondaryClick(at: stage.point)
        let phases = stage.phases
        stage.inner.addSubview(control)

        stage.tester.secondaryClick(at: stage.point)

        #expect(phases == ["began", "ended"])
        #expect(actions.events == [])
    }
}
