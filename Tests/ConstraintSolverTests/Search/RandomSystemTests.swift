import ConstraintSolver
import Testing

@Suite struct RandomSystemTests {
    /// A system beside the plain constraints that it was given and did not refuse.
    private struct Pair {
        var system = ConstraintSystem()
        var variables: [ConstraintSystem.Variable] = []
        var plain: [PlainConstraint] = []
        var names: [ConstraintSystem.Constraint] = []
        /// That the first variables are not negative.
        private var limits: [PlainConstraint] = []

        init(variables count: Int, nonNegative limited: Int = 0) {
            for index in 0..<count {
                variables.append(system.makeVariable(isNonNegative: index < limited))
                guard index < limited else { continue }
                var coefficients = Array(repeating: 0.0, count: count)
                coefficients[index] = 1
                limits.append(
                    PlainConstraint(
                        coefficients: coefficients, relation: .greaterOrEqual, constant: 0,
                        strength: ConstraintSystem.required))
            }
        }

        var values: [Double] { variables.map(system.value) }

        mutating func add(_ constraint: PlainConstraint) throws(ConstraintSystem.Refusal) {
            names.append(
                try system.add(
                    constraint.terms(variables), constraint.relation, constraint.constant,
                    strength: constraint.strength))
            plain.append(constraint)
        }

        mutating func remove(_ index: Int) throws(ConstraintSystem.Refusal) {
            try system.remove(names.remove(at: index))
            plain.remove(at: index)
        }

        func search() -> VertexSearch { VertexSearch(constraints: plain + limits, variables: variables.count) }

        /// Says what is wrong with a solved system.
        func flaw() -> String? {
            if let broken = system.brokenInvariants().first { return broken }
            guard let best = search().bestErrors() else { return "the constraints contradict each other" }
            let values = values
            for constraint in plain + limits where constraint.isRequired && constraint.error(values) > 1e-6 {
                return "a required constraint misses by \(constraint.error(values))"
            }
            let errors = PlainConstraint.errors(of: plain, values)
            if VertexSearch.isLess(best, errors) { return "errors \(errors) instead of \(best)" }
            if VertexSearch.isLess(errors, best) { return "the search is worse: \(errors), \(best)" }
            return nil
        }
    }

    @Test func `random systems have the errors that the best of all vertices has`() throws {
        for seed in 0..<1500 {
            var dice = Dice(seed)
            var pair = Pair(variables: dice.number(1...3), nonNegative: seed % 3)

            for _ in 0..<dice.number(1...7) {
                let constraint = PlainConstraint.random(&dice, variables: pair.variables.count, required: 0.3)
                try? pair.add(constraint)
            }
            pair.system.solve()

            #expect(pair.flaw() == nil, "seed \(seed)")
        }
    }

    @Test func `after every random change the errors are the smallest, and all that is noted agrees`() throws {
        for seed in 0..<250 {
            var dice = Dice(seed + 10_000)
            var pair = Pair(variables: dice.number(2...3), nonNegative: seed % 3)

            for step in 0..<20 {
                switch dice.number(0...9) {
                case 0...3:
                    let constraint = PlainConstraint.random(&dice, variables: pair.variables.count, required: 0.25)
                    if pair.plain.count < 7 { try? pair.add(constraint) }
                case 4, 5:
                    if !pair.plain.isEmpty { try pair.remove(dice.number(0...(pair.plain.count - 1))) }
                case 6, 7, 8:
                    guard !pair.plain.isEmpty else { continue }
                    let index = dice.number(0...(pair.plain.count - 1))
                    let constant = Double(dice.number(-6...6))
                    do {
                        try pair.system.setConstant(constant, of: pair.names[index])
                        pair.plain[index].constant = constant
                    } catch {}
                default:
                    guard !pair.plain.isEmpty else { continue }
                    let index = dice.number(0...(pair.plain.count - 1))
                    guard !pair.plain[index].isRequired else { continue }
                    let strength: Float = [100, 250, 500, 750][dice.number(0...3)]
                    try pair.system.setStrength(strength, of: pair.names[index])
                    pair.plain[index].strength = strength
                }
                let broken = pair.system.brokenInvariants()
                if dice.chance(0.6) { pair.system.solve() } else { continue }

                #expect(broken == [], "seed \(seed), step \(step), before it is solved")
                let flaw = pair.flaw()
                #expect(flaw == nil, "seed \(seed), step \(step)")
                if flaw != nil { break }
            }
        }
    }

    @Test func `a refused constraint contradicts a smallest set and leaves no trace`() throws {
        var refusals = 0
        for seed in 0..<1500 {
            var dice = Dice(seed + 20_000)
            var pair = Pair(variables: dice.number(1...3))

            for _ in 0..<8 {
                let constraint = PlainConstraint.random(&dice, variables: pair.variables.count, required: 0.8)
                pair.system.solve()
                let values = pair.values
                do {
                    try pair.add(constraint)
                } catch .conflict(let names) {
                    refusals += 1
                    let others = names.compactMap { name in pair.names.firstIndex(of: name) }.map { pair.plain[$0] }
                    #expect(others.count == names.count)
                    #expect(others.allSatisfy { $0.isRequired })
                    let all = others + [constraint]
                    let search = { VertexSearch(constraints: $0, variables: pair.variables.count).bestErrors() }
                    #expect(search(all) == nil, "seed \(seed)")
                    for index in all.indices {
                        var rest = all
                        rest.remove(at: index)
                        #expect(search(rest) != nil, "seed \(seed)")
                    }
                    #expect(pair.values == values, "seed \(seed)")
                    #expect(pair.system.brokenInvariants() == [], "seed \(seed)")
                } catch {
                    Issue.record("\(error)")
                }
            }
        }
        #expect(refusals > 1000)
    }
}
