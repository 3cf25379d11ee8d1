import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite struct SessionClockTests {
    @Test func `the date is that of the launch with the time that has passed`() {
        let tester = ViewTester()
        let launch = SessionClock.now

        tester.pump(by: 90)

        #expect(launch == Date(timeIntervalSince1970: 1_767_260_460))
        #expect(abs(SessionClock.now.timeIntervalSince(launch) - 90) < 1e-6)
    }

    @Test func `a timer is due at its date`() {
        let tester = ViewTester()
        var dates: [Date] = []
        let timer = UIKitCore.Timer.scheduledTimer(withTimeInterval: 59, repeats: false) { _ in
            dates.append(SessionClock.now)
        }
        let due = timer.fireDate

        tester.pump(by: 60)

        #expect(dates.count == 1)
        #expect(dates.allSatisfy { abs($0.timeIntervalSince(due)) < 1.0 / 60 })
    }
}
