import ConstraintSolver

/// A constraint as numbers: the coefficients of all variables, and the rest of it.
struct PlainConstraint {
    var coefficients: [Double]
    var relation: ConstraintSystem.Relation
    var constant: Double
    var strength: Float

    var isRequired: Bool { strength == ConstraintSystem.required }

    /// The amount by which values miss it.
    func error(_ values: [Double]) -> Double {
        let difference = zip(coefficients, values).reduce(-constant) { $0 + $1.0 * $1.1 }
        switch relation {
        case .equal: return abs(difference)
        case .lessOrEqual: return max(difference, 0)
        case .greaterOrEqual: return max(-difference, 0)
        }
    }

    func terms(_ variables: [ConstraintSystem.Variable]) -> [ConstraintSystem.Term] {
        zip(variables, coefficients).filter { $0.1 != 0 }.map { .init($0, $1) }
    }

    /// Of few small whole numbers, so that ties, repetitions and contradictions are frequent.
    static func random(_ dice: inout Dice, variables: Int, required: Double) -> PlainConstraint {
        var coefficients = Array(repeating: 0.0, count: variables)
        for _ in 0..<dice.number(1...3) {
            coefficients[dice.number(0...(variables - 1))] = Double(dice.number(1...2) * (dice.chance(0.5) ? 1 : -1))
        }
        let relation: ConstraintSystem.Relation =
            dice.chance(0.5) ? .equal : dice.chance(0.5) ? .lessOrEqual : .greaterOrEqual
        let strengths: [Float] = [250, 250.5, 500, 750, 999.999]
        return PlainConstraint(
            coefficients: coefficients, relation: relation, constant: Double(dice.number(-6...6)),
            strength: dice.chance(required) ? ConstraintSystem.required : strengths[dice.number(0...4)])
    }

    /// As layouts have them: distances, sums, proportions, centres and sizes.
    static func layout(_ dice: inout Dice, variables: Int) -> PlainConstraint {
        var coefficients = Array(repeating: 0.0, count: variables)
        let chosen = (0..<3).map { _ in dice.number(0...(variables - 1)) }
        coefficients[chosen[0]] = 1
        switch dice.number(0...9) {
        case 0...2: coefficients[chosen[1]] -= 1
        case 3, 4: for index in chosen[1...] { coefficients[index] -= 1 }
        case 5: coefficients[chosen[1]] -= [0.5, 2, 1.25, 0.1][dice.number(0...3)]
        case 6:
            coefficients[chosen[1]] += 0.5
            coefficients[chosen[2]] -= 0.5
        default: break
        }
        if coefficients.allSatisfy({ $0 == 0 }) { coefficients[chosen[0]] = 1 }
        let relation: ConstraintSystem.Relation =
            dice.chance(0.55) ? .equal : dice.chance(0.5) ? .lessOrEqual : .greaterOrEqual
        let strengths: [Float] = [50, 250, 251, 490, 500, 510, 750, 999]
        return PlainConstraint(
            coefficients: coefficients, relation: relation,
            constant: Double(dice.number(-40...400)) / Double(dice.number(1...3)),
            strength: dice.chance(0.3) ? ConstraintSystem.required : strengths[dice.number(0...7)])
    }

    /// The sums of errors by strength, the strongest first, of those that are not required.
    static func errors(of constraints: [PlainConstraint], _ values: [Double]) -> [Double] {
        let strengths = Set(constraints.map(\.strength)).filter { $0 < ConstraintSystem.required }.sorted(by: >)
        return strengths.map { strength in
            constraints.reduce(0) { $0 + ($1.strength == strength ? $1.error(values) : 0) }
        }
    }
}
