import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct TimerTests {
    private final class Ticker {
        var count = 0
        func tick(_ timer: Timer) { count += 1 }
    }

    /// A record of timers' calls, for blocks that may run on any thread.
    private final class Log {
        var times: [Double] = []
        nonisolated func note(_ time: @MainActor () -> Double) {
            MainActor.assumeIsolated { times.append(time()) }
        }
    }

    @Test func `a timer calls a method of its target and carries the app's data`() {
        let tester = ViewTester()
        let ticker = Ticker()

        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: ticker, selector: Selector(Ticker.tick), userInfo: "data", repeats: true)
        tester.pump(by: 1.2)
        timer.invalidate()
        tester.pump(by: 1)

        #expect(ticker.count == 2)
        #expect(timer.userInfo as? String == "data")
    }

    @Test func `a timer that was made by itself is due as said, once it is added to a run loop`() {
        let tester = ViewTester()
        let log = Log()
        let timers = [0.5, 1.25].map { interval in
            Timer(timeInterval: interval, repeats: false) { _ in log.note { tester.now } }
        }

        tester.pump(by: 1)
        for timer in timers { RunLoop.current.add(timer, forMode: .common) }
        tester.pump(by: 1)

        // One was late and fires in the next frame, the other in the first at or after its time.
        #expect(log.times.count == 2)
        #expect((1..<1 + 1.01 / 60).contains(log.times.first ?? 0))
        #expect((1.25..<1.25 + 1.01 / 60).contains(log.times.last ?? 0))
    }

    @Test func `a timer whose date is set fires then`() {
        let tester = ViewTester()
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in log.note { tester.now } }

        timer.fireDate = Date(timeIntervalSinceNow: 0.25)
        tester.pump(by: 1)

        #expect(log.times.count == 1)
        #expect(abs((log.times.first ?? 0) - 0.25) < 1e-6)
    }

    @Test func `a timer fires once at its time`() {
        let tester = ViewTester()
        let log = Log()

        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            log.note { tester.now }
        }
        tester.pump(by: 2)

        #expect(log.times.count == 1)
        #expect(abs((log.times.first ?? 0) - 0.5) < 1e-6)
        #expect(!timer.isValid)
    }

    @Test func `a repeating timer keeps its beat until it is invalidated`() {
        let tester = ViewTester()
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
            log.note { (tester.now * 100).rounded() / 100 }
            if MainActor.assumeIsolated({ log.times.count }) == 3 { timer.invalidate() }
        }

        tester.pump(by: 2)

        #expect(log.times == [0.25, 0.5, 0.75])
        #expect(!timer.isValid)
    }

    @Test func `an unscheduled timer fires only by hand`() {
        let tester = ViewTester()
        let log = Log()
        let timer = Timer(timeInterval: 0.1, repeats: false) { _ in log.note { tester.now } }

        tester.pump(by: 1)
        let beforeFiring = log.times.count
        timer.fire()
        timer.fire()

        #expect(beforeFiring == 0)
        #expect(log.times.count == 1)
    }

    @Test func `a timer's date is as far from now as its time on the session's clock`() {
        let tester = ViewTester()
        let timer = Timer.scheduledTimer(withTimeInterval: 59, repeats: false) { _ in }

        let first = timer.fireDate.timeIntervalSinceNow
        tester.pump(by: 40)
        let second = timer.fireDate.timeIntervalSinceNow
        timer.invalidate()

        #expect(abs(first - 59) < 0.5)
        #expect(abs(second - 19) < 0.5)
    }

    @Test func `an invalidated timer never fires`() {
        let tester = ViewTester()
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.note { tester.now } }

        timer.invalidate()
        tester.pump(by: 1)

        #expect(log.times.isEmpty)
    }

    @Test func `a timer that is pending does not keep its app`() {
        weak var app: UIApplication?
        func run() {
            let tester = ViewTester()
            tester.leavesWorkBehind = true
            app = .shared
            Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in }
        }
        run()
        let isKeptMeanwhile = app != nil

        _ = ViewTester()

        #expect(isKeptMeanwhile)
        #expect(app == nil)
    }
}
