import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct TimerTests {
    @Test func `a timer fires once at its time`() {
        let tester = ViewTester()
        var times: [Double] = []

        let timer = UIKitCore.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            times.append(tester.now)
        }
        tester.pump(by: 2)

        #expect(times.count == 1)
        #expect(abs((times.first ?? 0) - 0.5) < 1e-6)
        #expect(!timer.isValid)
    }

    @Test func `a repeating timer keeps its beat until it is invalidated`() {
        let tester = ViewTester()
        var times: [Double] = []
        let timer = UIKitCore.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
            times.append((tester.now * 100).rounded() / 100)
            if times.count == 3 { timer.invalidate() }
        }

        tester.pump(by: 2)

        #expect(times == [0.25, 0.5, 0.75])
        #expect(!timer.isValid)
    }

    @Test func `an unscheduled timer fires only by hand`() {
        let tester = ViewTester()
        var count = 0
        let timer = UIKitCore.Timer(timeInterval: 0.1, repeats: false) { _ in count += 1 }

        tester.pump(by: 1)
        let beforeFiring = count
        timer.fire()
        timer.fire()

        #expect(beforeFiring == 0)
        #expect(count == 1)
    }

    @Test func `an invalidated timer never fires`() {
        let tester = ViewTester()
        var count = 0
        let timer = UIKitCore.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in count += 1 }

        timer.invalidate()
        tester.pump(by: 1)

        #expect(count == 0)
    }

    @Test func `a timer that is pending does not keep its app`() {
        weak var app: UIApplication?
        func run() {
            let tester = ViewTester()
            tester.leavesWorkBehind = true
            app = .shared
            UIKitCore.Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in }
        }
        run()
        let isKeptMeanwhile = app != nil

        _ = ViewTester()

        #expect(isKeptMeanwhile)
        #expect(app == nil)
    }
}
