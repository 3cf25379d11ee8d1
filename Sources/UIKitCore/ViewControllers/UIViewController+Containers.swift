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

    /// Sets the title of the bar items that exist.
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

    /// Handles a movement of a gesture, whose callbacks may release this container; the container is kept alive until
    /// they return.
    ///
    /// - Parameter movement: The handler, which can use the container and its parts to its end.
    package func withExtendedSelf(_ movement: () -> Void) {
        movement()
        withExtendedLifetime(self) {}
    }

    /// Gives a child the appearance state of its container.
    ///
    /// Callbacks of the child may have shown or hidden the container, which cannot forward that while they run.
    package func alignAppearance(of child: UIViewController) {
        let state = appearance.state
        let shallShow = state == .appearing || state == .appeared
        child.beginAppearanceTransition(shallShow, animated: false)
        guard state == .appeared || state == .disappeared, child.isChangingAppearance else { return }
        if shallShow { child.sendIsAppearing() }
        child.endAppearanceTransition()
    }
}
