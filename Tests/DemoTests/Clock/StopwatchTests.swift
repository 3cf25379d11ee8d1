import Testing

@testable import Clock

@MainActor @Suite struct StopwatchTests {
    @Test func `laps are the times between, and the best and the worst are known`() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: 1)
        stopwatch.lap(at: 3.25)
        let single = (stopwatch.best, stopwatch.worst)
        stopwatch.lap(at: 7.5)
        stopwatch.lap(at: 9)

        #expect(stopwatch.laps == [225, 425, 150])
        #expect(single == (nil, nil))
        #expect(stopwatch.best == 2)
        #expect(stopwatch.worst == 1)
        #expect(stopwatch.currentLap(at: 9.5) == 50)
        #expect(stopwatch.time(at: 9.5) == 850)
    }

    @Test func `time that passes while it is stopped does not count`() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: 0)
        stopwatch.stop(at: 2)
        stopwatch.lap(at: 5)
        stopwatch.start(at: 10)

        #expect(stopwatch.time(at: 11.25) == 325)
        #expect(stopwatch.laps.isEmpty)
        #expect(stopwatch.isRunning)
    }

    @Test func `laps add up to the time shown though each is cut to hundredths`() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: 0)
        for third in 1...3 { stopwatch.lap(at: Double(third) / 3) }

        #expect(stopwatch.laps == [33, 33, 34])
        #expect(stopwatch.time(at: 1) == 100)
    }

    @Test func `equal laps are neither best nor worst`() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: 0)
        stopwatch.lap(at: 1)
        stopwatch.lap(at: 2)

        #expect(stopwatch.best == nil)
        #expect(stopwatch.worst == nil)
    }

    @Test func `a reset clears time and laps`() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: 0)
        stopwatch.lap(at: 1)
        stopwatch.stop(at: 2)
        let wasFresh = stopwatch.isFresh
        stopwatch.reset()

        #expect(!wasFresh)
        #expect(stopwatch.isFresh)
        #expect(stopwatch == Stopwatch())
    }

    @Test func `times have two digits, and hours only when there are any`() {
        #expect(Stopwatch.text(0) == "00:00.00")
        #expect(Stopwatch.text(46_321) == "07:43.21")
        #expect(Stopwatch.text(359_999) == "59:59.99")
        #expect(Stopwatch.text(360_000) == "1:00:00.00")
    }
}
