public import UIFoundation

/// The traits and states of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The phase of a cell's drag.
    public enum DragState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It is being picked up.
        case lifting = 1
        /// It was picked up.
        case dragging = 2
    }

    /// The part of a cell in a drag over its list.
    public enum DropState: Int, Sendable {
        /// No drag is over the list.
        case none = 0
        /// A drag is over the list, and would not be dropped on the cell.
        case notTargeted = 1
        /// A drop now would be one on the cell.
        case targeted = 2
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the user cannot act on the cell.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the keyboard's focus is on the cell.
    public var isFocused = false
    /// Whether the cell stays at an edge while the content around it scrolls.
    public var isPinned = false
    /// Whether the cell shows the controls of editing.
    public var isEditing = false
    /// Whether the cell's children are shown below it.
    public var isExpanded = false
    /// Whether the cell has been swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved among the others.
    public var isReordering = false
    /// The phase of the cell's drag.
    public var cellDragState = DragState.none
    /// The part of the cell in a drag over its list.
    public var cellDropState = DropState.none

    private var ownStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits, in which all conditions are false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of an app's own; nil where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { ownStates[key] }
        set { ownStates[key] = newValue }
    }
}
