import Testing

@testable import Storm

@Suite struct RecordingMutatorTests {
    private static let lines = [
        #"{"format":"uikit-recording","version":1,"size":[375,667],"scale":2}"#,
        #"{"t":0.5,"event":"touch","phase":"began","id":1,"x":280,"y":643,"pointer":"mouse"}"#,
        #"{"t":0.6,"event":"touch","phase":"ended","id":1,"x":280,"y":643,"pointer":"mouse"}"#,
        #"{"t":1,"event":"end"}"#,
    ].map { Array($0.utf8) }

    @Test func `the same dice do the same damage, and others another`() {
        let damaged = [1 as UInt64, 1, 2].map { seed in
            var mutator = RecordingMutator(dice: Dice(seed: seed))
            return (0..<50).map { _ in mutator.damaged(Self.lines) }
        }

        #expect(damaged[0] == damaged[1])
        #expect(damaged[0] != damaged[2])
    }

    @Test(arguments: RecordingMutator.Damage.allCases)
    func `every damage changes lines, and accepts lines of any kind`(damage: RecordingMutator.Damage) {
        var mutator = RecordingMutator(dice: Dice(seed: 3))

        let changes = (0..<200).count { _ in
            var lines = Self.lines
            mutator.apply(damage, to: &lines)
            return lines != Self.lines
        }
        for text in ["", " ", "\"", "{", "\u{FFFD}[,:"] {
            var lines = [Array(text.utf8)]
            for _ in 0..<20 { mutator.apply(damage, to: &lines) }
        }

        #expect(changes > 50)
    }

    @Test func `a piece of a recording begins soon and keeps its pace`() {
        let lines = [#"{"t":41.5,"event":"close"}"#, "no line", #"{"t":43,"event":"end"}"#].map { Array($0.utf8) }

        let piece = RecordingStorm.fromBeginning(lines[...])

        #expect(
            piece.lines.map { String(decoding: $0, as: UTF8.self) } == [
                #"{"t":0.500000,"event":"close"}"#, "no line", #"{"t":2.000000,"event":"end"}"#,
            ])
        #expect(piece.end == 2)
    }
}
