import Foundation

extension UITabBarController {
    private static let (childrenKey, selectionKey) = ("UITabBarControllerChildren", "UITabBarControllerSelection")

    func encodeTabs(with coder: NSCoder) {
        let children = viewControllers ?? []
        coder.encode(children.filter { $0.restorationPath != nil }, forKey: Self.childrenKey)
        coder.encode(selectedIndex, forKey: Self.selectionKey)
    }

    /// Takes the selection back; also the children, when the app has made none.
    func decodeTabs(with coder: NSCoder) {
        if viewControllers?.isEmpty != false {
            viewControllers = Self.decode(with: coder, forKey: Self.childrenKey)
        }
        guard coder.containsValue(forKey: Self.selectionKey) else { return }
        let index = coder.decodeInteger(forKey: Self.selectionKey)
        if viewControllers?.indices.contains(index) == true { selectedIndex = index }
    }
}
