import ConstraintSolver
import CoreGraphics

/// A sum of multiples of variables and a constant.
struct LinearSum {
    /// A variable may be in several terms.
    private(set) var terms: [ConstraintSystem.Term] = []
    var constant: CGFloat = 0
    /// The state of an item from whose geometry the constant follows.
    private(set) var source: LayoutState?
    /// The states of more such items, each once: few sums have any.
    private(set) var furtherSources: [LayoutState] = []

    /// The states of the items between those of the equation and the one around all.
    var passed: [LayoutState] = []
    /// The state of the item around all, where its width is in the sum.
    var space: LayoutState?

    /// Whether it is about more than the variables of an equation's own items, and one that it follows from.
    var hasLinks: Bool { !furtherSources.isEmpty || !passed.isEmpty || space != nil }

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
        guard let source else {
            self.source = state
            return
        }
        if source !== state, !furtherSources.holds(state) { furtherSources.append(state) }
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
