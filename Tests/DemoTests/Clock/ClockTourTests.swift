import Foundation
import Testing

@Suite struct ClockTourTests {
    private static let demo = DemoProcess("Clock")

    /// One replay of the tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    /// The ends of transitions of a kind that show a controller of a class, in seconds since the launch.
    private func times(of kind: String, to name: String) throws -> [Double] {
        try TraceFile(Self.replay.get().trace).lines(of: "transition").compactMap { line in
            guard line["step"] as? String == "end", line["kind"] as? String == kind,
                (line["to"] as? String)?.prefix(while: { $0 != "#" }) == name[...]
            else { return nil }
            return line["t"] as? Double
        }
    }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }

    @Test func `two replays paint the same pixels at different times of the machine's clock`() throws {
        let part = ["--frame-hashes", "--duration", "3"]

        let (first, second) = try (DemoTour(of: Self.demo, part).trace, DemoTour(of: Self.demo, part).trace)

        let hashes = try TraceFile(first).lines(of: "frame").compactMap { $0["pixels"] as? String }
        #expect(first == second)
        #expect(Set(hashes).count > 20)
    }

    @Test func `all four clocks are looked at, upright and turned`() throws {
        let pages = [
            "WorldClockViewController", "AlarmsViewController", "StopwatchViewController", "TimerViewController",
        ]

        let appeared = try Self.replay.get().appearances(of: pages)

        #expect(
            appeared == [pages[0], pages[1], pages[2], pages[3], pages[1], pages[0], pages[2], pages[3], pages[0]])
    }

    @Test func `the timer and the alarm ring when they are due`() throws {
        let alerts = try times(of: "present", to: "UIAlertController")

        // The timer of four seconds was paused once; the alarm of 9:42 rings a minute after the launch at 9:41.
        #expect(alerts.count == 2)
        #expect(alerts.last.map { $0 > 60 && $0 < 60.5 } == true)
    }

    @Test func `cities and alarms are chosen in sheets that are dismissed`() throws {
        #expect(try times(of: "present", to: "UINavigationController").count == 3)
        #expect(try times(of: "dismiss", to: "UITabBarController").count == 5)
        #expect(try times(of: "push", to: "WeekdaysViewController").count == 1)
    }
}
