import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The accessories of a cell: the visible ones, and their appearance and disappearance.
extension UICollectionViewListCell {
    /// The duration of their appearance and disappearance in seconds.
    private static let duration = 0.3

    func setAccessories(_ accessories: [UICellAccessory]) {
        AccessoryOrder.check(accessories, of: self)
        list.accessories = accessories
        showAccessories(animated: UIView.inheritedAnimationDuration > 0 && window != nil)
    }

    /// Has the accessories follow the states of the cell that they show.
    func accessoryStatesMayHaveChanged() {
        let changesEditing = list.showsEditing != parts.isEditing
        guard
            changesEditing || list.showsExpanded != parts.isExpanded || list.showsSelected != isSelected
        else { return }
        (list.showsExpanded, list.showsSelected) = (parts.isExpanded, isSelected)
        list.showsEditing = parts.isEditing
        guard !list.accessories.isEmpty else { return }
        let animated = window != nil && UIView.mayAnimate
        // Only while the list is edited others show.
        guard !changesEditing else { return showAccessories(animated: animated) }
        let turn = { for shown in self.list.shown { shown.showState(of: self) } }
        if animated { UIView.animate(withDuration: Self.duration, animations: turn) } else { turn() }
    }

    private func showAccessories(animated: Bool) {
        let order = AccessoryOrder(list.accessories, isEditing: parts.isEditing)
        var former: [UICellAccessory.AccessoryType: ShownAccessory] = [:]
        for shown in list.shown + list.leaving { former[shown.accessory.accessoryType] = shown }
        if animated { UIView.performWithoutAnimation { layoutIfNeeded() } }
        let before = geometry(in: bounds.size)
        var entering: [ShownAccessory] = []
        func show(_ accessory: UICellAccessory, isLeading: Bool) -> ShownAccessory {
            if let kept = former.removeValue(forKey: accessory.accessoryType), kept.view.superview === self {
                let turn = { kept.update(accessory, in: self) }
                if animated { UIView.animate(withDuration: Self.duration, animations: turn) } else { turn() }
                kept.isLeading = isLeading
                return kept
            }
            let made = ShownAccessory(accessory, in: self)
            made.isLeading = isLeading
            entering.append(made)
            return made
        }
        list.leading = order.leading.map { show($0, isLeading: true) }
        list.trailing = order.trailing.map { show($0, isLeading: false) }
        // Hash order: each leaves for itself.
        list.leaving = former.values.filter { $0.view.superview === self }
        bringIn(entering, before, animated)
        list.changes += 1
        accessoryRoomDidChange()
        settle(animated)
    }

    /// Adds the views of new accessories at the positions where their animation begins.
    private func bringIn(_ entering: [ShownAccessory], _ before: ListCellGeometry, _ animated: Bool) {
        UIView.performWithoutAnimation {
            for shown in entering {
                insertSubview(shown.view, aboveSubview: contentView)
                let size = shown.item(signScale: list.signScale, controlScale: list.controlScale).size
                let frame = CGRect(
                    x: 0, y: ((bounds.height - size.height) / 2).roundedToPixels(contentScaleFactor),
                    width: size.width, height: size.height)
                shown.layOut(before.outside(frame, isLeading: shown.isLeading))
                shown.view.alpha = animated ? 0 : shown.accessory.look.isHidden ? 0 : 1
            }
        }
    }

    private func settle(_ animated: Bool) {
        guard animated else { return removeLeaving() }
        let count = list.changes
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            if let self, self.list.changes == count { self.removeLeaving() }
        }
    }

    private func removeLeaving() {
        for shown in list.leaving {
            shown.view.alpha = 1
            if shown.view.superview === self { shown.view.removeFromSuperview() }
        }
        list.leaving = []
    }

    /// The content has another width or another position now.
    func accessoryRoomDidChange() {
        adoptIndentation()
        setNeedsLayout()
        contentSizeWasInvalidated()
    }

    func accessorySizeDidChange(_ view: UIView) {
        guard !parts.isLayingOut, let shown = list.shown.first(where: { $0.view === view }),
            case .customView(_, keepsSize: false) = shown.accessory.content
        else { return }
        shown.sizeDidChange()
        accessoryRoomDidChange()
    }

    func followCategory() {
        let category = traitCollection.preferredContentSizeCategory
        guard category != list.category else { return }
        list.category = category
        // Symbols scale with the text; large text grows by a smaller factor.
        let sign = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
        let control = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 1, compatibleWith: traitCollection)
        (list.signScale, list.controlScale) = (max(1, sign), max(1, control))
        for shown in list.shown { shown.update(shown.accessory, in: self) }
        accessoryRoomDidChange()
    }

    // MARK: Taps

    /// Whether an outline disclosure of a style is the whole cell's.
    func isTappedAsWhole(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Bool {
        switch style {
        case .automatic: list.role?.part == .header
        case .header: true
        case .cell: false
        }
    }

    private var outline: (handler: UICellAccessory.ActionHandler?, isWhole: Bool)? {
        for shown in list.trailing {
            guard case .outlineDisclosure(let style, let handler) = shown.accessory.content,
                !shown.accessory.look.isHidden
            else { continue }
            return (handler, isTappedAsWhole(style))
        }
        return nil
    }

    /// The button whose menu a tap anywhere opens; nil for none.
    private var menuButton: AccessoryButton? {
        for shown in list.trailing where !shown.accessory.look.isHidden {
            if case .popUpMenu = shown.accessory.content { return shown.button }
        }
        return nil
    }

    /// Whether a tap anywhere opens the menu of an accessory, or expands or collapses the item.
    var isTappedAsWhole: Bool { menuButton != nil || outline?.isWhole == true }

    func tapAsWhole() {
        if let menuButton { return menuButton.performPrimaryAction() }
        guard let outline else { return }
        if let handler = outline.handler { handler() } else { toggleOutline() }
    }

    func toggleOutline() { engine?.toggle(self) }

    func openSwipe() { engine?.openSwipe(of: self) }

    /// Takes over the level of the item in its tree, when that is another one.
    func adoptLevel(_ level: Int) {
        guard level != list.ownLevel else { return }
        list.ownLevel = level
        indentationLevel = level
    }
}
