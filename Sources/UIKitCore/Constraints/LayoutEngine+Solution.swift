import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Solves the changed equations and returns the items whose rectangles changed, in the order in which they were
    /// first mentioned.
    func solve() -> [LayoutState] {
        guard needsSolution else { return [] }
        settle()
        var changed: [LayoutState] = []
        // New items have no number, which differs from all.
        let indices = system.copyValues(of: variables, to: &values, inGroupsOf: 4)
        changed.reserveCapacity(indices.count)
        for index in indices {
            if let state = moved(index) { changed.append(state) }
        }
        for state in newlyPlaced where state.solvedFrame == nil {
            if let index = order.firstIndex(ofSame: state), let state = moved(index) { changed.append(state) }
        }
        newlyPlaced = []
        return changed
    }

    /// Notes the rectangle of an item; nil for one about which constraints do not decide.
    private func moved(_ index: Int) -> LayoutState? {
        let state = order[index]
        guard state.item?.isPlacedByConstraints(asOf: state) == true else { return nil }
        let first = 4 * index
        let frame = CGRect(
            x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
        guard frame != state.solvedFrame else { return nil }
        state.solvedFrame = frame
        return state
    }

    /// The number of times that heights are asked for again that follow from widths, which may change with them.
    private static let wrappingRounds = 3

    /// Works out the values; content that is wrapped is asked for its height in the width that it gets.
    func settle() {
        enterDelayed()
        // With an item, its container may be used no more.
        while !unused.isEmpty {
            let states = unused
            unused = []
            for state in states where state.uses == 0 { forget(state) }
        }
        askForWishes()
        workOut()
    }

    /// Computes the values of all items, whether equations mention them or not.
    func workOut() {
        system.solve()
        defer { needsSolution = false }
        guard !wrapping.isEmpty else { return }
        for _ in 0..<Self.wrappingRounds {
            var isOther = false
            for state in wrapping {
                guard let item = state.item, item.wrapsContent, item.isPlacedByConstraints else { continue }
                if wrap(state) { isOther = true }
            }
            guard isOther else { break }
            system.solve()
        }
    }

    /// Asks an item for its height in the width that the solution gives; true where that is another width than before.
    private func wrap(_ state: LayoutState) -> Bool {
        guard let item = state.item, let variables = state.variables else { return false }
        let width = CGFloat(system.value(of: variables.width))
        if let known = variables.wrappingWidth, abs(known - width) < 0.001 { return false }
        state.variables?.followWishes(of: item, inWidth: width, in: &system)
        followOffsets(state.dependents)
        return true
    }
}
