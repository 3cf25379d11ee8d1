import UIKit

/// The questions and reports of bars, by Apple's names and types.
enum ClientBarDelegates {
    @MainActor static func name(_ object: any UIBarPositioningDelegate) {
        let _: @MainActor (any UIBarPositioning) -> UIBarPosition = object.position(for:)
    }

    @MainActor static func name(_ object: any UINavigationBarDelegate) {
        let _: @MainActor (UINavigationBar, UINavigationItem) -> Void = object.navigationBar(_:didPop:)
        let _: @MainActor (UINavigationBar, UINavigationItem) -> Void = object.navigationBar(_:didPush:)
        let _: @MainActor (UINavigationBar, UINavigationItem) -> Bool = object.navigationBar(_:shouldPop:)
        let _: @MainActor (UINavigationBar, UINavigationItem) -> Bool = object.navigationBar(_:shouldPush:)
    }

    @MainActor static func name(_ object: any UITabBarDelegate) {
        let _: @MainActor (UITabBar, [UITabBarItem]) -> Void = object.tabBar(_:didBeginCustomizing:)
        let _: @MainActor (UITabBar, [UITabBarItem], Bool) -> Void = object.tabBar(_:didEndCustomizing:changed:)
        let _: @MainActor (UITabBar, UITabBarItem) -> Void = object.tabBar(_:didSelect:)
        let _: @MainActor (UITabBar, [UITabBarItem]) -> Void = object.tabBar(_:willBeginCustomizing:)
        let _: @MainActor (UITabBar, [UITabBarItem], Bool) -> Void = object.tabBar(_:willEndCustomizing:changed:)
    }
}

private final class OwnNavigationBarDelegate: NSObject, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { fatalError() }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { fatalError() }
}

private final class OwnTabBarDelegate: NSObject, UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
