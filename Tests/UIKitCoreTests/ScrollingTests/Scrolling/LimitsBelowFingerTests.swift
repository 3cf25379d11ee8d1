import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

/// Content that gets short below a finger.
@Suite(.application) struct LimitsBelowFingerTests {
    @Test func `the offset stays until the finger lifts, and is allowed again then`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 320, height: 2000)
        tester.show(view, at: .zero)
        view.contentOffset.y = 1000
        tester.pump()

        let touch = tester.touch(at: CGPoint(x: 100, y: 100))
        tester.pump(by: 0.3)
        view.contentSize.height = 600
        tester.pump()
        #expect(view.contentOffset.y == 1000)
        touch.lift()
        tester.settle()
        #expect(view.contentOffset.y == 200)
    }
}
