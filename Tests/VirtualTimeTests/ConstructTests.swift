import Testing

@Suite struct ConstructTests {
    /// The calls of Foundation, Dispatch and the concurrency library, with their times and threads. Equal times are in the order
    /// of the calls, but that blocks of the run loop are before the main queue.
    private static let expected = """
        0.000 perform main
        0.000 async main
        0.000 operation main
        0.000 task main
        0.000 task yielded main
        0.400 timer 0.4 main
        0.500 asyncAfter 0.5 main
        0.500 asyncAfter 0.5 again main
        0.600 asyncAfter wall 0.6 main
        0.700 asyncAfter qos 0.7 main
        0.800 timer 0.4 main
        0.800 item 0.8 main
        0.900 own queue 0.9 other
        0.950 global queue 0.95 other
        0.950 back from global main
        1.100 timer with target 1.1 main
        1.150 timer added 1.15 main
        1.200 timer 0.4 main
        1.210 performed 1.21 main
        1.250 source main
        1.300 task slept 1.3 main
        1.400 thread slept 1.4 other
        1.500 equal sleep 0 main
        1.500 equal sleep 1 main
        1.500 equal sleep 2 main
        1.500 equal sleep 3 main
        1.600 timer 0.4 main
        1.600 continuous clock 1.6 main
        1.700 suspending clock 1.7 main
        1.750 source main
        1.800 detached 1.8 other
        1.800 main actor from detached main
        """.split(separator: "\n").map(String.init)

    @Test(arguments: 0..<10) func `delayed work is performed at its time, in one order`(run: Int) throws {
        let process = try WaitsProcess("constructs", duration: 1.9)

        #expect(process.lines == Self.expected)
        #expect(process.errors.isEmpty)
    }

    @Test(arguments: 0..<5) func `cancelled work is not performed`(run: Int) throws {
        let process = try WaitsProcess("cancelled", duration: 2)

        #expect(
            process.lines == [
                "0.100 cancel main", "0.100 source cancelled main", "0.100 task cancelled main",
                "0.100 nanoseconds cancelled main", "0.100 until cancelled main",
                "0.100 continuous clock cancelled main", "0.100 suspending clock cancelled main",
            ])
    }

    @Test func `all clocks agree, from the date of the session on`() throws {
        let process = try WaitsProcess("clocks", duration: 3)

        let agreement = ["media agrees", "dispatch agrees", "date agrees"]
        // A session without a recording begins on the first of January of 2026, at 9:41.
        #expect(
            process.lines == ["uptime 0.000 2026-01-01T09:41:00Z"] + agreement + ["uptime 2.500 2026-01-01T09:41:02Z"]
                + agreement)
    }

    @Test func `a session begins at the date that an option names`() throws {
        let process = try WaitsProcess("clocks", duration: 3, options: ["--date", "2024-02-29T23:59:59Z"])

        #expect(process.lines.first == "uptime 0.000 2024-02-29T23:59:59Z")
        #expect(process.lines.dropFirst(4).first == "uptime 2.500 2024-03-01T00:00:01Z")
        #expect(process.lines.filter { $0.hasSuffix(" agrees") }.count == 6)
    }

    @Test func `ten minutes with ten things to do are over at once`() throws {
        var process: WaitsProcess?

        let time = try ContinuousClock().measure { process = try WaitsProcess("ticking", duration: 601) }

        #expect(process?.lines.first == "60.000 minute 1 main")
        #expect(process?.lines.dropLast().last == "600.000 minute 10 main")
        #expect(process?.lines.count == 11)
        let processor = process?.lines.last?.split(separator: " ").last.flatMap { Double($0) }
        #expect((processor ?? .infinity) <= 0.2)
        // A tenth of a second on a machine that does nothing else.
        #expect(time < .seconds(10))
    }
}
