import Testing

@Suite struct ChanceTests {
    private static func draw(seed: Int) throws -> [String] {
        try WaitsProcess("chance", duration: 1, options: ["--monkey", "\(seed):1"]).lines
    }

    @Test func `an app's random numbers follow from the seed of the session`() throws {
        let (first, second, other) = (try Self.draw(seed: 7), try Self.draw(seed: 7), try Self.draw(seed: 8))

        #expect(first.count == 9)
        #expect(first == second)
        // No draw of all is the same from another seed.
        #expect(zip(first, other).allSatisfy { $0 != $1 })
    }

    @Test func `the library that reads the fonts' settings takes none of the app's numbers`() throws {
        let parsed = try WaitsProcess("chance after parsing", duration: 1, options: ["--monkey", "7:1"]).lines

        #expect(parsed == (try Self.draw(seed: 7)))
    }

    @Test func `a window draws from the seed on its main thread where it is to be repeated, and else from the system`()
        throws
    {
        let screen = try Screen()
        func draw(_ options: [String]) throws -> [String] {
            try WaitsProcess("chance", duration: 1, options: options, on: screen).lines
                .filter { !$0.hasPrefix("thread") }
        }

        let (first, second) = (try draw([]), try draw([]))
        let (seeded, again) = (try draw(["--monkey", "7:1"]), try draw(["--monkey", "7:1"]))

        #expect(first.count == 5)
        #expect(zip(first, second).allSatisfy { $0 != $1 })
        #expect(seeded == again)
    }
}
