import CoreGraphics
import Foundation

extension UITabBarController {
    private static let (childrenKey, selectionKey) = ("UITabBarControllerChildren", "UITabBarControllerSelection")
    private static let userOrderKey = "UITabBarControllerIsInUserOrder"

    func encodeTabs(with coder: NSCoder) {
        let children = viewControllers ?? []
        coder.encode(children.filter { $0.restorationPath != nil }, forKey: Self.childrenKey)
        coder.encode(selectedIndex, forKey: Self.selectionKey)
        coder.encode(isInUserOrder, forKey: Self.userOrderKey)
    }

    /// Restores the selection and the user's order, and the children, when the app has made none.
    func decodeTabs(with coder: NSCoder) {
        let saved = Self.decode(with: coder, forKey: Self.childrenKey)
        if viewControllers?.isEmpty != false { viewControllers = possibleChildren(saved) }
        if coder.decodeBool(forKey: Self.userOrderKey) { applyUserOrder(saved) }
        guard coder.containsValue(forKey: Self.selectionKey) else { return }
        let index = coder.decodeInteger(forKey: Self.selectionKey)
        if viewControllers?.indices.contains(index) == true { selectedIndex = index }
    }

    /// Sorts some controllers among the positions that they occupy; all others keep theirs.
    private func applyUserOrder(_ order: [UIViewController]) {
        let controllers = viewControllers ?? []
        // A damaged order may name a controller twice.
        let order = order.enumerated().filter { index, controller in
            hasTab(controller) && !order[..<index].holds(controller)
        }.map(\.element)
        var next = order.makeIterator()
        isInUserOrder = true
        arrange(
            controllers.map { controller in
                order.holds(controller) ? next.next() ?? controller : controller
            })
    }
}
