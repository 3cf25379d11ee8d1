public import Foundation

/// An item that can have the keyboard's focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have the focus at the moment.
    var canBecomeFocused: Bool { get }

    /// The item's frame in its container.
    var frame: CGRect { get }

    /// Whether views behind it may get the focus.
    var isTransparentFocusItem: Bool { get }

    /// The display of the focus on the item; nil for none.
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item for Tab in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    public var isTransparentFocusItem: Bool { false }

    public var focusEffect: UIFocusEffect? { .system }

    public var focusGroupPriority: UIFocusGroupPriority { .ignored }

    /// Whether it has the focus.
    public var isFocused: Bool { ApplicationRuntime.current?.focusSystem.focusedItem === self }
}
