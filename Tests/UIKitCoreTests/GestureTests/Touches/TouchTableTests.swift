import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Rows of the tables of hit testing and touches that other suites leave out.
@Suite(.application) struct TouchTableTests {
    /// A view that answers hit tests as a test says.
    private final class AnsweringView: UIView {
        var isInside: ((CGPoint) -> Bool)?
        var answer: ((CGPoint) -> UIView?)?

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            isInside?(point) ?? super.point(inside: point, with: event)
        }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            answer.map { $0(point) } ?? super.hitTest(point, with: event)
        }
    }

    @Test func `a subview outside is reached when its superview says that the point is inside`() {
        let root = AnsweringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (parent, child) = (
            AnsweringView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        )
        root.addSubview(parent)
        parent.addSubview(child)
        let before = root.hitTest(CGPoint(x: 60, y: 60), with: nil)

        parent.isInside = { _ in true }
        let inside = root.hitTest(CGPoint(x: 60, y: 60), with: nil)
        parent.isInside = nil
        parent.answer = { _ in child }
        let answered = root.hitTest(CGPoint(x: 90, y: 90), with: nil)

        #expect(before === root && inside === child && answered === child)
    }

    @Test func `the order of subviews counts, not their depth`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(back)
        root.addSubview(front)

        back.layer.zPosition = 10

        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    }

    @Test func `of windows of one level the newest is asked first, and hidden ones are not`() {
        let tester = ViewTester()
        tester.show(UIView())
        let windows = (0..<3).map { _ in
            let window = UIWindow(frame: tester.window.bounds)
            window.addSubview(RecordingView(frame: window.bounds))
            window.isHidden = false
            return window
        }
        func taker() -> Int? {
            let views = windows.compactMap { $0.subviews.last as? RecordingView }
            views.forEach { $0.calls = [] }
            tester.touch(at: CGPoint(x: 50, y: 300)).lift()
            tester.pump(by: 1)
            return views.firstIndex { $0.calls.contains("began(1)") }
        }

        let newest = taker()
        windows[2].isHidden = true
        let next = taker()
        windows[0].windowLevel = .alert
        let highest = taker()
        windows.forEach { $0.isHidden = true }

        #expect([newest, next, highest] == [2, 1, 0])
    }

    @Test func `a finger is one touch of one view from its beginning to its end`() {
        let tester = ViewTester()
        let view = ScriptedView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        var touches: [UITouch] = []
        var views: [UIView?] = []
        view.onTouches = { set, _ in
            touches += set
            views += set.map(\.view)
        }
        tester.show(view)

        let touch = tester.touch(at: CGPoint(x: 30, y: 110))
        touch.move(to: CGPoint(x: 300, y: 600))
        touch.lift()

        #expect(touches.count == 3 && touches.allSatisfy { $0 === touches[0] })
        #expect(views.allSatisfy { $0 === view })
    }

    @Test func `a resting touch is stationary in the event, and not delivered to its view`() {
        let tester = ViewTester()
        let view = ScriptedView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        view.isMultipleTouchEnabled = true
        var told: [[UITouch.Phase]] = []
        var all: [Set<UITouch.Phase.RawValue>] = []
        tester.show(view)
        let observer = PhaseWindowObserver()
        observer.delaysTouchesEnded = false
        view.addGestureRecognizer(observer)
        view.onTouches = { set, _ in
            told.append(set.map(\.phase))
            all.append(observer.phases)
        }

        let first = tester.touch(at: CGPoint(x: 50, y: 150))
        let second = tester.touch(at: CGPoint(x: 150, y: 150))
        second.move(by: CGVector(dx: 5, dy: 0))
        second.lift()
        first.lift()

        #expect(told == [[.began], [.began], [.moved], [.ended], [.ended]])
        #expect(all[1] == [UITouch.Phase.began.rawValue, UITouch.Phase.stationary.rawValue])
        #expect(all[2] == [UITouch.Phase.moved.rawValue, UITouch.Phase.stationary.rawValue])
    }

    /// Notes the phases of all touches of each event.
    private final class PhaseWindowObserver: UIGestureRecognizer {
        var phases: Set<UITouch.Phase.RawValue> = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note(event) }
        private func note(_ event: UIEvent) { phases = Set((event.allTouches ?? []).map(\.phase.rawValue)) }
    }

    @Test func `a window sees an event before recognizers and views, and may keep it from them`() {
        final class WatchingWindow: UIWindow {
            var onEvent: (() -> Bool)?
            override func sendEvent(_ event: UIEvent) {
                if onEvent?() != false { super.sendEvent(event) }
            }
        }
        let tester = ViewTester()
        tester.show(UIView())
        let window = WatchingWindow(frame: tester.window.bounds)
        let view = ScriptedView(frame: window.bounds)
        let recognizer = ScriptedRecognizer("r")
        var order: [String] = []
        var isOpen = true
        window.onEvent = {
            order.append("window")
            return isOpen
        }
        recognizer.delaysTouchesEnded = false
        recognizer.onTouches = { recognizer, phase in
            order.append("recognizer")
            if phase == .ended { recognizer.state = .failed }
        }
        view.onTouches = { _, _ in order.append("view") }
        view.addGestureRecognizer(recognizer)
        window.addSubview(view)
        window.isHidden = false

        tester.touch(at: CGPoint(x: 50, y: 300)).lift()
        let open = order
        (order, isOpen) = ([], false)
        tester.touch(at: CGPoint(x: 50, y: 300)).lift()
        window.isHidden = true

        #expect(open == ["window", "recognizer", "view", "window", "recognizer", "view"])
        #expect(order == ["window", "window"])
    }

    @Test func `fingers that move in one frame are delivered in one call`() {
        let tester = ViewTester()
        let view = ScriptedView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        view.isMultipleTouchEnabled = true
        var counts: [Int] = []
        view.onTouches = { set, phase in if phase == .moved { counts.append(set.count) } }
        tester.show(view)

        let (first, second) = (tester.touch(at: CGPoint(x: 50, y: 150)), tester.touch(at: CGPoint(x: 150, y: 150)))
        first.slide(to: CGPoint(x: 55, y: 150))
        second.slide(to: CGPoint(x: 155, y: 150))
        tester.pump()
        first.lift()
        second.lift()

        #expect(counts == [2])
    }

    @Test func `a view that follows its own touch reads right locations`() {
        let tester = ViewTester()
        let view = FollowingView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        tester.show(view)

        let touch = tester.touch(at: CGPoint(x: 45, y: 125))
        for _ in 0..<5 { touch.move(by: CGVector(dx: 10, dy: 20)) }
        touch.lift()

        #expect(view.steps == Array(repeating: CGPoint(x: 10, y: 20), count: 5))
        #expect(view.frame.origin == CGPoint(x: 70, y: 200))
    }

    /// A view that moves with its touch.
    private final class FollowingView: UIView {
        var steps: [CGPoint] = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
            steps.append(CGPoint(x: now.x - before.x, y: now.y - before.y))
            center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
        }
    }

    /// How long after a tap, how far away and on which view another begins; and its tap count.
    nonisolated static let series: [(pause: Double, distance: CGFloat, isElsewhere: Bool, count: Int)] = [
        (0.1, 0, false, 2), (0.34, 0, false, 2), (0.36, 0, false, 1), (0.1, 20, false, 2), (0.1, 60, false, 1),
        (0.1, 12, true, 1),
    ]

    @Test(arguments: series) func `a tap counts on when it is soon, near and on the same view`(
        pause: Double, distance: CGFloat, isElsewhere: Bool, count: Int
    ) {
        let tester = ViewTester()
        let views = [0, 100].map { RecordingView(frame: CGRect(x: $0, y: 100, width: 100, height: 100)) }
        for view in views { tester.show(view) }
        let start = CGPoint(x: isElsewhere ? 95 : 20, y: 150)
        tester.touch(at: start).lift()
        views.forEach { $0.calls = [] }

        tester.pump(by: pause)
        tester.touch(at: CGPoint(x: start.x + distance, y: 150)).lift()

        #expect(views[isElsewhere ? 1 : 0].calls == ["began(\(count))", "ended(\(count))"])
    }

    @Test func `a touch continues in a window that changes its size, in the new coordinates`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        tester.show(view)
        view.calls = []

        let touch = tester.touch(at: CGPoint(x: 30, y: 110))
        tester.resize(to: CGSize(width: 420, height: 700))
        touch.move(by: CGVector(dx: 5, dy: 0))
        touch.lift()

        let phases = view.calls.map { String($0.prefix { $0 != "(" }) }
        #expect(phases.filter(["began", "moved", "ended", "cancelled"].contains) == ["began", "moved", "ended"])
    }
}
