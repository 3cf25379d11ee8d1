import Foundation

extension UITabBarController {
    /// The controllers that the user may give tabs or take them from, in order.
    private var customizable: [UIViewController] {
        (viewControllers ?? []).filter { controller in
            customizableViewControllers?.contains { $0 === controller } == true
        }
    }

    /// Whether some controllers have no tab, and the user may choose which.
    var canCustomize: Bool { !overflow.isEmpty && !customizable.isEmpty }

    /// The user wants to choose which controllers have tabs.
    func beginCustomizing() {
        guard canCustomize, !tabBar.isCustomizing else { return }
        delegate?.tabBarController(self, willBeginCustomizing: customizable)
        // The delegate may have changed its mind.
        guard canCustomize else { return }
        tabBar.beginCustomizing(customizable.compactMap(\.tabBarItem)) {
            guard canCustomize else { return nil }
            let tabs = roots.filter { $0 !== more }
            return TabOrder(
                tabs.compactMap(\.tabBarItem), others: overflow.compactMap(\.tabBarItem), more: more?.tabBarItem)
        }
    }

    /// Takes the user's choice so far, since the choice is between others now.
    func endCustomizing() {
        if storedTabBar?.isCustomizing == true { tabBar.endCustomizing(animated: false) }
    }

    /// Notifies the delegate of a new order and takes it, unless the delegate has set other controllers.
    func willEndCustomizing(_ items: [UITabBarItem], changed: Bool) {
        let former = viewControllers ?? []
        var rest = former
        let known = items.map { item in
            rest.firstIndex { $0.tabBarItem === item }.map { rest.remove(at: $0) }
        }
        // Who has another item now keeps the place of the old one.
        let controllers = known.compactMap { $0 ?? (rest.isEmpty ? nil : rest.removeFirst()) } + rest
        delegate?.tabBarController(self, willEndCustomizing: controllers, changed: changed)
        guard former.elementsEqual(viewControllers ?? [], by: { $0 === $1 }) else { return }
        if changed {
            isInUserOrder = true
            arrange(controllers)
        } else {
            itemsDidChange()
        }
    }

    /// Notifies the delegate that the screen has gone.
    func didEndCustomizing(changed: Bool) {
        delegate?.tabBarController(self, didEndCustomizing: viewControllers ?? [], changed: changed)
    }
}
