import ConstraintSolver
import Testing

@Suite struct ExampleTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `three equal widths share a length with gaps between them`() throws {
        var system = ConstraintSystem()
        let lefts = (0..<3).map { _ in system.makeVariable() }
        let widths = (0..<3).map { _ in system.makeVariable() }

        try system.add([Term(lefts[0])], .equal, 10)
        for index in 1...2 {
            try system.add([Term(lefts[index]), Term(lefts[index - 1], -1), Term(widths[index - 1], -1)], .equal, 10)
            try system.add([Term(widths[index]), Term(widths[0], -1)], .equal, 0)
        }
        try system.add([Term(lefts[2]), Term(widths[2])], .equal, 310)
        system.solve()

        // 300 less two gaps of 10 are 280.
        for width in widths { #expect(abs(system.value(of: width) - 280 / 3) < 1e-9) }
        #expect(abs(system.value(of: lefts[2]) - (10 + 2 * 280 / 3 + 20)) < 1e-9)
        #expect(system.brokenInvariants() == [])
    }

    @Test(arguments: [(300.0, 180.0, 100.0), (200, 100, 80), (150, 70, 60)])
    func `compression resists by strength, and hugging lets the weaker grow`(
        total: Double, first: Double, second: Double
    ) throws {
        var system = ConstraintSystem()
        let (left, right) = (system.makeVariable(), system.makeVariable())

        // Two views of intrinsic lengths 120 and 80 or 100 and 60, with a gap of 20: what is missing is taken from the first
        // view, and the second hugs more.
        try system.add([Term(left), Term(right)], .equal, total - 20)
        let (own, other) = total == 300 ? (120.0, 100.0) : total == 200 ? (120.0, 80.0) : (100.0, 60.0)
        try system.add([Term(left)], .greaterOrEqual, own, strength: 740)
        try system.add([Term(left)], .lessOrEqual, own, strength: 250)
        try system.add([Term(right)], .greaterOrEqual, other, strength: 750)
        try system.add([Term(right)], .lessOrEqual, other, strength: 251)
        system.solve()

        #expect(system.value(of: left) == first)
        #expect(system.value(of: right) == second)
    }

    @Test func `of many views with one content length each, one alone is stretched or pressed`() throws {
        var system = ConstraintSystem()
        let widths = (0..<200).map { _ in system.makeVariable() }
        for (index, width) in widths.enumerated() {
            let length = Double(30 + index % 7)
            try system.add([Term(width)], .greaterOrEqual, length, strength: 750)
            try system.add([Term(width)], .lessOrEqual, length, strength: 250)
        }
        let total = try system.add(widths.map { Term($0) }, .equal, 9000)

        for sum in [9000.0, 5000, 9000, 6000] {
            try system.setConstant(sum, of: total)
            system.solve()

            // 200 lengths of 30 to 36, 28 times all seven and 30, 31, 32, 33 once more, are 6594.
            let errors = widths.enumerated().map { system.value(of: $1) - Double(30 + $0 % 7) }
            #expect(abs(errors.reduce(0, +) - (sum - 6594)) < 1e-6)
            #expect(abs(errors.reduce(0) { $0 + abs($1) } - abs(sum - 6594)) < 1e-6)
        }
        #expect(system.brokenInvariants() == [])
    }

    @Test func `a stronger wish is not given up for a thousand weaker ones`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable()
        let strong: Float = 250.001

        for _ in 0..<1000 { try system.add([Term(width)], .equal, 100, strength: 250) }
        let wish = try system.add([Term(width)], .equal, 50, strength: strong)
        system.solve()
        let withWish = system.value(of: width)
        try system.setStrength(249.999, of: wish)
        system.solve()

        #expect(withWish == 50)
        #expect(system.value(of: width) == 100)
        #expect(try system.error(of: wish) == 50)
    }

    @Test func `within a level the sum of errors counts, not their number or squares`() throws {
        var system = ConstraintSystem()
        let middle = system.makeVariable()

        for point in [0.0, 1, 2, 50, 1000] { try system.add([Term(middle)], .equal, point, strength: 500) }
        system.solve()

        // The median has the smallest sum of distances.
        #expect(system.value(of: middle) == 2)
    }

    @Test func `a search that would cycle by the steepest way ends`() throws {
        var system = ConstraintSystem()
        let points = (0..<4).map { _ in system.makeVariable() }

        // Beale's example of cycling: the largest value of 3/4 a - 20 b + 1/2 c - 6 d is 5/4, at a = c = 1.
        for point in points { try system.add([Term(point)], .greaterOrEqual, 0) }
        let rows: [([Double], Double)] = [([0.25, -8, -1, 9], 0), ([0.5, -12, -0.5, 3], 0), ([0, 0, 1, 0], 1)]
        for (coefficients, limit) in rows {
            try system.add(zip(points, coefficients).map { Term($0, $1) }, .lessOrEqual, limit)
        }
        try system.add(
            zip(points, [0.75, -20, 0.5, -6]).map { Term($0, $1) }, .greaterOrEqual, 1000, strength: 500)
        system.solve()

        for (point, value) in zip(points, [1.0, 0, 1, 0]) { #expect(abs(system.value(of: point) - value) < 1e-9) }
    }

    @Test func `a centre and a proportion are met through a circle of rows`() throws {
        var system = ConstraintSystem()
        let (left, right, width) = (system.makeVariable(), system.makeVariable(), system.makeVariable())

        try system.add([Term(left), Term(right)], .equal, 400)
        try system.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
        try system.add([Term(width), Term(right, -0.5)], .equal, 0)
        system.solve()

        // width = right - left = right / 2, so right = 2 left.
        #expect(abs(system.value(of: left) - 400 / 3) < 1e-9)
        #expect(abs(system.value(of: width) - 400 / 3) < 1e-9)
        #expect(system.brokenInvariants() == [])
    }

    @Test func `a variable without constraints is zero, and again when its constraint is removed`() throws {
        var system = ConstraintSystem()
        let (free, held) = (system.makeVariable(), system.makeVariable())

        let sum = try system.add([Term(free), Term(held)], .equal, 10)
        let held5 = try system.add([Term(free)], .equal, 5)
        system.solve()
        let both = [system.value(of: free), system.value(of: held)]
        try system.remove(held5)
        system.solve()
        let one = [system.value(of: free), system.value(of: held)]
        try system.remove(sum)
        system.solve()

        #expect(both == [5, 5])
        #expect(one == [0, 10])
        #expect([system.value(of: free), system.value(of: held)] == [0, 0])
        #expect(system.brokenInvariants() == [])
    }

    @Test func `a changed constant beyond a required limit is refused with the limit as the reason`() throws {
        var system = ConstraintSystem()
        let (left, width) = (system.makeVariable(), system.makeVariable())
        let origin = try system.add([Term(left)], .equal, 10)
        let end = try system.add([Term(left), Term(width)], .equal, 100)
        let limit = try system.add([Term(width)], .greaterOrEqual, 40)

        #expect(throws: ConstraintSystem.Refusal.conflict(with: [end, limit])) {
            try system.setConstant(61, of: origin)
        }

        #expect(system.value(of: width) == 90)
        #expect(try system.constant(of: origin) == 10)
        try system.setConstant(60, of: origin)
        system.solve()
        #expect(system.value(of: width) == 40)
        #expect(system.brokenInvariants() == [])
    }
}
