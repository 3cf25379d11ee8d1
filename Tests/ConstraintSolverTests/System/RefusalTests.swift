import ConstraintSolver
import Testing

@Suite struct RefusalTests {
    private typealias Term = ConstraintSystem.Term
    private typealias Refusal = ConstraintSystem.Refusal

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `numbers that are not finite are refused without a change`(number: Double) throws {
        var system = ConstraintSystem()
        let variable = system.makeVariable()
        let constraint = try system.add([Term(variable)], .equal, 3)

        #expect(throws: Refusal.notFinite) { try system.add([Term(variable, number)], .equal, 1) }
        #expect(throws: Refusal.notFinite) { try system.add([Term(variable)], .equal, number) }
        #expect(throws: Refusal.notFinite) { try system.setConstant(number, of: constraint) }

        system.solve()
        #expect(system.value(of: variable) == 3)
        #expect(system.constraintCount == 1)
        #expect(system.brokenInvariants() == [])
    }

    @Test func `numbers with which no sum is exact are refused`() throws {
        var system = ConstraintSystem()
        let variable = system.makeVariable()
        let constraint = try system.add([Term(variable)], .equal, 3)

        for coefficient in [1e-10, -1e10, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            #expect(throws: Refusal.outOfRange) { try system.add([Term(variable, coefficient)], .equal, 1) }
        }
        for constant in [-1.1e15, .greatestFiniteMagnitude] {
            #expect(throws: Refusal.outOfRange) { try system.add([Term(variable)], .lessOrEqual, constant) }
            #expect(throws: Refusal.outOfRange) { try system.setConstant(constant, of: constraint) }
        }

        #expect(system.value(of: variable) == 3)
    }

    @Test(arguments: [Float.nan, 0, -1, 1000.1, .infinity])
    func `strengths outside 0 to 1000 are refused`(strength: Float) throws {
        var system = ConstraintSystem()
        let variable = system.makeVariable()
        let constraint = try system.add([Term(variable)], .equal, 3, strength: 1)

        #expect(throws: Refusal.strength) { try system.add([Term(variable)], .equal, 1, strength: strength) }
        #expect(throws: Refusal.strength) { try system.setStrength(strength, of: constraint) }
    }

    @Test func `a constraint stays required or optional`() throws {
        var system = ConstraintSystem()
        let variable = system.makeVariable()
        let required = try system.add([Term(variable)], .equal, 3)
        let optional = try system.add([Term(variable)], .equal, 4, strength: 999.9999)

        #expect(throws: Refusal.strength) { try system.setStrength(500, of: required) }
        #expect(throws: Refusal.strength) { try system.setStrength(1000, of: optional) }
    }

    @Test func `removed names are unknown, also when their number is used again`() throws {
        var system = ConstraintSystem()
        let (first, second) = (system.makeVariable(), system.makeVariable())
        let constraint = try system.add([Term(first)], .equal, 3)

        #expect(throws: Refusal.variableInUse) { try system.remove(first) }
        try system.remove(constraint)
        let again = try system.add([Term(first)], .equal, 4)
        try system.remove(second)
        let other = system.makeVariable()

        #expect(throws: Refusal.unknownConstraint) { try system.remove(constraint) }
        #expect(throws: Refusal.unknownConstraint) { try system.setConstant(1, of: constraint) }
        #expect(throws: Refusal.unknownConstraint) { try system.setStrength(1, of: constraint) }
        #expect(throws: Refusal.unknownVariable) { try system.add([Term(second)], .equal, 3) }
        #expect(throws: Refusal.unknownVariable) { try system.remove(second) }
        #expect(system.isKnown(again) && system.isKnown(other) && !system.isKnown(second))
    }

    @Test func `terms that cancel each other have no effect`() throws {
        var system = ConstraintSystem()
        let (first, second) = (system.makeVariable(), system.makeVariable())

        try system.add([Term(first, 0.1), Term(second), Term(first, 0.2), Term(first, -0.3)], .equal, 7)
        try system.add([Term(first), Term(first, -1)], .lessOrEqual, 0)

        system.solve()
        #expect(system.value(of: first) == 0)
        #expect(system.value(of: second) == 7)
        #expect(system.partCount == 1)
    }

    @Test func `a required constraint without variables holds or contradicts itself`() throws {
        var system = ConstraintSystem()

        let empty = try system.add([], .lessOrEqual, 1)

        #expect(throws: Refusal.conflict(with: [])) { try system.add([], .equal, 1) }
        #expect(throws: Refusal.conflict(with: [])) { try system.setConstant(-1, of: empty) }
        #expect(try system.constant(of: empty) == 1)
        try system.add([], .equal, 5, strength: 20)
        system.solve()
        #expect(system.brokenInvariants() == [])
    }

    @Test func `every refusal is a sentence with the allowed values`() {
        let all: [Refusal] = [
            .conflict(with: []), .notFinite, .outOfRange, .strength, .unknownVariable, .unknownConstraint,
            .variableInUse,
        ]

        #expect(all.allSatisfy { $0.description.hasSuffix(".") && $0.description.count > 30 })
    }
}
