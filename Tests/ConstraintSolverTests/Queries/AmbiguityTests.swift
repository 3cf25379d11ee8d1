import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `a chain of edges and lengths is not ambiguous`() throws {
        var system = ConstraintSystem()
        let (left, width, next) = (system.makeVariable(), system.makeVariable(), system.makeVariable())

        try system.add([Term(left)], .equal, 10)
        try system.add([Term(width)], .equal, 50)
        try system.add([Term(next), Term(left, -1), Term(width, -1)], .equal, 8)
        system.solve()

        for variable in [left, width, next] { #expect(!system.isAmbiguous(variable)) }
    }

    @Test func `without a width, a view with a leading edge has an ambiguous width and trailing edge`() throws {
        var system = ConstraintSystem()
        let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())

        try system.add([Term(left)], .equal, 10)
        try system.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
        try system.add([Term(width)], .greaterOrEqual, 0)
        system.solve()
        let before = [left, width, right].map(system.isAmbiguous)
        try system.add([Term(width)], .equal, 30, strength: 1)
        system.solve()
        let after = [left, width, right].map(system.isAmbiguous)

        #expect(before == [false, true, true])
        #expect(after == [false, false, false])
    }

    @Test func `a variable that no constraint mentions is ambiguous`() throws {
        var system = ConstraintSystem()
        let free = system.makeVariable()
        let isFree = system.isAmbiguous(free)
        let held = try system.add([Term(free)], .equal, 7)
        let isHeld = system.isAmbiguous(free)
        try system.remove(held)

        #expect(isFree)
        #expect(!isHeld)
        #expect(system.isAmbiguous(free))
    }

    @Test func `equal widths are ambiguous until their sum is known`() throws {
        var system = ConstraintSystem()
        let widths = (0..<3).map { _ in system.makeVariable() }

        for width in widths[1...] { try system.add([Term(width), Term(widths[0], -1)], .equal, 0) }
        system.solve()
        let before = widths.map(system.isAmbiguous)
        try system.add(widths.map { Term($0) }, .equal, 90)
        system.solve()
        let after = widths.map(system.isAmbiguous)

        #expect(before == [true, true, true])
        #expect(after == [false, false, false])
    }

    @Test func `tied errors are ambiguous, and a weaker wish or an odd number of them is not`() throws {
        var system = ConstraintSystem()
        let point = system.makeVariable()

        // Every point from 0 to 10 has the same sum of distances.
        try system.add([Term(point)], .equal, 0, strength: 500)
        try system.add([Term(point)], .equal, 10, strength: 500)
        system.solve()
        let isTied = system.isAmbiguous(point)
        let weaker = try system.add([Term(point)], .equal, 3, strength: 1)
        system.solve()
        let isDecided = !system.isAmbiguous(point)
        try system.remove(weaker)
        try system.add([Term(point)], .equal, 4, strength: 500)
        system.solve()

        #expect(isTied)
        #expect(isDecided)
        #expect(!system.isAmbiguous(point))
    }

    @Test func `two views that press each other alike are ambiguous, and their sum is not`() throws {
        var system = ConstraintSystem()
        let (left, right, total) = (system.makeVariable(), system.makeVariable(), system.makeVariable())

        try system.add([Term(total)], .equal, 100)
        try system.add([Term(left), Term(right), Term(total, -1)], .equal, 0)
        let wish = try system.add([Term(left)], .greaterOrEqual, 60, strength: 750)
        try system.add([Term(right)], .greaterOrEqual, 60, strength: 750)
        system.solve()
        let tied = [left, right, total].map(system.isAmbiguous)
        try system.setStrength(751, of: wish)
        system.solve()
        let decided = [left, right, total].map(system.isAmbiguous)

        #expect(tied == [true, true, false])
        #expect(decided == [false, false, false])
    }

    @Test func `limits that leave one point are not ambiguous, though each of them could give way at no cost`() throws {
        var system = ConstraintSystem()
        let (left, right) = (system.makeVariable(), system.makeVariable())

        try system.add([Term(left)], .greaterOrEqual, 0)
        try system.add([Term(right)], .greaterOrEqual, 0)
        let sum = try system.add([Term(left), Term(right)], .lessOrEqual, 0)
        system.solve()
        let closed = [left, right].map(system.isAmbiguous)
        try system.setConstant(1, of: sum)
        system.solve()
        let open = [left, right].map(system.isAmbiguous)

        #expect(closed == [false, false])
        #expect(open == [true, true])
    }
}
