import UIFoundation
import UIKitCore

/// An accessory by its kind, with the values that only this kind has.
nonisolated enum AccessoryContent {
    case disclosureIndicator
    case outlineDisclosure(UICellAccessory.OutlineDisclosureOptions.Style, UICellAccessory.ActionHandler?)
    case popUpMenu(UIMenu, UICellAccessory.MenuSelectedElementDidChangeHandler?)
    case checkmark
    case detail(UICellAccessory.ActionHandler?)
    case delete(UICellAccessory.ActionHandler?)
    case insert(UICellAccessory.ActionHandler?)
    case multiselect
    case reorder(hasLine: Bool)
    case label(String, UIFont, followsCategory: Bool)
    case customView(UICellAccessory.Placement, keepsSize: Bool)

    /// The order of the system's accessories at the leading side, or nil for those at the other side.
    var leadingOrder: Int? {
        switch self {
        case .delete: 0
        case .insert: 1
        case .multiselect: 2
        default: nil
        }
    }

    /// The order of the system's accessories at the trailing side, from the content on.
    var trailingOrder: Int {
        switch self {
        case .label: 0
        case .checkmark: 1
        case .detail: 2
        case .outlineDisclosure: 3
        case .popUpMenu: 4
        case .disclosureIndicator: 5
        case .reorder: 6
        default: 7
        }
    }
}
