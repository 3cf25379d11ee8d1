public import Foundation

/// The part of a scene that the system keeps from one launch to the next.
///
/// It is kept with the app's settings when the app is put away or ends; a session that begins like every other keeps nothing.
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

    /// The scene while it is there.
    open private(set) weak var scene: UIScene?

    /// The purpose of the scene.
    public let role = Role.windowApplication

    /// The classes that the scene was made of.
    open package(set) var configuration: UISceneConfiguration

    /// The name that tells the session from others, the same at each launch.
    open private(set) lazy var persistentIdentifier =
        ApplicationRuntime.current?.keptIdentifier(forKey: "UISceneSessionIdentifier").uuidString ?? ""

    /// Values of the app's own that are there again at the next launch: a property list.
    open var userInfo: [String: Any]? {
        get { keptUserInfo }
        set {
            keptUserInfo = newValue
            isChanged = true
        }
    }

    // Most apps keep nothing, and looking into the settings takes time.
    private lazy var keptUserInfo = ApplicationRuntime.current?.defaults.dictionary(forKey: Self.userInfoKey)
    private var isChanged = false

    private static let activityKey = "UISceneSessionActivity"

    /// The user's last occupation in the scene, as its delegate said when the app was put away or ended.
    ///
    /// After a launch it is that of the launch before, from before the scene is connected.
    open var stateRestorationActivity: NSUserActivity? { keptActivity }

    private lazy var keptActivity = ApplicationRuntime.current?.defaults.dictionary(forKey: Self.activityKey)
        .flatMap { KeptActivity.activity(of: $0) }

    /// Has settings keep the user's occupation in the scene; nil for none.
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

    /// Has settings keep what the app wants kept.
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
