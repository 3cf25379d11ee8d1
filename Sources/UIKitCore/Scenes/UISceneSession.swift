public import Foundation

/// The part of a scene that is saved between launches.
///
/// It is saved with the app's settings when the app enters the background or ends; a session with a clean state saves no values.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a role.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window with the app's interface.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    private static let userInfoKey = "UISceneSessionUserInfo"

    /// The scene while it is connected.
    open private(set) weak var scene: UIScene?

    /// The purpose of the scene.
    public let role = Role.windowApplication

    /// The configuration with which the scene was made.
    open package(set) var configuration: UISceneConfiguration

    /// The identifier that distinguishes the session from others, the same at each launch.
    open private(set) lazy var persistentIdentifier =
        ApplicationRuntime.current?.keptIdentifier(forKey: "UISceneSessionIdentifier").uuidString ?? ""

    /// Values of the app's own that are restored at the next launch: a property list.
    open var userInfo: [String: Any]? {
        get { keptUserInfo }
        set {
            keptUserInfo = newValue
            isChanged = true
        }
    }

    // Most apps have no values, and reading the settings takes time.
    private lazy var keptUserInfo = ApplicationRuntime.current?.defaults.dictionary(forKey: Self.userInfoKey)
    private var isChanged = false

    private static let activityKey = "UISceneSessionActivity"

    /// The user's last activity in the scene, as its delegate returned it when the app entered the background or ended.
    ///
    /// After a launch it is that of the launch before, from before the scene is connected.
    open var stateRestorationActivity: NSUserActivity? { keptActivity }

    private lazy var keptActivity = ApplicationRuntime.current?.defaults.dictionary(forKey: Self.activityKey)
        .flatMap { KeptActivity.activity(of: $0) }

    /// Saves the user's activity in settings; nil removes it.
    func keep(_ activity: NSUserActivity?, in defaults: UserDefaults) {
        keptActivity = activity
        let list = activity.flatMap { KeptActivity.list(of: $0) }
        if activity != nil, list == nil {
            Diagnostics.log(
                "The activity of a scene is not kept, for its userInfo holds more than texts, numbers, dates, data, arrays and "
                    + "dictionaries of these, by texts.")
        }
        defaults.set(list, forKey: Self.activityKey)
    }

    init(scene: UIScene) {
        self.scene = scene
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }

    /// Saves the app's values in settings.
    func save(to defaults: UserDefaults) {
        guard isChanged else { return }
        isChanged = false
        guard let userInfo else { return defaults.removeObject(forKey: Self.userInfoKey) }
        guard PropertyListSerialization.propertyList(userInfo, isValidFor: .binary) else {
            Diagnostics.log(
                "The userInfo of a scene's session is not kept, for it holds more than texts, numbers, dates, data, arrays and "
                    + "dictionaries of these.")
            return
        }
        defaults.set(userInfo, forKey: Self.userInfoKey)
    }
}
