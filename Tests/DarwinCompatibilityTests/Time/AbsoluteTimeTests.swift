import DarwinCompatibility
import Foundation
import Testing

@Suite struct AbsoluteTimeTests {
    @Test func `absolute time is the date's, counted from the year 2001`() {
        let before = Date().timeIntervalSinceReferenceDate

        let now = CFAbsoluteTimeGetCurrent()

        #expect(now >= before)
        #expect(now <= Date().timeIntervalSinceReferenceDate)
    }

    @Test func `the distances of the years are those of the calendar`() throws {
        let calendar = Calendar(identifier: .gregorian)
        var parts = DateComponents(timeZone: TimeZone(identifier: "UTC"), year: 1970, month: 1, day: 1)
        let unix = try #require(calendar.date(from: parts))
        parts.year = 1904
        let mac = try #require(calendar.date(from: parts))

        #expect(-unix.timeIntervalSinceReferenceDate == kCFAbsoluteTimeIntervalSince1970)
        #expect(-mac.timeIntervalSinceReferenceDate == kCFAbsoluteTimeIntervalSince1904)
    }

    @Test func `ticks in the fraction's nanoseconds are the kernel's time`() {
        var info = mach_timebase_info()
        var time = timespec()
        let first = mach_absolute_time()

        let result = mach_timebase_info(&info)
        clock_gettime(CLOCK_MONOTONIC, &time)
        let last = mach_absolute_time()

        let nanoseconds = UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
        #expect(result == KERN_SUCCESS)
        #expect(first * UInt64(info.numer) / UInt64(info.denom) <= nanoseconds)
        #expect(nanoseconds <= last * UInt64(info.numer) / UInt64(info.denom))
        #expect(mach_continuous_time() >= last)
    }

    @Test func `the units fit into each other`() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
        #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }
}
