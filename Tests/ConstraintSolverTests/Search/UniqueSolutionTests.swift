import ConstraintSolver
import Testing

/// Systems whose values are unique, because each variable is wished to be some odd number at a level of its own.
@Suite struct UniqueSolutionTests {
    private func constraints(_ dice: inout Dice, variables: Int) -> [PlainConstraint] {
        var all = (0..<dice.number(3...10)).map { _ in
            PlainConstraint.random(&dice, variables: variables, required: 0)
        }
        for index in all.indices { all[index].strength -= Float(index) / 128 }
        for variable in 0..<variables {
            var wish = PlainConstraint(
                coefficients: Array(repeating: 0, count: variables), relation: .equal,
                constant: Double(dice.number(-9...9)),
                strength: 10 + Float(variable))
            wish.coefficients[variable] = 1
            all.append(wish)
        }
        return all
    }

    private func build(
        _ constraints: [PlainConstraint], variables count: Int
    ) throws -> (
        system: ConstraintSystem, variables: [ConstraintSystem.Variable], names: [ConstraintSystem.Constraint]
    ) {
        var system = ConstraintSystem()
        let variables = (0..<count).map { _ in system.makeVariable() }
        let names = try constraints.map {
            try system.add($0.terms(variables), $0.relation, $0.constant, strength: $0.strength)
        }
        system.solve()
        return (system, variables, names)
    }

    private func isSame(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test func `the order of insertion does not matter`() throws {
        for seed in 0..<400 {
            var dice = Dice(seed)
            let count = dice.number(2...6)
            let all = constraints(&dice, variables: count)

            let first = try build(all, variables: count)
            let second = try build(all.shuffled(using: &dice), variables: count)

            #expect(
                isSame(first.variables.map(first.system.value), second.variables.map(second.system.value)),
                "seed \(seed)")
        }
    }

    @Test func `added and removed constraints leave the values as they were`() throws {
        for seed in 0..<400 {
            var dice = Dice(seed + 1000)
            let count = dice.number(2...6)
            var (system, variables, _) = try build(constraints(&dice, variables: count), variables: count)
            let before = variables.map(system.value)

            var added: [ConstraintSystem.Constraint] = []
            for _ in 0..<dice.number(1...4) {
                let plain = PlainConstraint.random(&dice, variables: count, required: 0.5)
                if let name = try? system.add(
                    plain.terms(variables), plain.relation, plain.constant, strength: plain.strength)
                {
                    added.append(name)
                }
                if dice.chance(0.5) { system.solve() }
            }
            system.solve()
            for name in added.shuffled(using: &dice) { try system.remove(name) }
            system.solve()

            #expect(isSame(variables.map(system.value), before), "seed \(seed)")
            #expect(system.brokenInvariants() == [], "seed \(seed)")
        }
    }

    @Test func `changed constants and strengths give the values of a fresh system`() throws {
        for seed in 0..<400 {
            var dice = Dice(seed + 2000)
            let count = dice.number(2...6)
            var all = constraints(&dice, variables: count)
            var (system, variables, names) = try build(all, variables: count)

            for _ in 0..<10 {
                let index = dice.number(0...(all.count - 1))
                if dice.chance(0.7) {
                    all[index].constant = Double(dice.number(-9...9))
                    try system.setConstant(all[index].constant, of: names[index])
                } else {
                    let other = dice.number(0...(all.count - 1))
                    let (first, second) = (all[index].strength, all[other].strength)
                    (all[index].strength, all[other].strength) = (second, first)
                    try system.setStrength(second, of: names[index])
                    try system.setStrength(first, of: names[other])
                }
                if dice.chance(0.4) { system.solve() }
            }
            system.solve()
            let fresh = try build(all, variables: count)

            #expect(isSame(variables.map(system.value), fresh.variables.map(fresh.system.value)), "seed \(seed)")
            #expect(system.brokenInvariants() == [], "seed \(seed)")
        }
    }
}
