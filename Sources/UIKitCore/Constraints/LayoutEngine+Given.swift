import ConstraintSolver
import CoreGraphics

/// The parts of rectangles that items hold themselves.
extension LayoutEngine {
    /// Holds those parts of an item's rectangle again that constraints do not determine.
    ///
    /// - Returns: Whether one of them changed.
    @discardableResult
    func followGiven(_ state: LayoutState) -> Bool {
        if state.variables?.holdsNothing == true, leavesAllToConstraints(state) { return false }
        var isOther = false
        let around = surroundings(of: state)
        while var variables = state.variables {
            defer { state.variables = variables }
            do {
                if try variables.followGiven(by: state, in: around, in: &system) { isOther = true }
                break
            } catch {
                isOther = true
                guard breakEquation(against: error) else { break }
            }
        }
        if isOther { needsSolution = true }
        return isOther
    }

    /// The container whose size an item's own rectangle follows; it keeps its variables as long as the item does.
    private func surroundings(of state: LayoutState) -> ItemVariables.Surroundings? {
        let shares = sharesOfContainer(state)
        guard shares != .none, let container = state.item?.constraintContainer else {
            follow(nil, by: state)
            return nil
        }
        let around = container.makeLayoutState()
        let rectangle = variables(of: around)
        follow(around, by: state)
        return ItemVariables.Surroundings(rectangle: rectangle, size: container.constraintFrame.size, shares: shares)
    }

    /// The rectangle that an item has by its share of the container's present size; nil where it follows none.
    func followingFrame(of state: LayoutState) -> CGRect? {
        guard let size = state.followed?.item?.constraintFrame.size else { return nil }
        return state.variables?.givenFrame(inContainerOf: size, in: system)
    }

    /// Notes the container on whose size an item's own rectangle depends.
    func follow(_ container: LayoutState?, by state: LayoutState) {
        guard state.followed !== container else { return }
        let former = state.followed
        state.followed = container
        if let container { count(container, by: 1) }
        // It may be in another engine already.
        if let former, former.engine === self { count(former, by: -1) }
    }

    /// The shares of the container's lengths that an item's rectangle takes in the layout.
    func sharesOfContainer(_ state: LayoutState) -> ContainerShares {
        guard let item = state.item, !item.isPlacedByConstraints(asOf: state) else { return .none }
        return item.sharesOfContainer
    }

    /// Whether constraints decide about all of an item's rectangle.
    private func leavesAllToConstraints(_ state: LayoutState) -> Bool {
        guard let item = state.item, item.isPlacedByConstraints(asOf: state) else { return false }
        return !item.keepsPosition(along: .horizontal, asOf: state)
            && !item.keepsPosition(along: .vertical, asOf: state)
    }
}
