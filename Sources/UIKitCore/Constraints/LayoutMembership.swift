import Synchronization

/// An item's part in constraints, which ends with the item that has it.
final class LayoutMembership {
    nonisolated let state: LayoutState

    init(of item: any ConstraintItem) { state = LayoutState(of: item) }

    isolated deinit { state.end() }

    /// Marks the item as deallocated, on any thread, before the main actor is notified of its end.
    nonisolated func itemGoes() { state.isGone.store(true, ordering: .releasing) }
}
