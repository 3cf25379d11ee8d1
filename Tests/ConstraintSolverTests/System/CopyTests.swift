import ConstraintSolver
import Testing

@Suite struct CopyTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `a copy is changed and solved without an effect on the original`() throws {
        for seed in 0..<100 {
            var dice = Dice(seed)
            var original = ConstraintSystem()
            let variables = (0..<4).map { _ in original.makeVariable() }
            var names: [ConstraintSystem.Constraint] = []
            for _ in 0..<8 {
                let plain = PlainConstraint.random(&dice, variables: 4, required: 0.3)
                if let name = try? original.add(
                    plain.terms(variables), plain.relation, plain.constant, strength: plain.strength)
                {
                    names.append(name)
                }
            }
            original.solve()
            let values = variables.map(original.value)

            var copy = original
            for name in names where dice.chance(0.5) { try copy.remove(name) }
            try? copy.add([Term(variables[0])], .equal, 77)
            for name in names where copy.isKnown(name) { try? copy.setConstant(Double(dice.number(-9...9)), of: name) }
            copy.solve()

            #expect(variables.map(original.value) == values)
            #expect(original.brokenInvariants() == [])
            #expect(copy.brokenInvariants() == [])
            #expect(names.allSatisfy { original.isKnown($0) })
        }
    }

    @Test func `the smallest fitting width is found on a copy`() throws {
        var system = ConstraintSystem()
        let (left, width, outer) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        let size = try system.add([Term(outer)], .equal, 320, strength: 999)
        try system.add([Term(left)], .equal, 16)
        try system.add([Term(left), Term(width), Term(outer, -1)], .equal, -16)
        try system.add([Term(width)], .greaterOrEqual, 75, strength: 750)
        system.solve()

        var fitting = system
        try fitting.setStrength(50, of: size)
        try fitting.setConstant(0, of: size)
        fitting.solve()

        #expect(fitting.value(of: outer) == 107)
        #expect(system.value(of: outer) == 320)
        #expect(system.value(of: width) == 288)
    }
}
