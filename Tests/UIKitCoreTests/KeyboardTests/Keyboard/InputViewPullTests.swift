import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A scroll view with `keyboardDismissMode` `interactive` takes the input views along with the finger.
@Suite(.application) final class InputViewPullTests {
    /// Input views of 200 points in a window of 667: their upper edge is at 467.
    private lazy var stage = {
        let stage = InputViewStage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 2_000)
        scrollView.keyboardDismissMode = .interactive
        stage.controller.view.insertSubview(scrollView, at: 0)
        stage.first.input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        _ = stage.book.drain()
        return stage
    }()

    private var top: CGFloat? { stage.first.input.flatMap { stage.place(of: $0)?.minY } }

    /// A finger that began at (200, 300) and has moved to a distance from the window's top.
    private func drag(to y: CGFloat) -> TestTouch {
        let finger = stage.tester.touch(at: CGPoint(x: 200, y: 300))
        stage.tester.move(finger, by: CGVector(dx: 0, dy: y - 300))
        return finger
    }

    @Test func `a finger that does not reach them leaves them`() {
        let finger = drag(to: 460)
        let dragged = top
        finger.lift()
        stage.tester.settle()

        #expect((dragged, top) == (467, 467))
        #expect(stage.first.isFirstResponder)
        #expect(stage.book.names.isEmpty)
    }

    @Test func `they follow the finger below their edge, and hide when it is lifted there`() throws {
        let guide = stage.controller.view.keyboardLayoutGuide
        stage.tester.pump()

        let finger = drag(to: 567)
        let (dragged, edge, early) = (top, guide.layoutFrame.minY, stage.book.names)
        let wasFirst = stage.first.isFirstResponder
        finger.lift()
        let isFirst = stage.first.isFirstResponder
        stage.tester.settle()

        let entry = try #require(stage.book.entries.first { $0.name == "will hide" })
        #expect((dragged, edge, wasFirst, early) == (567, 567, true, []))
        #expect(!isFirst)
        #expect(stage.book.names == ["will change", "will hide", "did change", "did hide"])
        #expect((entry.begin.minY, entry.end.minY) == (567, 667))
        #expect(top == nil)
    }

    @Test func `a finger that returns above their edge leaves them`() {
        let finger = drag(to: 600)
        stage.tester.move(finger, by: CGVector(dx: 0, dy: -200))
        let returned = top
        finger.lift()
        stage.tester.settle()

        #expect((returned, top) == (467, 467))
        #expect(stage.first.isFirstResponder)
        #expect(stage.book.names.isEmpty)
    }

    @Test func `they return when the finger pushes them up as it is lifted, and hide when it rests`() {
        let finger = drag(to: 600)
        stage.tester.move(finger, by: CGVector(dx: 0, dy: -40), over: 0.1)
        let pushed = top
        finger.lift()
        stage.tester.settle()
        let returned = top
        let other = drag(to: 600)
        stage.tester.move(other, by: CGVector(dx: 0, dy: -40), over: 0.1)
        stage.tester.pump(by: 1)
        other.lift()
        stage.tester.settle()

        #expect((pushed, returned, top) == (560, 467, nil))
        #expect(stage.book.names == ["will change", "will hide", "did change", "did hide"])
    }

    @Test func `they return when the first responder refuses or the touch is cancelled`() {
        stage.first.gives = false
        let finger = drag(to: 600)
        let dragged = top
        finger.lift()
        stage.tester.settle()
        let refused = top
        stage.first.gives = true
        let other = drag(to: 600)
        let again = top
        other.cancel()
        stage.tester.settle()

        #expect((dragged, refused, again, top) == (600, 467, 600, 467))
        #expect(stage.first.isFirstResponder)
        #expect(stage.book.names.isEmpty)
    }

    @Test func `an accessory of a responder without a keyboard stays`() {
        (stage.first.input, stage.first.accessory) = (nil, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)))
        stage.first.reloadInputViews()
        stage.tester.settle()

        let finger = drag(to: 640)
        let dragged = stage.first.accessory.flatMap { stage.place(of: $0)?.minY }
        finger.lift()
        stage.tester.settle()

        #expect(dragged == 567)
        #expect(stage.first.isFirstResponder)
    }

    @Test func `other input views that show meanwhile are not pulled until the finger moves`() {
        let finger = drag(to: 600)
        stage.first.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        stage.first.reloadInputViews()
        stage.tester.pump()
        let changed = top
        stage.tester.move(finger, by: CGVector(dx: 0, dy: 10))
        let pulled = top
        finger.lift()
        stage.tester.settle()

        // The accessory is at the finger, 50 above the input view.
        #expect((changed, pulled) == (467, 660))
        #expect(!stage.first.isFirstResponder)
    }
}
