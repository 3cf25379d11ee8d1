public import Foundation

/// An action with which the app can be launched, in the menu of its desktop entry.
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

    /// The identifier of the shortcut in the app.
    open var type: String { content.type }
    /// The text of the menu item.
    open var localizedTitle: String { content.title }
    /// A second text. Menus of desktops do not show it.
    open var localizedSubtitle: String? { content.subtitle }
    /// The icon beside the title; nil for none.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// Values of the app's own: a property list.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// The identifier of the scene for the shortcut. There is only one scene, so it has no effect.
    open var targetContentIdentifier: Any? { content.target }

    /// Makes an item.
    /// - Parameters:
    ///   - type: The identifier of the shortcut in the app.
    ///   - localizedTitle: The text of the menu item.
    ///   - localizedSubtitle: A second text.
    ///   - icon: The icon.
    ///   - userInfo: Values of the app's own.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    }

    /// Makes an item with only a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// An immutable copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { copied { UIApplicationShortcutItem(copying: $0) } }

    /// A copy whose properties can be changed.
    open nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        copied { UIMutableApplicationShortcutItem(copying: $0) }
    }

    private nonisolated func copied(_ copy: @MainActor (UIApplicationShortcutItem) -> Any) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = copy(self) }
        return result
    }

    init(copying other: UIApplicationShortcutItem) { content = other.content }
}
