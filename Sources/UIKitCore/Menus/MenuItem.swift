/// One row of a menu.
enum MenuItem {
    case leaf(any UIMenuLeaf, UIMenuElement)
    case submenu(UIMenu)
    /// The first row of a submenu, which closes it and returns to the parent menu.
    case back(UIMenu)
    /// A progress indicator for elements that are being made.
    case loading

    var element: UIMenuElement? {
        switch self {
        case .leaf(_, let element): element
        case .submenu(let menu), .back(let menu): menu
        case .loading: nil
        }
    }

    /// Whether the row can be chosen.
    var isEnabled: Bool {
        switch self {
        case .leaf(let leaf, _): !leaf.attributes.contains(.disabled)
        case .submenu(let menu): !menu.children.isEmpty
        case .back: true
        case .loading: false
        }
    }

    /// Whether the row has the look of a destructive action.
    var isDestructive: Bool {
        switch self {
        case .leaf(let leaf, _): leaf.attributes.contains(.destructive)
        case .submenu(let menu): menu.options.contains(.destructive)
        default: false
        }
    }

    /// The symbol in front of the title; nil for none.
    var mark: String? {
        switch self {
        case .leaf(let leaf, _): leaf.state == .on ? "checkmark" : leaf.state == .mixed ? "minus" : nil
        case .submenu: "chevron.right"
        case .back: "chevron.down"
        case .loading: nil
        }
    }
}
