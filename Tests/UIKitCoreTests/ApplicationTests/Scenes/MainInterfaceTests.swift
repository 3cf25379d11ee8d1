import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The storyboard that an app or a scene begins with.
@Suite(.application) struct MainInterfaceTests {
    /// Makes a controller for each storyboard, titled with its name.
    private struct TitlingLoader: InterfaceLoader {
        func instantiate(_ nib: UINib, withOwner owner: Any?, externalObjects: [String: Any]) -> [Any] { [] }
        func hasNib(named name: String, in bundle: Bundle?) -> Bool { false }
        func initialController(ofStoryboard name: String) -> AnyObject? {
            let controller = RecordedRoot()
            controller.title = name
            return controller
        }
    }

    private final class RecordedRoot: UIViewController {}

    /// Keeps its window, and notes whether it was there and loaded when the app was launched.
    private class Keeper: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var notes: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let root = window?.rootViewController
            notes.append(
                "\(root?.title ?? "none"), loaded \(root?.isViewLoaded ?? false), hidden \(window?.isHidden ?? true)")
            return true
        }
    }

    /// Makes a window of its own.
    private final class Replacer: Keeper {
        let own = UIWindow(frame: UIScreen.main.bounds)

        override func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            own.rootViewController = UIViewController()
            window = own
            return true
        }
    }

    private func launch(
        _ list: [String: Any], idiom: UIUserInterfaceIdiom = .phone, delegate: (any UIApplicationDelegate)? = nil
    ) -> ViewTester {
        let former = installedInterfaceLoader.isEmpty ? nil : installedInterfaceLoader.current
        installedInterfaceLoader.install(TitlingLoader())
        defer { installedInterfaceLoader.install(former) }
        let tester = ViewTester(
            idiom: idiom, stateStore: nil, information: AppInformation(list, module: "App"), delegate: delegate)
        tester.settle()
        return tester
    }

    @Test func `an app's delegate has the window before it hears of the launch, and it is shown afterwards`() {
        let keeper = Keeper()

        let tester = launch(["UIMainStoryboardFile": "Main"], delegate: keeper)

        #expect(keeper.notes == ["Main, loaded false, hidden true"])
        #expect(keeper.window?.isHidden == false)
        #expect(keeper.window?.bounds == tester.window.bounds)
        #expect(keeper.window?.rootViewController?.isViewLoaded == true)
    }

    @Test(arguments: [(UIUserInterfaceIdiom.phone, "Main"), (.pad, "Wide")])
    func `a pad may begin with another storyboard`(_ idiom: UIUserInterfaceIdiom, _ name: String) {
        let keeper = Keeper()

        _ = launch(
            ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Wide"], idiom: idiom, delegate: keeper)

        #expect(keeper.window?.rootViewController?.title == name)
    }

    @Test func `a delegate's own window replaces the storyboard's`() {
        let replacer = Replacer()

        let tester = launch(["UIMainStoryboardFile": "Main"], delegate: replacer)

        #expect(replacer.window === replacer.own)
        #expect(!tester.runtime.scene.windows.contains { $0.rootViewController is RecordedRoot })
    }

    @Test func `a scene's delegate has the window before it hears of the connection, and the app's has none`() throws {
        let keeper = Keeper()
        let entry = [
            "UISceneConfigurationName": "Usual", "UISceneStoryboardFile": "Scene",
            "UISceneDelegateClassName": NSStringFromClass(SceneKeeper.self),
        ]
        let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]

        let tester = launch(
            ["UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": manifest], delegate: keeper)

        let scene = try #require(tester.runtime.scene.delegate as? SceneKeeper)
        #expect(scene.notes == ["Scene, loaded false, hidden true"])
        #expect(scene.window?.isHidden == false)
        #expect(scene.window?.windowScene === tester.runtime.scene)
        #expect(keeper.window == nil)
    }

    @Test func `launch storyboards and empty names are ignored`() {
        let keeper = Keeper()

        _ = launch(["UIMainStoryboardFile": "", "UILaunchStoryboardName": "Launch"], delegate: keeper)

        #expect(keeper.notes == ["none, loaded false, hidden true"])
        #expect(keeper.window == nil)
    }
}

/// A scene's delegate, found by its name, that notes whether its window was there.
final class SceneKeeper: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var notes: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let root = window?.rootViewController
        notes.append(
            "\(root?.title ?? "none"), loaded \(root?.isViewLoaded ?? false), hidden \(window?.isHidden ?? true)")
    }
}
