import ConstraintSolver
import Testing

/// Searches that pass over columns whose effects all lead through one other column.
@Suite struct ExitTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `an exit whose own effects lead on is followed to the end`() throws {
        var system = ConstraintSystem()
        let left = system.makeVariable()
        let (start, width, copy, end) = (
            system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable()
        )
        try system.add([Term(left)], .equal, 30, strength: 750)
        try system.add([Term(start), Term(left, -1)], .equal, 100)
        // The movements of both variables cancel each other out: 30 - 130 + 100.
        try system.add([Term(width), Term(left, -1), Term(start)], .equal, 100)
        try system.add([Term(copy), Term(width, -1)], .equal, 0)
        try system.add([Term(end), Term(width, -1)], .equal, 100)
        system.solve()

        let bound = try system.add([Term(width)], .greaterOrEqual, 180, strength: 500)
        try system.add([Term(end)], .greaterOrEqual, 130, strength: 500)
        system.solve()
        try system.remove(bound)
        try system.add([Term(left)], .greaterOrEqual, 170)

        #expect(system.value(of: left) == 170)
        // 170 - 270 + 100
        #expect(system.value(of: width) == 0)
        #expect(system.brokenInvariants() == [])
        system.solve()
        #expect(system.brokenInvariants() == [])
    }
}
