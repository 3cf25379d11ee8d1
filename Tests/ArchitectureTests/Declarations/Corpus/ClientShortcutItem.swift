import UIKit

/// Shortcuts as apps subclass, make and answer them.
class ClientShortcutItem: UIApplicationShortcutItem {
    override var icon: UIApplicationShortcutIcon? { super.icon }
    override var localizedSubtitle: String? { super.localizedSubtitle }
    override var localizedTitle: String { super.localizedTitle }
    override var targetContentIdentifier: Any? { super.targetContentIdentifier }
    override var type: String { super.type }
    override var userInfo: [String: any NSSecureCoding]? { super.userInfo }

    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { super.mutableCopy(with: zone) }
}

class ClientMutableShortcutItem: UIMutableApplicationShortcutItem {
    override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
}

class ClientShortcutIcon: UIApplicationShortcutIcon {
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

final class ClientOfShortcuts: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let search = UIApplicationShortcutItem(
            type: "search", localizedTitle: "Search", localizedSubtitle: nil,
            icon: UIApplicationShortcutIcon(type: .search), userInfo: nil)
        let changed = UIMutableApplicationShortcutItem(type: "add", localizedTitle: "Add")
        changed.icon = UIApplicationShortcutIcon(systemImageName: "plus")
        changed.userInfo = ["id": "1" as NSString]
        changed.localizedSubtitle = "Today"
        changed.targetContentIdentifier = "main"
        application.shortcutItems = [search, changed]
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { return item.type != "search" }
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.icon == UIApplicationShortcutIcon(templateImageName: "a")) }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { if let item = connectionOptions.shortcutItem { print(item.localizedTitle) } }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
