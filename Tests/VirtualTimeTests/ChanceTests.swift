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
}
