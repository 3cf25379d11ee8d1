import ConstraintSolver
import Testing

@Suite struct PartTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `constraints join parts, and a solve after their removal parts them again`() throws {
        var system = ConstraintSystem()
        let variables = (0..<4).map { _ in system.makeVariable() }
        for (index, variable) in variables.enumerated() {
            try system.add([Term(variable)], .equal, Double(index), strength: 500)
            try system.add([Term(variable)], .greaterOrEqual, -50)
        }
        let apart = system.partCount

        let links = try (1...3).map {
            try system.add([Term(variables[$0]), Term(variables[0], -1)], .equal, 0, strength: 600)
        }
        system.solve()
        let joined = system.partCount
        for link in links { try system.remove(link) }
        system.solve()

        #expect(apart == 4)
        #expect(joined == 1)
        #expect(system.partCount == 4)
        #expect(variables.map(system.value) == [0, 1, 2, 3])
        #expect(system.brokenInvariants() == [])
    }

    @Test func `a part of its own has the same values beside others`() throws {
        for seed in 0..<200 {
            var dice = Dice(seed)
            var (alone, beside) = (ConstraintSystem(), ConstraintSystem())
            let few = (0..<3).map { _ in alone.makeVariable() }
            let many = (0..<6).map { _ in beside.makeVariable() }

            for _ in 0..<8 {
                let plain = PlainConstraint.random(&dice, variables: 3, required: 0.3)
                let other = PlainConstraint.random(&dice, variables: 3, required: 0.3)
                let isAdded =
                    (try? alone.add(plain.terms(few), plain.relation, plain.constant, strength: plain.strength)) != nil
                let isAddedToo =
                    (try? beside.add(
                        plain.terms(Array(many[..<3])), plain.relation, plain.constant, strength: plain.strength))
                    != nil
                #expect(isAdded == isAddedToo)
                _ = try? beside.add(
                    other.terms(Array(many[3...])), other.relation, other.constant, strength: other.strength)
                alone.solve()
                beside.solve()
            }

            #expect(few.map(alone.value) == many[..<3].map(beside.value), "seed \(seed)")
        }
    }

    @Test func `memory stays the same while constraints and variables are made and removed 100,000 times`() throws {
        var system = ConstraintSystem()
        let frame = (0..<6).map { _ in system.makeVariable() }
        for index in 1..<6 { try system.add([Term(frame[index]), Term(frame[index - 1], -1)], .equal, 8) }
        let width = try system.add([Term(frame[0])], .equal, 100, strength: 700)
        var capacity = system.capacity

        for round in 0..<25_000 {
            let variable = system.makeVariable()
            let names = try [
                system.add([Term(variable), Term(frame[round % 6], -1)], .equal, 3),
                system.add([Term(variable)], .lessOrEqual, Double(90 + round % 40), strength: 720),
                system.add([Term(frame[0]), Term(frame[5])], .greaterOrEqual, 10, strength: 300),
                system.add(
                    frame.map { Term($0) } + [Term(variable)], .equal, Double(round % 1000),
                    strength: Float(1 + round % 900)),
            ]
            if round % 3 == 0 { system.solve() }
            if round % 7 == 0 { try system.setConstant(Double(round % 50), of: width) }
            for name in round % 2 == 0 ? names : names.reversed() { try system.remove(name) }
            if round % 5 == 0 { system.solve() }
            try system.remove(variable)
            if round == 100 { capacity = system.capacity }
        }
        system.solve()

        #expect(system.capacity == capacity)
        #expect(system.constraintCount == 6)
        #expect(abs(system.value(of: frame[5]) - system.value(of: frame[0]) - 40) < 1e-9)
        #expect(system.brokenInvariants() == [])
    }
}
