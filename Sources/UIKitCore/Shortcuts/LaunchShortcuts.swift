package import Foundation

/// The shortcuts of an app: those in its information property list, and those that it has added itself.
@MainActor package struct LaunchShortcuts {
    private static let key = "UIApplicationShortcutItems"

    private let entries: [[String: Any]]
    private let defaults: UserDefaults

    /// The shortcuts of an app with a list and with settings.
    package init(listing entries: [[String: Any]], keptIn defaults: UserDefaults) {
        (self.entries, self.defaults) = (entries, defaults)
    }

    /// The shortcuts that the app has added, now or in an earlier launch.
    var added: [UIApplicationShortcutItem] {
        let kept = defaults.array(forKey: Self.key) as? [[String: Any]] ?? []
        return kept.compactMap { UIApplicationShortcutItem(entry: $0) }
    }

    /// Saves the shortcuts that the app adds.
    func add(_ items: [UIApplicationShortcutItem]?) {
        guard let items, !items.isEmpty else { return defaults.removeObject(forKey: Self.key) }
        let entries = items.map(\.entry)
        if let index = entries.firstIndex(where: { $0 == nil }) {
            Diagnostics.log(
                "The shortcut \(items[index].type) is not kept, for its userInfo holds more than texts, numbers, dates, data, arrays "
                    + "and dictionaries of these.")
        }
        defaults.set(entries.compactMap { $0 }, forKey: Self.key)
    }

    /// The titles of all shortcuts with their types, in the order of menus.
    package var titles: [(type: String, title: String)] { all.map { ($0.type, $0.localizedTitle) } }

    private var all: [UIApplicationShortcutItem] {
        entries.compactMap { UIApplicationShortcutItem(entry: $0) } + added
    }

    /// The shortcut with which the app is launched; for an unknown type one with only the type.
    func item(ofType type: String) -> UIApplicationShortcutItem {
        all.first { $0.type == type } ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    }
}
