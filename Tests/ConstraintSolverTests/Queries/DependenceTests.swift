import ConstraintSolver
import Testing

@Suite struct DependenceTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `each edge of a chain depends on the links before it`() throws {
        var system = ConstraintSystem()
        let lefts = (0..<5).map { _ in system.makeVariable() }

        var links = [try system.add([Term(lefts[0])], .equal, 10)]
        for index in 1..<5 {
            links.append(try system.add([Term(lefts[index]), Term(lefts[index - 1], -1)], .equal, 20))
        }
        system.solve()

        for index in 0..<5 { #expect(system.constraints(affecting: lefts[index]) == Array(links[...index])) }
    }

    @Test func `an unconstrained width depends on no constraint, and the edge beside it on its own`() throws {
        var system = ConstraintSystem()
        let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())

        let edge = try system.add([Term(left)], .equal, 10)
        let end = try system.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
        system.solve()
        let before = [left, right].map { system.constraints(affecting: $0) }
        let length = try system.add([Term(width)], .equal, 30)
        system.solve()

        #expect(before[0] == [edge])
        #expect(before[1].isEmpty || before[1] == [edge, end])
        #expect(system.constraints(affecting: width) == [length])
        #expect(system.constraints(affecting: right) == [edge, end, length])
    }

    @Test func `an inequality counts when it is in the way, not when it is slack`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable()

        let limit = try system.add([Term(width)], .lessOrEqual, 200)
        let unheld = system.constraints(affecting: width)
        let wish = try system.add([Term(width)], .equal, 100, strength: 500)
        system.solve()
        let slack = system.constraints(affecting: width)
        try system.setConstant(300, of: wish)
        system.solve()

        #expect(unheld == [])
        #expect(slack == [wish])
        #expect(system.constraints(affecting: width) == [limit])
    }

    @Test func `equal widths depend on their equations and their sum, not on another view`() throws {
        var system = ConstraintSystem()
        let widths = (0..<3).map { _ in system.makeVariable() }
        let edge = system.makeVariable()

        let first = try system.add([Term(widths[1]), Term(widths[0], -1)], .equal, 0)
        let offset = try system.add([Term(edge), Term(widths[2], -0.5)], .equal, 5)
        let second = try system.add([Term(widths[2]), Term(widths[0], -1)], .equal, 0)
        let sum = try system.add(widths.map { Term($0) }, .equal, 90)
        system.solve()

        for width in widths { #expect(system.constraints(affecting: width) == [first, second, sum]) }
        #expect(system.constraints(affecting: edge) == [first, offset, second, sum])
    }

    @Test func `a stronger wish counts and a weaker that is not met does not`() throws {
        var system = ConstraintSystem()
        let (left, right) = (system.makeVariable(), system.makeVariable())

        let sum = try system.add([Term(left), Term(right)], .equal, 100)
        let weak = try system.add([Term(left)], .equal, 80, strength: 250)
        let strong = try system.add([Term(right)], .equal, 60, strength: 750)
        system.solve()
        let strongFirst = [left, right].map { system.constraints(affecting: $0) }
        try system.setStrength(900, of: weak)
        system.solve()

        #expect(strongFirst == [[sum, strong], [strong]])
        #expect(system.constraints(affecting: left) == [weak])
        #expect(system.constraints(affecting: right) == [sum, weak])
    }

    @Test func `of tied errors the one that is met counts`() throws {
        var system = ConstraintSystem()
        let point = system.makeVariable()

        let ends = try [0.0, 10].map { try system.add([Term(point)], .equal, $0, strength: 500) }
        system.solve()
        let met = ends.filter { ((try? system.error(of: $0)) ?? 1) == 0 }
        let tied = system.constraints(affecting: point)
        let median = try system.add([Term(point)], .equal, 4, strength: 500)
        system.solve()

        #expect(tied == met && tied.count == 1)
        #expect(system.constraints(affecting: point) == [median])
    }

    @Test func `a bound that an ambiguous variable has reached counts`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable()

        let bound = try system.add([Term(width)], .greaterOrEqual, 20)
        system.solve()

        #expect(system.isAmbiguous(width))
        #expect(system.constraints(affecting: width) == [bound])
    }

    @Test func `of constraints that ask for the same, the strongest counts`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable()

        try system.add([Term(width)], .equal, 100, strength: 250)
        let strong = try system.add([Term(width)], .equal, 100, strength: 750)
        try system.add([Term(width)], .equal, 100, strength: 500)
        system.solve()
        let optional = system.constraints(affecting: width)
        let required = try system.add([Term(width)], .equal, 100)
        system.solve()

        #expect(optional == [strong])
        #expect(system.constraints(affecting: width) == [required])
    }

    @Test func `a least and a greatest width that are the same count both`() throws {
        for strengths: (Float, Float) in [(750, 250), (250, 750), (1000, 250), (500, 500), (1000, 1000)] {
            var system = ConstraintSystem()
            let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())

            let least = try system.add([Term(width)], .greaterOrEqual, 40, strength: strengths.0)
            let greatest = try system.add([Term(width)], .lessOrEqual, 40, strength: strengths.1)
            let edge = try system.add([Term(left)], .equal, 10)
            let end = try system.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
            system.solve()

            #expect(system.constraints(affecting: width) == [least, greatest], "\(strengths)")
            #expect(system.constraints(affecting: right) == [least, greatest, edge, end], "\(strengths)")
            #expect(system.constraints(affecting: left) == [edge], "\(strengths)")
        }
    }

    @Test func `of three equal wishes, of which none counts alone, one is listed`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable()

        let wishes = try (0..<3).map { _ in try system.add([Term(width)], .equal, 100, strength: 500) }
        system.solve()
        let list = system.constraints(affecting: width)

        #expect(list.count == 1 && list.allSatisfy(wishes.contains))
    }

    @Test func `the end of a row of a hundred labels depends on all lengths and gaps, and is not ambiguous`() throws {
        var system = ConstraintSystem()
        var end = system.makeVariable()
        var all = [try system.add([Term(end)], .equal, 20)]
        for index in 0..<100 {
            let (width, next) = (system.makeVariable(), system.makeVariable())
            let length = Double(30 + index % 7)
            all.append(try system.add([Term(width)], .greaterOrEqual, length, strength: 750))
            all.append(try system.add([Term(width)], .lessOrEqual, length, strength: 250))
            all.append(try system.add([Term(next), Term(end, -1), Term(width, -1)], .equal, 8))
            end = next
        }
        system.solve()

        #expect(system.constraints(affecting: end) == all)
        #expect(!system.isAmbiguous(end))
    }
}
