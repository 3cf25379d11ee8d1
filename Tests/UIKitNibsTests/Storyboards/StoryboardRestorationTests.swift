import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitNibs
import UIKitTesting

/// Controllers of storyboards that are restored with the app's state.
@Suite(.application) struct StoryboardRestorationTests {
    /// A state that outlives the app of one tester and is there for the next one's.
    private final class Store: SavedStateStore {
        var state: Data?
        func load() -> Data? { state }
        func didRestore() {}
        func setAside(because reason: String) { Issue.record("\(reason)") }
        func save(_ state: Data) { self.state = state }
        func remove() { state = nil }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let storyboard: UIStoryboard
        private(set) var window: UIWindow!
        /// The controllers that it makes itself, by identifiers.
        var makers: [String: () -> UIViewController] = [:]
        private(set) var asked: [String] = []
        private(set) var storyboards: [UIStoryboard?] = []

        init(_ storyboard: UIStoryboard) { self.storyboard = storyboard }

        var navigation: UINavigationController? { window.rootViewController as? UINavigationController }
        var top: SceneController? { navigation?.topViewController as? SceneController }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = storyboard.instantiateInitialViewController()
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            true
        }

        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            asked.append(identifierComponents.joined(separator: "/"))
            let key = UIApplication.stateRestorationViewControllerStoryboardKey
            storyboards.append(coder.decodeObject(forKey: key) as? UIStoryboard)
            return identifierComponents.last.flatMap { makers[$0]?() }
        }
    }

    private let store = Store()

    private static let useName = "useStoryboardIdentifierAsRestorationIdentifier=\"YES\""

    private static func scene(_ id: String, name: String, _ restoration: String) -> String {
        StoryboardStage.scene(id).replacing(
            "storyboardIdentifier=\"\(id.uppercased())\"", with: "storyboardIdentifier=\"\(name)\" \(restoration)")
    }

    private static func stage(detail: String = scene("d", name: "Detail", useName)) -> StoryboardStage {
        StoryboardStage(
            StoryboardStage.container(
                "n", "navigationController restorationIdentifier=\"Stack\"",
                StoryboardStage.relationship("rootViewController", to: "a", id: "r")
            ).replacing("</navigationController restorationIdentifier=\"Stack\">", with: "</navigationController>"),
            scene("a", name: "List", useName), detail, initial: "n")
    }

    @discardableResult
    private func launch(_ delegate: Delegate) -> ViewTester {
        let tester = ViewTester(stateStore: store, delegate: delegate)
        tester.settle()
        return tester
    }

    /// Launches an app, pushes the detail, and saves the state.
    private func saveDetail(_ stage: StoryboardStage) {
        let delegate = Delegate(stage.storyboard)
        let tester = launch(delegate)
        let detail = stage.storyboard.instantiateViewController(withIdentifier: "Detail")
        delegate.navigation?.pushViewController(detail, animated: false)
        tester.settle()
        tester.hide()
    }

    @Test func `the scene of that name makes the controller, after the delegate was asked`() throws {
        let stage = Self.stage()
        saveDetail(stage)

        let delegate = Delegate(stage.storyboard)
        launch(delegate)

        #expect(delegate.asked == ["Stack", "Stack/List", "Stack/Detail"])
        #expect(delegate.navigation?.viewControllers.count == 2)
        #expect(delegate.top?.name == "d" && delegate.top?.restorationIdentifier == "Detail")
        #expect(delegate.top?.view.window === delegate.window)
        // The first two are those that the storyboard has made at the launch.
        #expect(delegate.navigation?.viewControllers.first === delegate.navigation?.children.first)
        #expect(delegate.storyboards.map { $0?.name } == ["Main", "Main", "Main"])
        #expect(delegate.storyboards.last??.bundle?.bundlePath == stage.storyboard.bundle?.bundlePath)
    }

    @Test func `the delegate's controller precedes the storyboard's`() {
        let stage = Self.stage()
        saveDetail(stage)

        let delegate = Delegate(stage.storyboard)
        let own = UIViewController()
        delegate.makers["Detail"] = { own }
        launch(delegate)

        #expect(delegate.navigation?.topViewController === own)
    }

    @Test func `an identifier that is not the scene's name is found as well`() {
        let stage = Self.stage(detail: Self.scene("d", name: "Detail", "restorationIdentifier=\"Page\""))
        saveDetail(stage)

        let delegate = Delegate(stage.storyboard)
        launch(delegate)

        #expect(delegate.top?.name == "d" && delegate.top?.restorationIdentifier == "Page")
    }

    @Test func `a removed scene is left out, and the rest is restored`() {
        saveDetail(Self.stage())
        // A launch would be another process, in which the files are unknown.
        InterfaceFiles.shared.removeAll()
        let later = Self.stage(detail: StoryboardStage.scene("x"))

        let delegate = Delegate(later.storyboard)
        launch(delegate)

        #expect(delegate.navigation?.viewControllers.count == 1)
        #expect(delegate.top?.name == "a")
    }
}
