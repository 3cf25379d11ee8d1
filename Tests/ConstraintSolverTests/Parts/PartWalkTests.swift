import ConstraintSolver
import Testing

/// Constraints that few variables have in common, so that parts are joined and cut all the time.
@Suite struct PartWalkTests {
    private struct Walk {
        var dice: Dice
        var system = ConstraintSystem()
        let variables: [ConstraintSystem.Variable]
        var names: [ConstraintSystem.Constraint] = []

        init(seed: Int) {
            dice = Dice(seed + 40_000)
            var made: [ConstraintSystem.Variable] = []
            for _ in 0..<dice.number(4...24) { made.append(system.makeVariable()) }
            variables = made
        }

        /// Adds a constraint as layouts have it, of neighbours; those that contradict others are refused.
        mutating func add() {
            let first = dice.number(0...(variables.count - 1))
            var terms = [ConstraintSystem.Term(variables[first])]
            for _ in 0..<dice.number(0...1) {
                let other = min(variables.count - 1, first + dice.number(1...4))
                terms.append(.init(variables[other], dice.chance(0.8) ? -1 : 0.5))
            }
            let relation: ConstraintSystem.Relation =
                dice.chance(0.35) ? .equal : dice.chance(0.5) ? .lessOrEqual : .greaterOrEqual
            let strength: Float = dice.chance(0.7) ? ConstraintSystem.required : [51, 250, 750][dice.number(0...2)]
            if let name = try? system.add(terms, relation, Double(dice.number(-20...60)), strength: strength) {
                names.append(name)
            }
        }

        mutating func step() throws {
            let index = names.isEmpty ? 0 : dice.number(0...(names.count - 1))
            switch names.isEmpty ? 0 : dice.number(0...9) {
            case 0...4: add()
            case 5...7: try system.remove(names.remove(at: index))
            case 8: try? system.setConstant(Double(dice.number(-20...60)), of: names[index])
            default: if dice.chance(0.3) { system.solve() }
            }
        }
    }

    @Test func `after any additions, changes and removals, the parts keep their orders and best values`() throws {
        for seed in Array(0..<120) + [134, 1899, 1981] {
            var walk = Walk(seed: seed)
            for step in 0..<120 {
                try walk.step()
                let broken = walk.system.brokenInvariants()
                guard broken.isEmpty else {
                    Issue.record("Seed \(seed), step \(step): \(broken.joined(separator: " "))")
                    break
                }
            }
            for name in walk.names { try walk.system.remove(name) }
            walk.system.solve()
            #expect(walk.system.partCount == 0, "seed \(seed)")
            #expect(walk.system.brokenInvariants() == [], "seed \(seed)")
        }
    }
}
