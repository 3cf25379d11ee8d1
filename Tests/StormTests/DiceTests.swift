import Testing

@testable import Storm

@Suite struct DiceTests {
    @Test func `the same seed, kind and job give the same numbers, and another gives others`() {
        let makes: [() -> Dice] = [
            { Dice(seed: 1, kind: "a", job: 2) }, { Dice(seed: 2, kind: "a", job: 2) },
            { Dice(seed: 1, kind: "b", job: 2) }, { Dice(seed: 1, kind: "a", job: 3) },
        ]

        let runs = (0..<2).map { _ in
            makes.map { make in
                var dice = make()
                return (0..<4).map { _ in dice.next() }
            }
        }

        #expect(runs[0] == runs[1])
        #expect(Set(runs[0]).count == makes.count)
    }

    @Test func `numbers stay below their limit and reach all of it`() {
        var dice = Dice(seed: 7)

        let numbers = (0..<1000).map { _ in dice.below(10) }
        let fractions = (0..<1000).map { _ in dice.fraction() }

        #expect(Set(numbers) == Set(0..<10))
        #expect(fractions.allSatisfy { (0..<1).contains($0) })
    }
}
