public import UIFoundation

/// The traits and states of a view such as a header or a footer.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the user cannot act on the view.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the keyboard's focus is on the view.
    public var isFocused = false
    /// Whether the view stays at an edge while the content around it scrolls.
    public var isPinned = false

    private var ownStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits, in which all conditions are false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of an app's own; nil where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { ownStates[key] }
        set { ownStates[key] = newValue }
    }
}
