import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ControlTrackingTests {
    private func control(in tester: ViewTester) -> (control: UIControl, recorder: ActionRecorder) {
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        let recorder = ActionRecorder(of: control)
        tester.show(control)
        return (control, recorder)
    }

    @Test func `a tap sends touch down and touch up inside`() throws {
        let tester = ViewTester()
        let (control, recorder) = control(in: tester)

        try tester.tap(.view(control))

        #expect(recorder.events == [.touchDown, .touchUpInside])
    }

    @Test func `a finger stays inside up to the slop and leaves beyond it`() throws {
        let tester = ViewTester()
        let (control, recorder) = control(in: tester)

        let touch = try tester.touch(.view(control))
        touch.move(to: CGPoint(x: 150, y: control.frame.maxY + UIControl.retentionSlop - 1))
        let isInsideWithinSlop = control.isTouchInside
        touch.move(to: CGPoint(x: 150, y: control.frame.maxY + UIControl.retentionSlop + 1))
        touch.lift()

        #expect(isInsideWithinSlop)
        #expect(recorder.events == [.touchDown, .touchDragInside, .touchDragExit, .touchDragOutside, .touchUpOutside])
        #expect(!control.isHighlighted)
    }

    @Test func `a touch that re-enters highlights again`() throws {
        let tester = ViewTester()
        let (control, recorder) = control(in: tester)

        let touch = try tester.touch(.view(control))
        touch.move(to: CGPoint(x: 150, y: 600))
        let isHighlightedOutside = control.isHighlighted
        touch.move(to: CGPoint(x: 150, y: 320))
        let isHighlightedInside = control.isHighlighted
        touch.lift()

        #expect(!isHighlightedOutside)
        #expect(isHighlightedInside)
        #expect(
            recorder.events == [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside, .touchUpInside,
            ])
    }

    @Test func `a mouse leaves at the very edge`() throws {
        let tester = ViewTester()
        let (control, recorder) = control(in: tester)

        let touch = try tester.touch(.view(control), pointer: .mouse)
        touch.move(to: CGPoint(x: 150, y: control.frame.maxY + 1))
        touch.lift()

        #expect(recorder.events == [.touchDown, .touchDragExit, .touchDragOutside, .touchUpOutside])
    }

    @Test func `a second tap in time repeats the touch down`() throws {
        let tester = ViewTester()
        let (control, recorder) = control(in: tester)

        try tester.doubleTap(.view(control))

        #expect(
            recorder.events == [.touchDown, .touchUpInside, .touchDown, .touchDownRepeat, .touchUpInside])
    }

    @Test func `disabling while it tracks cancels and leaves no state behind`() throws {
        let tester = ViewTester()
        let (control, recorder) = control(in: tester)

        let touch = try tester.touch(.view(control))
        control.isEnabled = false
        touch.lift()

        #expect(recorder.events == [.touchDown, .touchCancel])
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
    }

    @Test func `touches of a disabled control travel up the chain`() throws {
        let tester = ViewTester()
        let parent = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        control.isEnabled = false
        parent.addSubview(control)
        tester.show(parent)
        parent.calls = []

        try tester.tap(.view(control))

        #expect(parent.calls == ["began(1)", "ended(1)"])
    }

    @Test(arguments: [
        (false, ["began(1)", "moved(1)", "ended(1)"]), (true, []),
    ])
    func `a touch travels up the chain to its end, or not at all, as the control was when it began`(
        wasEnabled: Bool, calls: [String]
    ) throws {
        let tester = ViewTester()
        let outer = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        outer.addSubview(control)
        tester.show(outer)
        outer.calls = []
        control.isEnabled = wasEnabled

        let touch = try tester.touch(.view(control))
        control.isEnabled.toggle()
        touch.move(by: CGVector(dx: 5, dy: 0))
        touch.lift()

        #expect(outer.calls == calls)
    }

    @Test func `of touches delivered at once the one that began first is tracked`() {
        // Sets have no order of their own: by chance it would be the first one only now and then.
        for _ in 0..<16 {
            let tester = ViewTester()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            scrollView.contentSize = CGSize(width: 300, height: 2_000)
            let control = PlaceControl(frame: scrollView.bounds)
            control.isMultipleTouchEnabled = true
            scrollView.addSubview(control)
            tester.show(scrollView)

            let fingers = [50, 250].map { tester.touch(at: CGPoint(x: $0, y: 100)) }
            tester.pump(by: 0.2)
            for finger in fingers { finger.lift() }

            #expect(control.places == [50])
        }
    }

    /// Notes the first locations of the touches that it tracks.
    private final class PlaceControl: UIControl {
        var places: [CGFloat] = []

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            places.append(touch.location(in: self).x)
            return true
        }
    }
}
