extension UIButton {
    /// Whether the button shows the last choice from its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Chooses the element of the menu that is on, or its first element.
    func popUpDidChange() {
        guard isPopUp, let menu, let first = menu.leaves.first(where: { $0.state == .on }) ?? menu.leaves.first else {
            return showContent()
        }
        select(first)
    }

    /// Shows an element as the chosen one.
    func select(_ leaf: any UIMenuLeaf) {
        menu?.selectOnly(leaf)
        if configuration != nil {
            configuration?.title = leaf.title
            configuration?.image = leaf.image
        } else {
            setTitle(leaf.title, for: .normal)
            setImage(leaf.image, for: .normal)
        }
    }
}
