import Foundation
import UIFoundation

extension UIBarButtonItem {
    /// A group of this button alone, which the user cannot move.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A group of this button alone, which the user may move; the customization identifier is its name.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this button alone, which the user may move, add and leave out.
    /// - Parameters:
    ///   - customizationIdentifier: the name of the group.
    ///   - isInDefaultCustomization: whether it is in the bar at first; otherwise it is not shown.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The element for the button in an overflow menu; nil for spaces and hidden buttons, and for views without a title.
    var representation: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isHidden, systemItem?.isSpace != true else { return nil }
        let words = title ?? systemItem?.words ?? ""
        guard !words.isEmpty || image != nil else { return nil }
        if let menu, showsMenuAtOnce {
            return UIMenu(title: words, image: image, children: menu.children)
        }
        return UIAction(
            title: words, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] action in
            let overflow = (action.sender as? UIBarButtonItem)?.presenter as? UIView
            if let overflow { self?.perform(from: overflow, event: nil) }
        }
    }

    /// Whether the button shows the last choice from its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAtOnce }

    /// Shows the element of the menu that is on, or its first element.
    func popUpDidChange() {
        guard isPopUp, let leaves = menu?.leaves, let first = leaves.first(where: { $0.state == .on }) ?? leaves.first
        else { return }
        select(first)
    }

    /// Shows an element of the menu as the chosen one.
    func select(_ leaf: any UIMenuLeaf) {
        menu?.selectOnly(leaf)
        (title, image) = (leaf.title, leaf.image)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The name of the item in a menu; nil for spaces.
    fileprivate var words: String? { title ?? (isSpace ? nil : String(describing: self).capitalized) }
}
