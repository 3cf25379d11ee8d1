extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    var ownTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }

    /// Gives the title to the items that were made.
    func titleDidChange() {
        storedNavigationItem?.title = title
        storedTabBarItem?.title = title
    }

    func replaceTabBarItem(_ item: UITabBarItem?) {
        storedTabBarItem = item
        tabBarController?.itemsDidChange()
    }

    func replaceToolbarItems(by items: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = items
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    func nearestAncestor<Container: UIViewController>() -> Container? {
        var ancestor = parent
        while let current = ancestor {
            if let container = current as? Container { return container }
            ancestor = current.parent
        }
        return nil
    }

    /// Does what a movement or a finger calls for; callbacks of it may let go of this container, which holds all that does it.
    package func withExtendedSelf(_ movement: () -> Void) {
        movement()
        withExtendedLifetime(self) {}
    }

    /// Brings a child that this container drives to where the container itself is: callbacks of the child may have shown or
    /// hidden the container, which could not pass that on in their middle.
    package func alignAppearance(of child: UIViewController) {
        let state = appearance.state
        let shallShow = state == .appearing || state == .appeared
        child.beginAppearanceTransition(shallShow, animated: false)
        guard state == .appeared || state == .disappeared, child.isChangingAppearance else { return }
        if shallShow { child.sendIsAppearing() }
        child.endAppearanceTransition()
    }
}
