/// The properties of bars that interface files and apps reach by key.
enum BarProperties {
    static func expose(to x: AnoleExports) {
        exposeBarItem(to: x)
        exposeBarButtonItem(to: x)
        exposeTabBarItem(to: x)
        exposeNavigationItem(to: x)
        exposeNavigationBar(to: x)
        exposeToolbar(to: x)
        exposeTabBar(to: x)
    }

    private static func exposeBarItem(to x: AnoleExports) {
        x.property("title", \UIBarItem.title)
        x.property("image", \UIBarItem.image)
        x.property("enabled", \UIBarItem.isEnabled)
        x.property("tag", \UIBarItem.tag)
    }

    private static func exposeBarButtonItem(to x: AnoleExports) {
        x.property("style", \UIBarButtonItem.style)
        x.property("width", \UIBarButtonItem.width)
        x.property("tintColor", \UIBarButtonItem.tintColor)
        x.property("customView", \UIBarButtonItem.customView)
        x.property("target", \UIBarButtonItem.target)
    }

    private static func exposeTabBarItem(to x: AnoleExports) {
        x.property("badgeValue", \UITabBarItem.badgeValue)
        x.property("badgeColor", \UITabBarItem.badgeColor)
        x.property("selectedImage", \UITabBarItem.selectedImage)
    }

    private static func exposeNavigationItem(to x: AnoleExports) {
        x.property("title", \UINavigationItem.title)
        x.property("prompt", \UINavigationItem.prompt)
        x.property("titleView", \UINavigationItem.titleView)
        x.property("hidesBackButton", \UINavigationItem.hidesBackButton)
        x.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        x.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        x.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        x.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        x.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        x.property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    }

    private static func exposeNavigationBar(to x: AnoleExports) {
        x.property("barTintColor", \UINavigationBar.barTintColor)
        x.property("translucent", \UINavigationBar.isTranslucent)
        x.property("barStyle", \UINavigationBar.barStyle)
        x.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        x.property("topItem", \UINavigationBar.topItem)
        x.property("delegate", \UINavigationBar.delegate)
    }

    private static func exposeToolbar(to x: AnoleExports) {
        x.property("items", \UIToolbar.items)
        x.property("barTintColor", \UIToolbar.barTintColor)
        x.property("translucent", \UIToolbar.isTranslucent)
        x.property("barStyle", \UIToolbar.barStyle)
    }

    private static func exposeTabBar(to x: AnoleExports) {
        x.property("items", \UITabBar.items)
        x.property("selectedItem", \UITabBar.selectedItem)
        x.property("barTintColor", \UITabBar.barTintColor)
        x.property("translucent", \UITabBar.isTranslucent)
        x.property("barStyle", \UITabBar.barStyle)
        x.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    }
}
