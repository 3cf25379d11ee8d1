/// An item's part in constraints, which ends with the item that has it.
final class LayoutMembership {
    let state: LayoutState

    init(of item: any ConstraintItem) { state = LayoutState(of: item) }

    isolated deinit { state.end() }
}
