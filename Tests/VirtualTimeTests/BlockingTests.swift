import Testing

@Suite struct BlockingTests {
    @Test(arguments: 0..<3) func `a waiting main thread is woken in virtual time`(run: Int) throws {
        let process = try WaitsProcess("blocking", duration: 40)

        #expect(
            process.lines == [
                "sleep 1.00", "semaphore 2.00", "semaphore with a limit 1.50", "queue 4.00", "group 0.50",
                "group with a limit 3.00", "run loop 5.00", "condition with a limit 0.75", "condition 0.25",
                "lock 0.25",
                "lock with a limit 0.50", "lock within a limit 0.25", "operations 0.50", "polling 0.50", "poll 0.25",
                "select 0.25",
            ])
    }
}
