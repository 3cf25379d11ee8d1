import Testing

@Suite struct RacingTests {
    @Test func `threads that race do their work in one order`() throws {
        let first = try WaitsProcess("racing", duration: 2).lines
        let others = try (0..<20).map { _ in try WaitsProcess("racing", duration: 2).lines }

        // Five rounds of 12 global pieces and as many ways back, 12 serial ones, 8 detached ones twice, 6 sleeps and 6 deadlines.
        #expect(first.count == 5 * (12 * 2 + 12 + 8 * 2 + 6 + 6))
        for lines in others {
            let difference = zip(first, lines).enumerated().first { $0.element.0 != $0.element.1 }
            #expect(difference == nil, "Line \(difference?.offset ?? 0) is another one.")
            #expect(lines.count == first.count)
        }
    }

    @Test func `equal sleeps and deadlines end in the order in which they began`() throws {
        let lines = try WaitsProcess("racing", duration: 2).lines

        for round in 0..<5 {
            for name in ["sleep", "after"] {
                let numbers = lines.filter { $0.contains(" \(round) \(name) ") }
                #expect(numbers.map { $0.split(separator: " ")[3] } == ["0", "1", "2", "3", "4", "5"])
            }
        }
    }
}
