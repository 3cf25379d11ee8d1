import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct TouchDeliveryTests {
    @Test func `a touch begins, moves and ends on the view where it began`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
        tester.show(view)
        view.calls = []

        let touch = tester.touch(at: CGPoint(x: 30, y: 50))
        touch.move(to: CGPoint(x: 300, y: 600))
        touch.lift()

        #expect(view.calls == ["began(1)", "moved(0)", "ended(0)"])
    }

    @Test func `moves within one frame are merged into one`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        view.calls = []

        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        tester.send(
            .touch(phase: .moved, id: 1, location: CGPoint(x: 12, y: 10), pointer: .finger, pressure: nil))
        tester.send(
            .touch(phase: .moved, id: 1, location: CGPoint(x: 14, y: 10), pointer: .finger, pressure: nil))
        tester.pump()
        touch.lift()

        #expect(view.calls == ["began(1)", "moved(1)", "ended(1)"])
    }

    @Test func `a lift delivers the moves before it first`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        view.calls = []

        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        tester.send(
            .touch(phase: .moved, id: 1, location: CGPoint(x: 12, y: 10), pointer: .finger, pressure: nil))
        touch.lift()

        #expect(view.calls == ["began(1)", "moved(1)", "ended(1)"])
    }

    @Test(arguments: [(0.34, 2), (0.36, 1)]) func `taps count up while they follow each other in time`(
        pause: Double, count: Int
    ) {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        tester.touch(at: CGPoint(x: 10, y: 10)).lift()
        view.calls = []

        tester.pump(by: pause)
        tester.touch(at: CGPoint(x: 12, y: 10)).lift()

        #expect(view.calls == ["began(\(count))", "ended(\(count))"])
    }

    @Test func `a view without multiple touch gets one finger at a time`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        view.calls = []

        let first = tester.touch(at: CGPoint(x: 10, y: 10))
        let second = tester.touch(at: CGPoint(x: 50, y: 50))
        second.lift()
        first.lift()

        #expect(view.calls == ["began(1)", "ended(1)"])
    }

    @Test func `a view with multiple touch gets every finger`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isMultipleTouchEnabled = true
        tester.show(view)
        view.calls = []

        let first = tester.touch(at: CGPoint(x: 10, y: 10))
        let second = tester.touch(at: CGPoint(x: 90, y: 90))
        second.lift()
        first.lift()

        #expect(view.calls.filter { $0.hasPrefix("began") }.count == 2)
        #expect(view.calls.filter { $0.hasPrefix("ended") }.count == 2)
    }

    @Test func `an exclusive view gets no finger while another view has one`() {
        let tester = ViewTester()
        let left = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = RecordingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        right.isExclusiveTouch = true
        tester.show(left)
        tester.show(right)
        (left.calls, right.calls) = ([], [])

        let first = tester.touch(at: CGPoint(x: 10, y: 10))
        let second = tester.touch(at: CGPoint(x: 110, y: 10))
        second.lift()
        first.lift()
        let third = tester.touch(at: CGPoint(x: 110, y: 10))
        let fourth = tester.touch(at: CGPoint(x: 10, y: 10))
        fourth.lift()
        third.lift()

        #expect(left.calls == ["began(1)", "ended(1)"])
        #expect(right.calls.map { $0.prefix(5) } == ["began", "ended"])
    }

    @Test func `touches are cancelled when their view leaves the window`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        view.calls = []

        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        view.removeFromSuperview()
        touch.lift()

        #expect(view.calls.filter { $0.hasSuffix(")") && !$0.contains("Move") } == ["began(1)", "cancelled(1)"])
    }

    @Test func `touches are cancelled when the window loses the keyboard`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(view)
        view.calls = []

        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        tester.send(.focus(isActive: false))
        touch.lift()

        #expect(view.calls == ["began(1)", "cancelled(1)"])
    }

    @Test func `the trace names the chain from the view to the delegate`() {
        let tester = ViewTester()
        let controller = UIViewController()
        tester.show(controller)
        controller.view.addSubview(RecordingView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
        tester.pump()
        tester.trace("touch")

        tester.touch(at: CGPoint(x: 10, y: 110)).lift()

        #expect(tester.traceLines.count == 2)
        #expect(
            tester.traceLines[0].hasSuffix(
                "\"chain\":[\"RecordingView\",\"UIView\",\"UIViewController\",\"UIWindow\",\"UIWindowScene\","
                    + "\"UIApplication\",\"TestApplicationDelegate\"]}"))
    }
}
