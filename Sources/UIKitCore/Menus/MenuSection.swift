/// Rows of a menu that belong together, with the title above them.
struct MenuSection {
    var title: String
    var items: [MenuItem]

    /// The rows of a menu by groups: its own, and those of the menus shown inline, in order. Empty groups and what is hidden are
    /// left out.
    static func sections(of menu: UIMenu, loading loader: MenuLoader) -> [MenuSection] {
        var sections = [MenuSection(title: menu.title, items: [])]
        add(menu.children, to: &sections, loader)
        return sections.filter { !$0.items.isEmpty }
    }

    private static func add(_ elements: [UIMenuElement], to sections: inout [MenuSection], _ loader: MenuLoader) {
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                sections.append(MenuSection(title: menu.title, items: []))
                add(menu.children, to: &sections, loader)
                sections.append(MenuSection(title: "", items: []))
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
