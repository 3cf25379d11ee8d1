import Testing

@Suite struct OutsideTests {
    @Test func `a thread that waits for another process holds time for ten seconds, with a report`() throws {
        var process: WaitsProcess?

        let time = try ContinuousClock().measure { process = try WaitsProcess("outside", duration: 2) }

        #expect(process?.lines == ["0.500 waited 0.5 main", "1.000 after 0.5 main"])
        #expect(
            process?.errors.contains("A thread of the app waited for a file, a pipe or another process for 10 s.")
                == true)
        #expect(time > .seconds(10))
    }
}
