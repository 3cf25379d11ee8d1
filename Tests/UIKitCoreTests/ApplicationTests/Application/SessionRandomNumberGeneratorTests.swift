import Testing
import UIKitCore
import UIKitTesting

@Suite(.application, .serialized) struct SessionRandomNumberGeneratorTests {
    @Test func `the first number of a seed is the published one of SplitMix64`() {
        SessionRandomSource.restart(seed: 0)
        var generator = SessionRandomNumberGenerator()

        let first = generator.next()

        #expect(first == 0xE220_A839_7B1D_CDAF)
    }

    @Test func `the same seed draws the same numbers, whichever generator draws`() {
        func draw() -> [Int] {
            var one = SessionRandomNumberGenerator()
            var other = SessionRandomNumberGenerator()
            return (0..<5).flatMap { _ in
                [Int.random(in: 0..<1000, using: &one), Int.random(in: 0..<1000, using: &other)]
            }
        }

        SessionRandomSource.restart(seed: 42)
        let first = draw()
        SessionRandomSource.restart(seed: 42)
        let second = draw()
        let third = draw()

        #expect(first == second)
        #expect(third != second)
    }
}
