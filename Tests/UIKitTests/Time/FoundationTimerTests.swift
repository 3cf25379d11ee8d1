import Foundation
import Testing
import UIKit
import UIKitTesting

/// A file that imports Foundation as well as UIKit: all names of timers are clear there, too.
@Suite(.application) struct FoundationTimerTests {
    private final class Ticker {
        var count = 0
        func tick(_ timer: Timer) { count += 1 }
    }

    @Test func `a timer is Foundation's, with any imports`() {
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }

        timer.fireDate = .distantFuture
        timer.invalidate()

        #expect(String(reflecting: type(of: timer)) == "Foundation.Timer")
        #expect(!timer.isValid)
    }

    @Test func `a timer with a target uses the session's clock in every file`() {
        let tester = ViewTester()
        let ticker = Ticker()

        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: ticker, selector: Selector(Ticker.tick), userInfo: nil, repeats: true)
        tester.pump(by: 1.2)
        timer.invalidate()
        tester.pump(by: 1)

        #expect(ticker.count == 2)
        #expect(tester.isAtRest)
    }
}
