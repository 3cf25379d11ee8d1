import ConstraintSolver
import CoreGraphics

/// A sum of multiples of variables and a constant.
struct LinearSum {
    /// A variable may be in several terms.
    private(set) var terms: [ConstraintSystem.Term] = []
    var constant: CGFloat = 0
    /// The states of the items from whose geometry the constant follows, each once.
    private(set) var sources: [LayoutState] = []

    /// The states of the items between those of the equation and the one around all.
    var passed: [LayoutState] = []
    /// The state of the item around all, where its width is in the sum.
    var space: LayoutState?

    /// Makes an empty sum.
    ///
    /// - Parameter terms: A list without terms, whose memory is used.
    init(terms: [ConstraintSystem.Term]) {
        self.terms = terms
    }

    /// Gives the terms' memory back, for another sum.
    mutating func giveBackTerms() -> [ConstraintSystem.Term] {
        var memory: [ConstraintSystem.Term] = []
        swap(&memory, &terms)
        memory.removeAll(keepingCapacity: true)
        return memory
    }

    mutating func add(_ variable: ConstraintSystem.Variable, _ factor: CGFloat) {
        terms.append(ConstraintSystem.Term(variable, Double(factor)))
    }

    /// Notes that the constant follows from the geometry of an item.
    mutating func note(_ state: LayoutState) {
        if !sources.holds(state) { sources.append(state) }
    }

    func hasSameTerms(_ others: [ConstraintSystem.Term]) -> Bool {
        guard terms.count == others.count else { return false }
        for index in terms.indices
        where terms[index].variable != others[index].variable || terms[index].coefficient != others[index].coefficient {
            return false
        }
        return true
    }
}
