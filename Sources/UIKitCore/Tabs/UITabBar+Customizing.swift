import CoreGraphics
import Foundation

extension UITabBar {
    /// Stops when the app customises a bar that a container owns, or that is in no view.
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

    /// Shows the screen on which the user chooses tabs; no effect while it is shown.
    ///
    /// - Parameter order: Returns the initial order, after the delegate was notified and may have set other tabs; nil to show
    ///   no screen.
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

    /// Removes the screen, notifies the delegate and applies the order in the controller.
    ///
    /// - Returns: Whether the order has changed.
    func finishCustomizing(animated: Bool) -> Bool {
        guard let customization else { return false }
        // From now on tabs that the delegate sets are kept.
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

    /// Shows the tabs in another order during the session; tabs that stay are animated.
    func arrangeWhileCustomizing(_ items: [UITabBarItem]) {
        let former = buttons
        show(items)
        UIView.performWithoutAnimation {
            // New tabs are not animated.
            for button in buttons where !former.holds(button) { button.frame = bounds }
        }
        UIView.animate(withDuration: TabDrag.flightDuration) { self.layoutIfNeeded() }
    }

    // MARK: Frames

    /// The distance in points above the bar or beside a tab at which a touch still counts as on the tab.
    private static let reach: CGFloat = 16

    /// The frame of a tab, in the bar.
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
