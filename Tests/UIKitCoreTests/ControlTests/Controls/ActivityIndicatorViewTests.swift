import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ActivityIndicatorViewTests {
    @Test func `it begins hidden and at rest, in the size of its style`() {
        let tester = ViewTester()
        tester.pump()

        let view = UIActivityIndicatorView(style: .large)

        #expect(view.isHidden && !view.isAnimating)
        #expect(view.bounds.size == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test func `it turns by an eighth at a time and once a second`() throws {
        let tester = ViewTester()
        let view = UIActivityIndicatorView(style: .medium)
        tester.show(view)
        let wheel = try #require(view.subviews.first)

        view.startAnimating()
        var turns: Set<Int> = []
        for _ in 0..<60 {
            tester.pump(by: 1.0 / 60)
            let turn = atan2(wheel.transform.b, wheel.transform.a) / (.pi / 4)
            #expect(abs(turn - turn.rounded()) < 1e-6)
            turns.insert((Int(turn.rounded()) + 8) % 8)
        }
        view.stopAnimating()

        #expect(turns.count == 8)
        #expect(view.isHidden)
    }

    @Test func `at rest it requests no frames`() {
        let tester = ViewTester()
        let view = UIActivityIndicatorView(style: .medium)
        tester.show(view)
        let atRest = tester.runtime.clock.deadlines.nextTime

        view.startAnimating()
        let turning = tester.runtime.clock.deadlines.nextTime
        view.removeFromSuperview()
        let outside = tester.runtime.clock.deadlines.nextTime

        #expect(turning != nil && turning != atRest)
        #expect(outside == atRest)
    }
}
