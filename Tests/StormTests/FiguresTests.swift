import Testing

@testable import Storm

@Suite struct FiguresTests {
    @Test func `runs add up, and the slowest and the largest are kept`() {
        var figures = Figures()

        figures.add(Outcome(ending: .exited(0), processor: 2, memory: 3 << 20), events: 10)
        figures.add(Outcome(ending: .exited(65), processor: 0.5, memory: 5 << 20), events: 20)

        #expect(figures.row("kind") == ["kind", "2", "1", "30", "0", "2.00 s", "5 MB", "2 s", "0.0"])
    }

    @Test func `columns of a table end below each other`() {
        let table = Figures.table([["kind", "runs"], ["a", "1000000"], ["longer", "7"]])

        #expect(table == "kind       runs\na       1000000\nlonger        7")
    }

    @Test func `faults are counted by kind and in all`() {
        let ledger = Ledger()

        ledger.add(Outcome(ending: .exited(0)), events: 1, to: "a")
        ledger.add(Outcome(ending: .exited(0)), events: 2, to: "b")

        let rows = ledger.table(["a", "b"]).split(separator: "\n").map {
            $0.split(separator: " ").prefix(4).map(String.init)
        }
        #expect(rows.last == ["all", "2", "0", "3"])
        #expect(ledger.faults == 0)
    }
}
