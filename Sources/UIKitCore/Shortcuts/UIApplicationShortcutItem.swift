public import Foundation

/// Something that the app can be launched for: an action of its entry in the desktop's menus.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The parts of an item.
    struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    var content: Content

    /// The name by which the app knows the shortcut.
    open var type: String { content.type }
    /// The text of the menu's entry.
    open var localizedTitle: String { content.title }
    /// A second text. Menus of desktops do not show it.
    open var localizedSubtitle: String? { content.subtitle }
    /// The picture.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// Values of the app's own: a property list.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// The scene that suits the shortcut. There is one scene, so that it does not count.
    open var targetContentIdentifier: Any? { content.target }

    /// Makes an item.
    /// - Parameters:
    ///   - type: The name by which the app knows the shortcut.
    ///   - localizedTitle: The text of the menu's entry.
    ///   - localizedSubtitle: A second text.
    ///   - icon: The picture.
    ///   - userInfo: Values of the app's own.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    }

    /// Makes an item with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// An item with the same parts that does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { copied { UIApplicationShortcutItem(copying: $0) } }

    /// An item with the same parts that can be changed.
    open nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        copied { UIMutableApplicationShortcutItem(copying: $0) }
    }

    private nonisolated func copied(_ copy: @MainActor (UIApplicationShortcutItem) -> Any) -> Any {
        nonisolated(unsafe) let original = self
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = copy(original) }
        return result
    }

    init(copying other: UIApplicationShortcutItem) { content = other.content }
}
