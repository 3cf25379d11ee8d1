import Foundation

/// The entries of an app's information property list that count here.
package struct AppInformation {
    /// The schemes, in small letters, about which the app may ask whether addresses can be opened.
    package var queriedSchemes: Set<String> = []
    /// Whether controllers decide about the status bar, which is the default.
    package var hasControllerBasedStatusBar = true
    /// The configurations of the app's scenes, in their order.
    package var sceneConfigurations: [SceneConfiguration] = []

    /// The name that the user reads; nil for the program's.
    package var displayName: String?
    /// The files of fonts that the app brings along, below the folder of its resources.
    package var fontFiles: [String] = []
    /// The orientations that the app allows on a phone, and on a pad; nil for the usual ones.
    package var orientations: UIInterfaceOrientationMask?
    package var padOrientations: UIInterfaceOrientationMask?
    /// The entries of the shortcuts that the app has from the beginning, as the list has them.
    package var shortcuts: [[String: Any]] = []
    /// The app's identifier.
    package var identifier: String?

    /// The storyboards that an app without scenes begins with, on a phone and on a pad; nil for none.
    package var mainStoryboard: String?
    package var padMainStoryboard: String?

    /// A scene's name, the name of its delegate's class, and that of the storyboard that it begins with.
    package struct SceneConfiguration {
        package var name: String?
        package var delegateClassName: String?
        package var storyboardName: String?

        package init(name: String? = nil, delegateClassName: String? = nil, storyboardName: String? = nil) {
            (self.name, self.delegateClassName, self.storyboardName) = (name, delegateClassName, storyboardName)
        }
    }

    /// The entries of an app without a list.
    package init() {}

    /// Reads the entries of a list. `module` replaces `$(PRODUCT_MODULE_NAME)` in class names.
    package init(_ list: [String: Any], module: String) {
        let schemes = list["LSApplicationQueriesSchemes"] as? [String] ?? []
        queriedSchemes = Set(schemes.map { $0.lowercased() })
        let name = list["CFBundleDisplayName"] as? String ?? list["CFBundleName"] as? String
        displayName = name.flatMap { $0.isEmpty ? nil : $0 }
        fontFiles = list["UIAppFonts"] as? [String] ?? []
        orientations =
            Self.orientations(list["UISupportedInterfaceOrientations~iphone"])
            ?? Self.orientations(list["UISupportedInterfaceOrientations"])
        padOrientations =
            Self.orientations(list["UISupportedInterfaceOrientations~ipad"])
            ?? Self.orientations(list["UISupportedInterfaceOrientations"])
        hasControllerBasedStatusBar = list["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        shortcuts = list["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        identifier = list["CFBundleIdentifier"] as? String
        mainStoryboard = Self.file(list["UIMainStoryboardFile~iphone"]) ?? Self.file(list["UIMainStoryboardFile"])
        padMainStoryboard = Self.file(list["UIMainStoryboardFile~ipad"]) ?? Self.file(list["UIMainStoryboardFile"])
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        sceneConfigurations = entries.map { entry in
            SceneConfiguration(
                name: entry["UISceneConfigurationName"] as? String,
                delegateClassName: (entry["UISceneDelegateClassName"] as? String)?
                    .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module),
                storyboardName: Self.file(entry["UISceneStoryboardFile"]))
        }
    }

    /// The name of a file without its ending; nil for an empty one.
    private static func file(_ value: Any?) -> String? {
        guard let name = value as? String, !name.isEmpty else { return nil }
        return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }

    /// The orientations of a list of their names; nil for a list without any.
    private static func orientations(_ value: Any?) -> UIInterfaceOrientationMask? {
        let names = value as? [String] ?? (value as? String).map { [$0] } ?? []
        let masks = names.compactMap { name -> UIInterfaceOrientationMask? in
            switch name {
            case "UIInterfaceOrientationPortrait": .portrait
            case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
            case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
            case "UIInterfaceOrientationLandscapeRight": .landscapeRight
            default: nil
            }
        }
        return masks.isEmpty ? nil : masks.reduce([]) { $0.union($1) }
    }

    /// The configuration with a name, and without a name the first.
    package func sceneConfiguration(named name: String?) -> SceneConfiguration? {
        guard let name else { return sceneConfigurations.first }
        return sceneConfigurations.first { $0.name == name }
    }
}
