/// Changes that are undone or redone together.
struct UndoGroup {
    /// The action that undoes one change.
    struct Step {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }

    var steps: [Step] = []
    var name = ""
    var isDiscardable = false
    /// True when the group was opened for the turn and not by the app.
    let isAutomatic: Bool

    /// Whether all steps were removed that the group had.
    var hasLostSteps = false

    init(isAutomatic: Bool) { self.isAutomatic = isAutomatic }

    mutating func removeSteps(for target: AnyObject) { removeSteps { $0.target === target || $0.target == nil } }

    mutating func removeAllSteps() { removeSteps { _ in true } }

    private mutating func removeSteps(where isRemoved: (Step) -> Bool) {
        guard !steps.isEmpty else { return }
        steps.removeAll(where: isRemoved)
        hasLostSteps = steps.isEmpty
    }
}
