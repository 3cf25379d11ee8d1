import Foundation

/// The entries of an app's information property list that count here.
package struct AppInformation {
    /// The schemes, in small letters, about which the app may ask whether addresses can be opened.
    package var queriedSchemes: Set<String> = []
    /// Whether controllers decide about the status bar, as they do unless the app says otherwise.
    package var hasControllerBasedStatusBar = true
    /// The configurations of the app's scenes, in their order.
    package var sceneConfigurations: [SceneConfiguration] = []

    /// The entries of the shortcuts that the app has from the beginning, as the list has them.
    package var shortcuts: [[String: Any]] = []
    /// The app's name for its users.
    package var displayName: String?
    /// The app's identifier.
    package var identifier: String?

    /// A scene's name, and the name of its delegate's class.
    package struct SceneConfiguration {
        package var name: String?
        package var delegateClassName: String?

        package init(name: String? = nil, delegateClassName: String? = nil) {
            (self.name, self.delegateClassName) = (name, delegateClassName)
        }
    }

    /// The entries of an app without a list.
    package init() {}

    /// Reads the entries of a list. `module` stands where class names have `$(PRODUCT_MODULE_NAME)`.
    package init(_ list: [String: Any], module: String) {
        let schemes = list["LSApplicationQueriesSchemes"] as? [String] ?? []
        queriedSchemes = Set(schemes.map { $0.lowercased() })
        hasControllerBasedStatusBar = list["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        shortcuts = list["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        displayName = (list["CFBundleDisplayName"] ?? list["CFBundleName"]) as? String
        identifier = list["CFBundleIdentifier"] as? String
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        sceneConfigurations = entries.map { entry in
            SceneConfiguration(
                name: entry["UISceneConfigurationName"] as? String,
                delegateClassName: (entry["UISceneDelegateClassName"] as? String)?
                    .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
        }
    }

    /// The configuration with a name, and without a name the first.
    package func sceneConfiguration(named name: String?) -> SceneConfiguration? {
        guard let name else { return sceneConfigurations.first }
        return sceneConfigurations.first { $0.name == name }
    }
}
