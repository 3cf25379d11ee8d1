public import Foundation

/// A shortcut whose properties can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The identifier of the shortcut in the app.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// The text of the menu item.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// A second text. Menus of desktops do not show it.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// Values of the app's own: a property list.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    /// The identifier of the scene for the shortcut. There is only one scene, so it has no effect.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}
