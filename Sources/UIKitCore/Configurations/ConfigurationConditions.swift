/// The states on which the system's own configurations depend, read from any kind of configuration state.
package nonisolated struct ConfigurationConditions: Hashable, Sendable {
    package var isDisabled = false
    package var isHighlighted = false
    package var isSelected = false
    package var isFocused = false
    package var isSwiped = false
    package var isReordering = false
    package var isDropTarget = false

    package init() {}

    /// Finds the conditions of a view or a cell; a state of an app's own kind has none.
    package init(_ state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
            (isFocused, isSwiped, isReordering) = (state.isFocused, state.isSwiped, state.isReordering)
            isDropTarget = state.cellDropState == .targeted
        } else if let state = state as? UIViewConfigurationState {
            (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
            isFocused = state.isFocused
        }
    }
}
