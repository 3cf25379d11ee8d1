import ConstraintSolver
import Testing

@Suite struct LimitedVariableTests {
    private typealias Term = ConstraintSystem.Term

    @Test func `a wish for less than zero gives zero`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable(isNonNegative: true)

        try system.add([Term(width)], .equal, -20, strength: 500)
        system.solve()

        #expect(system.value(of: width) == 0)
        #expect(system.brokenInvariants() == [])
    }

    @Test func `a constraint that needs less than zero is refused, and the limit is among what it contradicts`() throws
    {
        var system = ConstraintSystem()
        let (left, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
        let start = try system.add([Term(left)], .equal, 30)
        let inset = try system.add([Term(width), Term(left)], .lessOrEqual, 100)

        let refusal = #expect(throws: ConstraintSystem.Refusal.self) {
            try system.add([Term(left), Term(width)], .equal, 20)
        }

        // The other one is the limit, which nothing else names.
        guard case .conflict(let others) = refusal else { return }
        #expect(others.count == 2)
        #expect(others.contains(start))
        #expect(!others.contains(inset))
        #expect(system.brokenInvariants() == [])
    }

    @Test func `making and removing limited variables again takes no more memory`() throws {
        var system = ConstraintSystem()
        let total = system.makeVariable()
        try system.add([Term(total)], .equal, 100)
        var former: [Int] = []

        for round in 0..<20 {
            let (left, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
            let sum = try system.add([Term(left), Term(width), Term(total, -1)], .equal, 0)
            let wish = try system.add([Term(left)], .equal, 120, strength: 500)
            system.solve()
            #expect(abs(system.value(of: width)) < 1e-9)
            #expect(throws: ConstraintSystem.Refusal.variableInUse) { try system.remove(width) }
            if round % 2 == 0 { try system.remove(wish) }
            try system.remove(sum)
            if round % 2 == 1 { try system.remove(wish) }
            try system.remove(width)
            try system.remove(left)
            #expect(system.brokenInvariants() == [])
            let capacity = system.capacity
            let now = [capacity.variables, capacity.constraints, capacity.coefficients, capacity.parts]
            if round > 1 { #expect(now == former) }
            former = now
        }
        system.solve()

        #expect(system.value(of: total) == 100)
        #expect(system.variableCount == 1)
    }
}
