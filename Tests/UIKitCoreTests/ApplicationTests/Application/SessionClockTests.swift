import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite(.application) struct SessionClockTests {
    @Test func `the date is that of the launch with the time that has passed`() {
        let tester = ViewTester()
        let launch = SessionClock.now

        tester.pump(by: 90)

        #expect(launch == Date(timeIntervalSince1970: 1_767_260_460))
        #expect(abs(SessionClock.now.timeIntervalSince(launch) - 90) < 1e-6)
    }
}
