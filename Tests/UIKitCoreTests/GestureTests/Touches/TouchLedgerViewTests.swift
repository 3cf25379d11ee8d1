import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) final class TouchLedgerViewTests {
    private let tester = ViewTester()
    private let ledger = TouchLedgerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() { tester.show(ledger) }

    @Test func `a lift that is held back leaves a view for one touch free for the next`() {
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        ledger.addGestureRecognizer(doubleTap)

        tester.touch(at: CGPoint(x: 50, y: 50)).lift()
        let second = tester.touch(at: CGPoint(x: 50, y: 50))
        let count = ledger.down.count
        let missesEnd = ledger.missesEnd
        second.lift()

        #expect(count == 2)
        #expect(!missesEnd)
        #expect(ledger.faults == [])
        #expect(ledger.down == [])
    }

    @Test func `the touch of a disabled control is delivered beside a view's own`() {
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        control.isEnabled = false
        ledger.addSubview(control)

        let own = tester.touch(at: CGPoint(x: 50, y: 50))
        let passedOn = tester.touch(at: CGPoint(x: 110, y: 110))
        let count = ledger.down.count
        passedOn.lift()
        own.lift()

        #expect(count == 2)
        #expect(ledger.faults == [])
        #expect(ledger.down == [])
    }

    @Test func `a pinch that may still begin holds back the lift of one finger until the other is lifted`() {
        ledger.addGestureRecognizer(UIPinchGestureRecognizer())

        let first = tester.touch(at: CGPoint(x: 50, y: 50))
        let second = tester.touch(at: CGPoint(x: 150, y: 50))
        first.lift()
        let count = ledger.down.count
        let missesEnd = ledger.missesEnd
        let isAtRest = tester.isAtRest
        second.lift()

        #expect(count == 1)
        #expect(isAtRest)
        #expect(!missesEnd)
        #expect(ledger.faults == [])
        #expect(ledger.down == [])
    }

    @Test func `two fingers on a single-touch view are a fault, and so is an end that is not held back`() {
        let touches = [UITouch(), UITouch()]
        for touch in touches { touch.view = ledger }

        ledger.touchesBegan([touches[0]], with: nil)
        let before = ledger.faults
        ledger.touchesBegan([touches[1]], with: nil)
        touches[1].phase = .ended

        #expect(before == [])
        #expect(ledger.faults == ["two touches on a view for one"])
        #expect(ledger.missesEnd)
    }
}
