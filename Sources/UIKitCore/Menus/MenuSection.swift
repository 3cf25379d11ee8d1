/// A group of a menu's rows, with its title above them.
struct MenuSection {
    var title: String
    var items: [MenuItem]
    var size = UIMenu.ElementSize.large

    /// The rows of a menu in groups: its own, and those of its inline submenus, in order. Empty groups and hidden elements
    /// are omitted.
    static func sections(of menu: UIMenu, loading loader: MenuLoader) -> [MenuSection] {
        var sections = [MenuSection(title: menu.title, items: [], size: menu.preferredElementSize)]
        add(menu.children, to: &sections, loader)
        return sections.filter { !$0.items.isEmpty }
    }

    /// The same groups and rows in reverse order.
    static func reversed(_ sections: [MenuSection]) -> [MenuSection] {
        sections.reversed().map { MenuSection(title: $0.title, items: $0.items.reversed(), size: $0.size) }
    }

    private static func add(_ elements: [UIMenuElement], to sections: inout [MenuSection], _ loader: MenuLoader) {
        let size = sections[sections.count - 1].size
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                sections.append(MenuSection(title: menu.title, items: [], size: menu.preferredElementSize))
                add(menu.children, to: &sections, loader)
                sections.append(MenuSection(title: "", items: [], size: size))
            case let menu as UIMenu: sections[sections.count - 1].items.append(.submenu(menu))
            case let deferred as UIDeferredMenuElement:
                if let loaded = loader.elements(of: deferred) {
                    add(loaded, to: &sections, loader)
                } else {
                    sections[sections.count - 1].items.append(.loading)
                }
            case let leaf as any UIMenuLeaf:
                if !leaf.attributes.contains(.hidden) {
                    sections[sections.count - 1].items.append(.leaf(leaf, element))
                }
            default: break
            }
        }
    }
}
