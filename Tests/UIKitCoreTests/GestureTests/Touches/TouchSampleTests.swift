import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct TouchSampleTests {
    /// A view that reads its events during their delivery.
    private final class Watcher: UIView {
        var onMove: (UITouch, UIEvent) -> Void = { _, _ in }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let touch = touches.first, let event { onMove(touch, event) }
        }
    }

    @Test func `merged samples can be had one by one, and the last is the touch`() {
        let tester = ViewTester()
        let view = Watcher(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        tester.show(view)
        var (places, previous): ([CGFloat], [CGFloat]) = ([], [])
        view.onMove = { touch, event in
            let samples = event.coalescedTouches(for: touch) ?? []
            places = samples.map { $0.location(in: view).x }
            previous = samples.map { $0.previousLocation(in: view).x }
        }

        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        for x in [12.0, 15, 19] { touch.slide(to: CGPoint(x: x, y: 10)) }
        tester.pump()
        touch.lift()

        #expect(places == [12, 15, 19])
        #expect(previous == [10, 12, 15])
    }

    @Test func `a moving touch is predicted to keep its speed`() {
        let tester = ViewTester()
        let view = Watcher(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        tester.show(view)
        var ahead: CGFloat = 0
        view.onMove = { touch, event in ahead = event.predictedTouches(for: touch)?.first?.location(in: view).x ?? 0 }

        let touch = tester.touch(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 20, y: 10))
        touch.move(to: CGPoint(x: 26, y: 10))
        touch.lift()

        #expect(abs(ahead - 32) < 1e-6)
    }

    @Test func `an event returns the touches of views, windows and recognizers`() {
        let tester = ViewTester()
        let view = Watcher(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
        let recognizer = ScriptedRecognizer("r")
        view.addGestureRecognizer(recognizer)
        tester.show(view)
        tester.show(other)
        var counts: [Int?] = []
        view.onMove = { _, event in
            counts = [
                event.allTouches?.count, event.touches(for: view)?.count, event.touches(for: other)?.count,
                event.touches(for: tester.window)?.count, event.touches(for: recognizer)?.count,
            ]
        }

        let first = tester.touch(at: CGPoint(x: 10, y: 10))
        let second = tester.touch(at: CGPoint(x: 10, y: 310))
        first.move(to: CGPoint(x: 20, y: 10))
        first.lift()
        second.lift()

        #expect(counts == [2, 1, 1, 2, 1])
    }

    @Test func `the front-most window by level takes the touch, if it wants it`() {
        let tester = ViewTester()
        let back = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        tester.show(back)
        let front = GlassWindow(frame: tester.window.bounds)
        front.windowLevel = .alert
        let button = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        front.addSubview(button)
        front.isHidden = false
        (back.calls, button.calls) = ([], [])

        tester.touch(at: CGPoint(x: 50, y: 50)).lift()
        tester.touch(at: CGPoint(x: 200, y: 200)).lift()
        front.isHidden = true

        #expect(button.calls == ["began(1)", "ended(1)"])
        #expect(back.calls == ["began(1)", "ended(1)"])
    }

    @Test func `touches that begin while interaction is ignored are dropped whole`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        tester.show(view)
        view.calls = []

        UIApplication.shared.beginIgnoringInteractionEvents()
        let dropped = tester.touch(at: CGPoint(x: 50, y: 50))
        UIApplication.shared.endIgnoringInteractionEvents()
        dropped.lift()
        tester.touch(at: CGPoint(x: 50, y: 50)).lift()

        #expect(view.calls == ["began(1)", "ended(1)"])
    }

    /// A window that is never hit itself.
    private final class GlassWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }
}
