public import UIKitCore

nonisolated extension UICellAccessory {
    /// The kinds of accessories.
    public enum AccessoryType: Hashable {
        /// A chevron.
        case disclosureIndicator
        /// A chevron that turns.
        case outlineDisclosure
        /// A check mark.
        case checkmark
        /// A minus sign.
        case delete
        /// A plus sign.
        case insert
        /// Three lines.
        case reorder
        /// A ring.
        case multiselect
        /// A text.
        case label
        /// A button for details.
        case detail
        /// Two chevrons above each other.
        case popUpMenu
        /// A view of the app's.
        case customView(UIView)

        /// Whether two accessories are of one kind, whichever view they show.
        func matches(_ other: AccessoryType) -> Bool {
            if case .customView = self, case .customView = other { return true }
            return self == other
        }
    }
}
