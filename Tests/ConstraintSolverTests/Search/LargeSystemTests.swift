import ConstraintSolver
import Testing

/// Systems too large to try all vertices of, compared with fresh ones to which the same was added in another order.
@Suite struct LargeSystemTests {
    private func build(
        _ constraints: [PlainConstraint], variables count: Int
    ) throws -> (system: ConstraintSystem, values: [Double]) {
        var system = ConstraintSystem()
        let variables = (0..<count).map { _ in system.makeVariable() }
        for constraint in constraints {
            try system.add(
                constraint.terms(variables), constraint.relation, constraint.constant, strength: constraint.strength)
        }
        system.solve()
        return (system, variables.map(system.value))
    }

    @Test func `after many changes the errors are those of a fresh system`() throws {
        for seed in 0..<24 {
            var dice = Dice(seed)
            let count = dice.number(8...24)
            var system = ConstraintSystem()
            let variables = (0..<count).map { _ in system.makeVariable() }
            var plain: [PlainConstraint] = []
            var names: [ConstraintSystem.Constraint] = []

            for step in 0..<100 {
                let index = plain.isEmpty ? 0 : dice.number(0...(plain.count - 1))
                switch dice.number(0...9) {
                case 0...4:
                    let constraint = PlainConstraint.layout(&dice, variables: count)
                    if let name = try? system.add(
                        constraint.terms(variables), constraint.relation, constraint.constant,
                        strength: constraint.strength)
                    {
                        names.append(name)
                        plain.append(constraint)
                    }
                case 5 where !plain.isEmpty:
                    try system.remove(names.remove(at: index))
                    plain.remove(at: index)
                case 6...8 where !plain.isEmpty:
                    let constant = Double(dice.number(-40...400))
                    if (try? system.setConstant(constant, of: names[index])) != nil { plain[index].constant = constant }
                case 9 where !plain.isEmpty && !plain[index].isRequired:
                    plain[index].strength = [50, 250, 500, 999][dice.number(0...3)]
                    try system.setStrength(plain[index].strength, of: names[index])
                default: continue
                }
                guard step % 20 == 19 else { continue }
                system.solve()

                let fresh = try build(plain.shuffled(using: &dice), variables: count)
                let (own, other) = (
                    PlainConstraint.errors(of: plain, variables.map(system.value)),
                    PlainConstraint.errors(of: plain, fresh.values)
                )
                #expect(zip(own, other).allSatisfy { abs($0 - $1) < 1e-5 * (1 + $0) }, "seed \(seed), step \(step)")
                #expect(system.brokenInvariants() == [], "seed \(seed), step \(step)")
                #expect(fresh.system.brokenInvariants() == [], "seed \(seed), step \(step)")
            }
        }
    }

    @Test func `a conflict through a long chain names every link`() throws {
        var system = ConstraintSystem()
        let points = (0...60).map { _ in system.makeVariable() }
        var links: [ConstraintSystem.Constraint] = []

        // Sixty distances of at least 10 do not fit into 599.
        links.append(try system.add([.init(points[0])], .equal, 0))
        for index in 1...60 {
            links.append(try system.add([.init(points[index]), .init(points[index - 1], -1)], .greaterOrEqual, 10))
            try system.add([.init(points[index]), .init(points[index - 1], -1)], .equal, 12, strength: 750)
        }

        #expect(throws: ConstraintSystem.Refusal.conflict(with: links)) {
            try system.add([.init(points[60])], .lessOrEqual, 599)
        }
        try system.add([.init(points[60])], .lessOrEqual, 600)
        system.solve()
        #expect((0...60).allSatisfy { abs(system.value(of: points[$0]) - Double(10 * $0)) < 1e-9 })
    }
}
