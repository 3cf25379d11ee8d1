import CoreGraphics
import Foundation

extension UITabBarController {
    /// The controllers that the user may move into and out of the bar, in order.
    private var customizable: [UIViewController] {
        (viewControllers ?? []).filter { controller in
            customizableViewControllers?.holds(controller) == true
        }
    }

    /// Whether some controllers have no tab, and the user may choose which.
    var canCustomize: Bool { !overflow.isEmpty && !customizable.isEmpty }

    /// Begins a session in which the user chooses which controllers have tabs.
    func beginCustomizing() {
        guard canCustomize, !tabBar.isCustomizing else { return }
        delegate?.tabBarController(self, willBeginCustomizing: customizable)
        // The delegate may have changed the controllers.
        guard canCustomize else { return }
        tabBar.beginCustomizing(customizable.compactMap(\.tabBarItem)) {
            guard canCustomize else { return nil }
            let tabs = roots.filter { $0 !== more }
            return TabOrder(
                tabs.compactMap(\.tabBarItem), others: overflow.compactMap(\.tabBarItem), more: more?.tabBarItem)
        }
    }

    /// Ends the session with the present order, because the controllers have changed.
    func endCustomizing() {
        if storedTabBar?.isCustomizing == true { tabBar.endCustomizing(animated: false) }
    }

    /// Notifies the delegate of the new order and applies it, unless the delegate has set other controllers.
    func willEndCustomizing(_ items: [UITabBarItem], changed: Bool) {
        let former = viewControllers ?? []
        var rest = former
        let known = items.map { item in
            rest.firstIndex { $0.tabBarItem === item }.map { rest.remove(at: $0) }
        }
        // A controller whose item has changed keeps the position of the old one.
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

    /// Notifies the delegate that the screen has disappeared.
    func didEndCustomizing(changed: Bool) {
        delegate?.tabBarController(self, didEndCustomizing: viewControllers ?? [], changed: changed)
    }
}
