import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct SceneConnectionTests {
    /// Notes the scene's notifications while a closure runs.
    private func notifications(during body: () -> Void) -> [String] {
        nonisolated(unsafe) var heard: [String] = []
        let names: KeyValuePairs = [
            UIScene.willConnectNotification: "willConnect", UIScene.didActivateNotification: "didActivate",
            UIScene.willDeactivateNotification: "willDeactivate",
            UIScene.willEnterForegroundNotification: "willEnterForeground",
            UIScene.didEnterBackgroundNotification: "didEnterBackground",
            UIScene.didDisconnectNotification: "didDisconnect",
        ]
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                heard.append(note.object is UIWindowScene ? word : "other")
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return heard
    }

    @Test func `a scene with a delegate is connected after the launch, and replaces the app delegate's callbacks`()
        throws
    {
        let app = SceneAppDelegate()
        var tester: ViewTester?

        let heard = notifications { tester = ViewTester(delegate: app) }

        tester?.settle()
        let scene = try #require(tester?.runtime.scene)
        let delegate = try #require(scene.delegate as? NotingSceneDelegate)
        #expect(delegate.calls == ["willConnect", "willEnterForeground", "didBecomeActive"])
        #expect(app.calls == ["didFinish", "configuration"])
        #expect(heard == ["willConnect", "willEnterForeground", "didActivate"])
        #expect(scene.session.scene === scene)
        #expect(scene.session.role == .windowApplication)
        #expect(scene.session.configuration.name == "Main")
        #expect(scene.session.configuration.role == .windowApplication)
        #expect(delegate.window?.windowScene === scene)
    }

    @Test func `minimising, restoring and closing a window call the scene's delegate alone`() throws {
        let app = SceneAppDelegate()
        let tester = ViewTester(delegate: app)
        let delegate = try #require(tester.runtime.scene.delegate as? NotingSceneDelegate)
        tester.settle()
        delegate.calls = []

        let heard = notifications {
            tester.hide()
            tester.send(.visibility(isVisible: true))
            tester.runtime.terminate()
        }

        #expect(
            delegate.calls == [
                "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive", "willResignActive",
                "didDisconnect",
            ])
        #expect(
            heard == [
                "willDeactivate", "didEnterBackground", "willEnterForeground", "didActivate", "willDeactivate",
                "didDisconnect",
            ])
        #expect(app.calls == ["didFinish", "configuration", "willTerminate"])
        #expect(tester.runtime.scene.activationState == .unattached)
    }

    @Test func `the address of the launch is among the connection's options`() throws {
        let app = SceneAppDelegate()

        let tester = ViewTester(stateStore: nil, url: "app:note/1", delegate: app)

        tester.settle()
        let delegate = try #require(tester.runtime.scene.delegate as? NotingSceneDelegate)
        let context = try #require(delegate.options?.urlContexts.first)
        #expect(context.url.absoluteString == "app:note/1")
        #expect(context.options.openInPlace)
        #expect(context.options.sourceApplication == nil)
        #expect(context.options.annotation == nil)
        #expect(delegate.options?.sourceApplication == nil)
        #expect(!app.calls.contains("open"))
    }

    @Test func `a configuration without a class takes that of the app's list`() {
        var information = AppInformation()
        information.sceneConfigurations = [
            AppInformation.SceneConfiguration(
                name: "Main", delegateClassName: NSStringFromClass(NotingSceneDelegate.self))
        ]

        let tester = ViewTester(stateStore: nil, information: information, delegate: nil)
        tester.settle()

        #expect(tester.runtime.scene.delegate is NotingSceneDelegate)
        #expect(UISceneConfiguration(name: "None", sessionRole: .windowApplication).delegateClass == nil)
    }

    @Test func `an app without scenes of its own keeps its callbacks`() {
        let app = SceneAppDelegate()
        app.hasScenes = false

        let tester = ViewTester(delegate: app)
        tester.hide()

        #expect(
            app.calls == ["didFinish", "configuration", "didBecomeActive", "willResignActive", "didEnterBackground"])
        #expect(tester.runtime.scene.delegate == nil)
    }

    @Test func `a session keeps its identifier and its user info across launches`() throws {
        let first = ViewTester()
        let session = first.runtime.scene.session
        let identifier = session.persistentIdentifier
        session.userInfo = ["note": 7]
        first.hide()
        let kept = first.runtime.defaults

        #expect(UUID(uuidString: identifier) != nil)
        #expect(identifier != UIDevice.current.identifierForVendor?.uuidString)
        #expect(session.persistentIdentifier == identifier)
        #expect(kept.string(forKey: "UISceneSessionIdentifier") == identifier)
        #expect(kept.dictionary(forKey: "UISceneSessionUserInfo") as? [String: Int] == ["note": 7])
    }

    @Test func `the user's occupation in a scene is there again at the next launch`() throws {
        let first = ViewTester(delegate: SceneAppDelegate())
        let reading = NSUserActivity(activityType: "org.example.reading")
        (reading.title, reading.userInfo) = ("Notes", ["page": 7])
        (first.runtime.scene.delegate as? NotingSceneDelegate)?.activity = reading
        first.settle()
        first.hide()

        let second = ViewTester(stateStore: nil, defaults: first.runtime.defaults, delegate: SceneAppDelegate())
        second.settle()
        let delegate = try #require(second.runtime.scene.delegate as? NotingSceneDelegate)
        let restored = second.runtime.scene.session.stateRestorationActivity
        second.hide()

        #expect(
            delegate.calls.prefix(3) == ["willConnect", "restore org.example.reading page 7", "willEnterForeground"])
        #expect(restored?.title == "Notes")
        #expect(restored?.activityType == "org.example.reading")
        #expect(second.runtime.scene.session.stateRestorationActivity == nil)
        #expect(second.runtime.defaults.dictionary(forKey: "UISceneSessionActivity") == nil)
        #expect(first.diagnostics == [])
    }

    @Test func `an occupation with objects is not kept`() {
        let tester = ViewTester(delegate: SceneAppDelegate())
        let reading = NSUserActivity(activityType: "org.example.reading")
        reading.userInfo = ["view": UIView()]
        (tester.runtime.scene.delegate as? NotingSceneDelegate)?.activity = reading
        tester.settle()

        tester.hide()

        #expect(tester.diagnostics.count == 1)
        #expect(tester.runtime.defaults.dictionary(forKey: "UISceneSessionActivity") == nil)
    }

    @Test func `a session keeps no objects`() {
        let tester = ViewTester()

        tester.runtime.scene.session.userInfo = ["view": UIView()]
        tester.hide()

        #expect(tester.diagnostics.count == 1)
        #expect(tester.runtime.defaults.dictionary(forKey: "UISceneSessionUserInfo") == nil)
    }

    @Test func `a scene can be shown for every target until it says otherwise`() throws {
        let tester = ViewTester()
        let scene = tester.runtime.scene
        let conditions = UISceneActivationConditions()
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

        let usual = scene.activationConditions
        scene.activationConditions = conditions

        #expect(usual.canActivateForTargetContentIdentifierPredicate.evaluate(with: "note"))
        #expect(!usual.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "note"))
        #expect(scene.activationConditions === conditions)
    }
}

final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []
    var options: UIScene.ConnectionOptions?
    var activity: NSUserActivity?

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        calls.append(
            "restore \(stateRestorationActivity.activityType) page \(stateRestorationActivity.userInfo?["page"] ?? 0)")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("willConnect")
        options = connectionOptions
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { calls.append("didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("didEnterBackground") }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let size = previousCoordinateSpace.bounds.size
        calls.append(
            "didUpdate \(Int(size.width))x\(Int(size.height)) \(previousInterfaceOrientation.rawValue) "
                + "\(previousTraitCollection.userInterfaceStyle.rawValue)")
    }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    var hasScenes = true

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("didFinish")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.append("configuration")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        if hasScenes { configuration.delegateClass = NotingSceneDelegate.self }
        return configuration
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        calls.append("open")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("didEnterBackground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}
