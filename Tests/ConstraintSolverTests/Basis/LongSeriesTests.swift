import ConstraintSolver
import Testing

@Suite struct LongSeriesTests {
    private typealias Term = ConstraintSystem.Term

    /// Views beside each other that share a width; those with odd numbers have a minimum.
    private func makeChain(
        _ count: Int
    ) throws -> (
        system: ConstraintSystem, width: ConstraintSystem.Constraint, widths: [ConstraintSystem.Variable],
        lefts: [ConstraintSystem.Variable]
    ) {
        var system = ConstraintSystem()
        let lefts = (0..<count).map { _ in system.makeVariable() }
        let widths = (0..<count).map { _ in system.makeVariable() }
        let total = system.makeVariable()
        let width = try system.add([Term(total)], .equal, Double(60 * count), strength: 750)
        for index in 0..<count {
            if index == 0 {
                try system.add([Term(lefts[0])], .equal, 8)
            } else {
                try system.add(
                    [Term(lefts[index]), Term(lefts[index - 1], -1), Term(widths[index - 1], -1)], .equal, 8)
                try system.add(
                    [Term(widths[index]), Term(widths[index - 1], -1)], .equal, 0,
                    strength: index == 1 || index % 2 == 0 ? 1000 : 740)
            }
            if index % 2 == 1 { try system.add([Term(widths[index])], .greaterOrEqual, 30) }
        }
        try system.add([Term(lefts[count - 1]), Term(widths[count - 1]), Term(total, -1)], .equal, -8, strength: 745)
        system.solve()
        return (system, width, widths, lefts)
    }

    @Test func `ten thousand changes of a constant leave no trace in the values`() throws {
        var (system, width, widths, lefts) = try makeChain(20)

        for step in 0..<10_000 {
            // Some of them cross the minimum widths.
            try system.setConstant(Double(step % 40 == 0 ? 300 + step % 90 : 1000 + step % 100), of: width)
            system.solve()
        }
        try system.setConstant(1168, of: width)
        system.solve()

        // 1168 less 21 gaps of 8 are 1000.
        for widthOfView in widths { #expect(abs(system.value(of: widthOfView) - 50) < 1e-9) }
        #expect(abs(system.value(of: lefts[19]) - (8 + 19 * 58)) < 1e-9)
        #expect(system.brokenInvariants() == [])
    }

    @Test func `a chain that is pressed below its minimum widths overflows`() throws {
        var (system, width, widths, lefts) = try makeChain(100)

        try system.setConstant(400, of: width)
        system.solve()

        for widthOfView in widths { #expect(abs(system.value(of: widthOfView) - 30) < 1e-9) }
        #expect(abs(system.value(of: lefts[99]) - (8 + 99 * 38)) < 1e-9)
        #expect(system.brokenInvariants() == [])
    }

    @Test func `numbers of any size in range end in finite values, and removing all empties the system`() throws {
        for seed in 0..<300 {
            var dice = Dice(seed + 5000)
            var system = ConstraintSystem()
            let variables = (0..<dice.number(1...8)).map { _ in system.makeVariable() }
            var names: [ConstraintSystem.Constraint] = []
            let powers = (-8...8).map { power in
                (0..<abs(power)).reduce(1.0) { size, _ in power < 0 ? size / 10 : size * 10 }
            }

            for _ in 0..<20 {
                var plain = PlainConstraint.random(&dice, variables: variables.count, required: 0.4)
                for index in variables.indices where dice.chance(0.5) {
                    plain.coefficients[index] *= powers[dice.number(0...16)]
                }
                plain.constant *= powers[dice.number(0...16)]
                if let name = try? system.add(
                    plain.terms(variables), plain.relation, plain.constant, strength: plain.strength)
                {
                    names.append(name)
                }
                if dice.chance(0.3), !names.isEmpty { try system.remove(names.remove(at: 0)) }
                if dice.chance(0.5) { system.solve() }
            }
            system.solve()
            let values = variables.map(system.value)
            for name in names { try system.remove(name) }
            system.solve()

            #expect(values.allSatisfy { $0.isFinite }, "seed \(seed)")
            #expect(variables.allSatisfy { system.value(of: $0) == 0 }, "seed \(seed)")
            #expect(system.partCount == 0, "seed \(seed)")
            #expect(system.brokenInvariants() == [], "seed \(seed)")
        }
    }

    @Test func `coefficients and constants of very different sizes keep required constraints true`() throws {
        for seed in 0..<200 {
            var dice = Dice(seed)
            var system = ConstraintSystem()
            let variables = (0..<6).map { _ in system.makeVariable() }
            var plain: [PlainConstraint] = []
            for _ in 0..<12 {
                var constraint = PlainConstraint.random(&dice, variables: 6, required: 0.4)
                for index in 0..<6 { constraint.coefficients[index] *= [0.01, 1, 1, 1, 40][dice.number(0...4)] }
                constraint.constant *= [0.01, 1, 1, 5000][dice.number(0...3)]
                if (try? system.add(
                    constraint.terms(variables), constraint.relation, constraint.constant,
                    strength: constraint.strength)) != nil
                {
                    plain.append(constraint)
                }
            }
            system.solve()

            let values = variables.map(system.value)
            for constraint in plain where constraint.isRequired {
                #expect(constraint.error(values) < 1e-6, "seed \(seed)")
            }
            #expect(system.brokenInvariants() == [], "seed \(seed)")
        }
    }
}
