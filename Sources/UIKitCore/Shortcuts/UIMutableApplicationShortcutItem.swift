public import Foundation

/// A shortcut whose parts can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The name by which the app knows the shortcut.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// The text of the menu's entry.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// A second text. Menus of desktops do not show it.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The picture.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// Values of the app's own: a property list.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    /// The scene that suits the shortcut. There is one scene, so that it does not count.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}
