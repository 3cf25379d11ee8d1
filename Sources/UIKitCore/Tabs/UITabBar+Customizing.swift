import CoreGraphics
import Foundation

extension UITabBar {
    /// Stops when the app customises a container's bar, or one that lies in nothing.
    func checkCanCustomize() {
        if let owner {
            fatalError(
                "The tab bar belongs to \(ObjectNames.label(of: owner)), so the app cannot customize it. Set "
                    + "customizableViewControllers and leave it to the user; \"Edit\" in the list behind \"More\" leads there."
            )
        }
        guard superview == nil else { return }
        fatalError(
            "The tab bar has no superview, so there is no place for the screen on which the user customizes it. Add it to a "
                + "view before calling beginCustomizingItems(_:).")
    }

    /// Brings up the screen on which the user chooses tabs; nothing happens while one is up. The order to begin with is asked for
    /// when the delegate has been told, since it may have set other tabs; nil for no screen after all.
    func beginCustomizing(_ items: [UITabBarItem], _ order: () -> TabOrder?) {
        guard customization == nil, superview != nil else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        guard customization == nil, let stage = superview, let order = order() else { return }
        let customization = TabCustomization(of: self, items, order: order)
        self.customization = customization
        customization.begin(in: stage) { [weak self, weak customization] in
            guard let self, let customization, self.customization === customization else { return }
            delegate?.tabBar(self, didBeginCustomizing: items)
        }
    }

    /// Removes the screen, tells of the new order, and has the controller take it; whether it is another one.
    func finishCustomizing(animated: Bool) -> Bool {
        guard let customization else { return false }
        // Only now what delegates set is theirs to set.
        self.customization = nil
        let (items, changed) = (customization.itemsInOrder, customization.hasChanged)
        let order = customization.order.items
        dropSelectionWithoutTab()
        delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
        (owner as? any TabBarOwner)?.willEndCustomizing(order, changed: changed)
        customization.end(animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
            (owner as? any TabBarOwner)?.didEndCustomizing(changed: changed)
        }
        return changed
    }

    /// Shows the tabs in another order while it is being chosen; those that stay move to their places.
    func arrangeWhileCustomizing(_ items: [UITabBarItem]) {
        let former = buttons
        show(items)
        UIView.performWithoutAnimation {
            // What is new does not come from anywhere.
            for button in buttons where !former.contains(where: { $0 === button }) { button.frame = bounds }
        }
        UIView.animate(withDuration: TabDrag.flightDuration) { self.layoutIfNeeded() }
    }

    // MARK: Places

    /// How far from a tab a finger may be and still be on it, above the bar or beside the tab.
    private static let reach: CGFloat = 16

    /// Where a tab is, in the bar.
    func frame(of item: UITabBarItem) -> CGRect? { buttons.first { $0.item === item }?.frame }

    /// The tab at a point of the bar, or close to it.
    func tab(near point: CGPoint) -> UITabBarItem? {
        guard bounds.insetBy(dx: 0, dy: -Self.reach).contains(point) else { return nil }
        var nearest: (item: UITabBarItem, distance: CGFloat)?
        for button in buttons {
            let distance = (button.center.x - point.x).magnitude
            if distance <= button.bounds.width / 2 + Self.reach, distance < nearest?.distance ?? .infinity {
                nearest = (button.item, distance)
            }
        }
        return nearest?.item
    }
}
