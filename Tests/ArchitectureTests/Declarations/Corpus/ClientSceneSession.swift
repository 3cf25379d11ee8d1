import UIKit

/// A session of a test.
class ClientSceneSession: UISceneSession {
    override var configuration: UISceneConfiguration { super.configuration }
    override var persistentIdentifier: String { super.persistentIdentifier }
    override var scene: UIScene? { super.scene }
    override var userInfo: [String: Any]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// A configuration of scenes.
class ClientSceneConfiguration: UISceneConfiguration {
    override init(name: String?, sessionRole: UISceneSession.Role) { super.init(name: name, sessionRole: sessionRole) }

    override var delegateClass: AnyClass? {
        get { super.delegateClass }
        set { super.delegateClass = newValue }
    }
}

/// Conditions under which a scene is meant.
class ClientSceneActivationConditions: UISceneActivationConditions {
    override init() { super.init() }

    override var canActivateForTargetContentIdentifierPredicate: NSPredicate {
        get { super.canActivateForTargetContentIdentifierPredicate }
        set { super.canActivateForTargetContentIdentifierPredicate = newValue }
    }
    override var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate {
        get { super.prefersToActivateForTargetContentIdentifierPredicate }
        set { super.prefersToActivateForTargetContentIdentifierPredicate = newValue }
    }
}

/// Limits of a window's size.
class ClientSceneSizeRestrictions: UISceneSizeRestrictions {
    override var allowsFullScreen: Bool {
        get { super.allowsFullScreen }
        set { super.allowsFullScreen = newValue }
    }
    override var maximumSize: CGSize {
        get { super.maximumSize }
        set { super.maximumSize = newValue }
    }
    override var minimumSize: CGSize {
        get { super.minimumSize }
        set { super.minimumSize = newValue }
    }
}

/// The reasons of a scene.
class ClientSceneConnectionOptions: UIScene.ConnectionOptions {
    override var sourceApplication: String? { super.sourceApplication }
}

/// The options with which an address is opened.
class ClientSceneOpenURLOptions: UIScene.OpenURLOptions {
    override var annotation: Any? { super.annotation }
    override var openInPlace: Bool { super.openInPlace }
    override var sourceApplication: String? { super.sourceApplication }
}

/// The way an address is opened.
class ClientSceneOpenExternalURLOptions: UIScene.OpenExternalURLOptions {
    override init() { super.init() }

    override var universalLinksOnly: Bool {
        get { super.universalLinksOnly }
        set { super.universalLinksOnly = newValue }
    }
}

/// An address that was opened.
class ClientOpenURLContext: UIOpenURLContext {
}

/// The status bar of a scene.
class ClientStatusBar: UIStatusBarManager {
    override var isStatusBarHidden: Bool { super.isStatusBarHidden }
    override var statusBarFrame: CGRect { super.statusBarFrame }
    override var statusBarStyle: UIStatusBarStyle { super.statusBarStyle }
}

/// A mode of a screen.
class ClientScreenMode: UIScreenMode {
    override var pixelAspectRatio: CGFloat { super.pixelAspectRatio }
    override var size: CGSize { super.size }
}

/// An activity that can be continued.
class ClientUserActivity: NSUserActivity {
    override init(activityType: String) { super.init(activityType: activityType) }

    override var activityType: String { super.activityType }
    override var delegate: (any NSUserActivityDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var expirationDate: Date? {
        get { super.expirationDate }
        set { super.expirationDate = newValue }
    }
    override var keywords: Set<String> {
        get { super.keywords }
        set { super.keywords = newValue }
    }
    override var needsSave: Bool {
        get { super.needsSave }
        set { super.needsSave = newValue }
    }
    override var persistentIdentifier: String? {
        get { super.persistentIdentifier }
        set { super.persistentIdentifier = newValue }
    }
    override var referrerURL: URL? {
        get { super.referrerURL }
        set { super.referrerURL = newValue }
    }
    override var requiredUserInfoKeys: Set<String>? {
        get { super.requiredUserInfoKeys }
        set { super.requiredUserInfoKeys = newValue }
    }
    override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var userInfo: [AnyHashable: Any]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override var webpageURL: URL? {
        get { super.webpageURL }
        set { super.webpageURL = newValue }
    }

    override func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        super.addUserInfoEntries(from: otherDictionary)
    }
    override func becomeCurrent() { super.becomeCurrent() }
    override func invalidate() { super.invalidate() }
    override func resignCurrent() { super.resignCurrent() }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSceneSessionRole: [UISceneSession.Role] {
        [
            .windowApplication
        ]
    }
    static var allApplicationOpenURLOptionsKey: [UIApplication.OpenURLOptionsKey] {
        [
            .annotation, .openInPlace, .sourceApplication,
        ]
    }
    static var allApplicationOpenExternalURLOptionsKey: [UIApplication.OpenExternalURLOptionsKey] {
        [
            .universalLinksOnly
        ]
    }
    static var allApplicationLaunchOptionsKey: [UIApplication.LaunchOptionsKey] {
        [
            .annotation, .sourceApplication, .url, .userActivityDictionary, .userActivityType,
        ]
    }
}
