extension ConstraintItem {
    func solvedFrameDidChange(asOf state: LayoutState) {
        guard let container = constraintContainer else { return }
        let around = container.makeLayoutState()
        if !state.isWaiting {
            state.isWaiting = true
            around.waiting.append(state)
        }
        if !around.isApplying, !container.isMarkedForLayout, differsFromSolution { container.markForFurtherLayout() }
    }

    /// Gives up the solved rectangle that waits for the layout of a container which the item leaves.
    func stopWaiting() {
        guard let state = layoutState, state.isWaiting else { return }
        state.isWaiting = false
        constraintContainer?.layoutState?.waiting.removeLast(same: state)
    }

    /// Applies the solved rectangles that wait in the item's own space.
    func applyWaitingFrames() {
        guard let state = layoutState, !state.waiting.isEmpty else { return }
        var waiting = state.waiting
        state.waiting = []
        for inner in waiting {
            inner.isWaiting = false
            if let item = inner.item, item.isDirectly(in: self) { item.applySolvedFrame() }
        }
        // The next frames find room.
        guard state.waiting.isEmpty else { return }
        waiting.removeAll(keepingCapacity: true)
        state.waiting = waiting
    }
}
