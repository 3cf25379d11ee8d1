import ConstraintSolver
import Testing

/// Both queries against systems that are solved anew with one constraint more or with another constant.
@Suite struct RandomQueryTests {
    private struct Built {
        var system = ConstraintSystem()
        var variables: [ConstraintSystem.Variable] = []
        var plain: [PlainConstraint] = []
        var names: [ConstraintSystem.Constraint] = []

        /// A solved system of those constraints that do not contradict earlier ones.
        init(_ constraints: [PlainConstraint], variables count: Int) {
            for _ in 0..<count { variables.append(system.makeVariable()) }
            for constraint in constraints {
                guard
                    let name = try? system.add(
                        constraint.terms(variables), constraint.relation, constraint.constant,
                        strength: constraint.strength)
                else { continue }
                names.append(name)
                plain.append(constraint)
            }
            system.solve()
        }

        var values: [Double] { variables.map(system.value) }
    }

    private func limit(_ variable: Int, of count: Int, above value: Double, by distance: Double) -> PlainConstraint {
        PlainConstraint(
            coefficients: (0..<count).map { $0 == variable ? 1 : 0 },
            relation: distance > 0 ? .greaterOrEqual : .lessOrEqual, constant: value + distance,
            strength: ConstraintSystem.required)
    }

    @Test func `a variable is ambiguous when a vertex beyond its value has the same errors`() {
        var counts = [0, 0]
        for seed in 0..<600 {
            var dice = Dice(seed + 30_000)
            let count = dice.number(1...3)
            let built = Built(
                (0..<dice.number(1...6)).map { _ in .random(&dice, variables: count, required: 0.3) }, variables: count)
            let errors = PlainConstraint.errors(of: built.plain, built.values)

            for (index, variable) in built.variables.enumerated() {
                let isMovable = [-1e-3, 1e-3].contains { distance in
                    let limit = limit(index, of: count, above: built.values[index], by: distance)
                    let search = VertexSearch(constraints: built.plain + [limit], variables: count)
                    return search.bestErrors().map { !VertexSearch.isLess(errors, $0) } ?? false
                }
                counts[isMovable ? 1 : 0] += 1
                #expect(built.system.isAmbiguous(variable) == isMovable, "seed \(seed), variable \(index)")
            }
            #expect(built.system.brokenInvariants() == [])
        }
        #expect(counts.allSatisfy { $0 > 200 }, "\(counts)")
    }

    @Test func `in random layouts a variable is ambiguous when a limit beyond its value has no cost`() {
        var counts = [0, 0]
        for seed in 0..<300 {
            var dice = Dice(seed + 40_000)
            let count = dice.number(4...8)
            let built = Built(
                (0..<dice.number(3...14)).map { _ in .layout(&dice, variables: count) }, variables: count)
            let errors = PlainConstraint.errors(of: built.plain, built.values)

            for (index, variable) in built.variables.enumerated() {
                let value = built.values[index]
                let isMovable = [-1e-3, 1e-3].contains { distance in
                    let limit = limit(index, of: count, above: value, by: distance * (1 + abs(value)))
                    let other = Built(built.plain + [limit], variables: count)
                    guard other.plain.count > built.plain.count else { return false }
                    return !VertexSearch.isLess(errors, PlainConstraint.errors(of: built.plain, other.values))
                }
                counts[isMovable ? 1 : 0] += 1
                #expect(built.system.isAmbiguous(variable) == isMovable, "seed \(seed), variable \(index)")
            }
        }
        #expect(counts.allSatisfy { $0 > 200 }, "\(counts)")
    }

    @Test func `a variable moves with the constants of the constraints that affect it and with no others`() throws {
        var (moved, kept) = (0, 0)
        for seed in 0..<600 {
            var dice = Dice(seed + 50_000)
            let count = dice.number(1...4)
            // Uneven constants: no more constraints than there are variables are met exactly in one point.
            var constraints = (0..<dice.number(1...9)).map { _ in
                PlainConstraint.random(&dice, variables: count, required: 0.3)
            }
            for index in constraints.indices {
                constraints[index].constant += Double.random(in: -0.4...0.4, using: &dice)
            }
            let built = Built(constraints, variables: count)
            let lists = built.variables.map { built.system.constraints(affecting: $0) }
            let isUnique = built.variables.map { !built.system.isAmbiguous($0) }

            for (index, name) in built.names.enumerated() {
                for change in [-1e-6, 1e-6] {
                    var changed = built.plain
                    changed[index].constant += change
                    let fresh = Built(changed, variables: count)
                    var copy = built.system
                    try copy.setConstant(changed[index].constant, of: name)
                    copy.solve()
                    for (number, variable) in built.variables.enumerated() {
                        let affects = lists[number].contains(name)
                        let moves = abs(copy.value(of: variable) - built.values[number]) > 1e-8
                        #expect(moves == affects, "seed \(seed), variable \(number), constraint \(index)")
                        if affects { moved += 1 } else { kept += 1 }
                        guard isUnique[number] else { continue }
                        let movesAnew = abs(fresh.values[number] - built.values[number]) > 1e-8
                        #expect(movesAnew == affects, "seed \(seed), variable \(number), constraint \(index) anew")
                    }
                }
            }
            for list in lists { #expect(list == built.names.filter(list.contains), "the order of numbers") }
        }
        #expect(moved > 1000 && kept > 1000)
    }

    @Test func `where many constraints meet in a point, those are listed whose change moves or frees it`() throws {
        var (moved, kept, surplus) = (0, 0, 0)
        for seed in 0..<600 {
            var dice = Dice(seed + 60_000)
            let count = dice.number(1...3)
            let built = Built(
                (0..<dice.number(2...9)).map { _ in .random(&dice, variables: count, required: 0.2) }, variables: count)
            for (number, variable) in built.variables.enumerated() where !built.system.isAmbiguous(variable) {
                let list = built.system.constraints(affecting: variable)
                for (index, name) in built.names.enumerated() {
                    let effects: [Bool?] = [-1e-3, 1e-3].map { change in
                        var changed = built.plain
                        changed[index].constant += change
                        let fresh = Built(changed, variables: count)
                        guard fresh.plain.count == built.plain.count else { return nil }
                        return abs(fresh.values[number] - built.values[number]) > 1e-7
                            || fresh.system.isAmbiguous(fresh.variables[number])
                    }
                    if effects.contains(true) {
                        #expect(list.contains(name), "seed \(seed), variable \(number), constraint \(index)")
                        moved += 1
                    } else if !effects.contains(nil) {
                        // Several wishes for the same, of which none moves it alone, are there by the one of the basis.
                        if list.contains(name) { surplus += 1 } else { kept += 1 }
                    }
                }
            }
        }
        #expect(moved > 500 && kept > 500 && surplus < 20, "\(moved), \(kept), \(surplus)")
    }
}
