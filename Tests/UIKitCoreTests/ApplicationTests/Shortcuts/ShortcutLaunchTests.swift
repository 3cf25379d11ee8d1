import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ShortcutLaunchTests {
    private let list: [String: Any] = [
        "UIApplicationShortcutItems": [
            [
                "UIApplicationShortcutItemType": "app.search", "UIApplicationShortcutItemTitle": "Search",
                "UIApplicationShortcutItemSubtitle": "All notes",
                "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeSearch",
                "UIApplicationShortcutItemUserInfo": ["depth": 3],
            ],
            ["UIApplicationShortcutItemTitle": "Without a type"], ["UIApplicationShortcutItemType": "without.title"],
        ]
    ]

    private func launch(
        _ shortcut: String?, delegate: any UIApplicationDelegate, defaults: UserDefaults? = nil
    ) -> ViewTester {
        ViewTester(
            stateStore: nil, information: AppInformation(list, module: "Notes"), shortcut: shortcut, defaults: defaults,
            delegate: delegate)
    }

    @Test func `an app is launched for a shortcut of its list, and performs it after the launch`() throws {
        let app = ShortcutApp()

        let tester = launch("app.search", delegate: app)

        #expect(app.calls == ["willFinish app.search", "didFinish app.search", "perform app.search"])
        #expect(app.item?.localizedTitle == "Search")
        #expect(app.item?.localizedSubtitle == "All notes")
        #expect(app.item?.icon == UIApplicationShortcutIcon(type: .search))
        #expect((app.item?.userInfo?["depth"] as? NSNumber)?.intValue == 3)
        tester.settle()
    }

    @Test func `a delegate that has done it while launching answers false, and is not asked again`() {
        let app = ShortcutApp()
        app.answer = false

        let tester = launch("app.search", delegate: app)

        #expect(app.calls == ["willFinish app.search", "didFinish app.search"])
        tester.settle()
    }

    @Test func `without a shortcut there are no options`() {
        let app = ShortcutApp()

        let tester = launch(nil, delegate: app)

        #expect(app.calls == ["willFinish none", "didFinish none"])
        tester.settle()
    }

    @Test func `a type without a matching shortcut makes an item of that type without an icon`() {
        let app = ShortcutApp()

        let tester = launch("other", delegate: app)

        #expect(app.item?.type == "other")
        #expect(app.item?.icon == nil)
        tester.settle()
    }

    @Test func `a scene's delegate gets it among the options, and the app's delegate does not perform it`() throws {
        let app = ShortcutSceneApp()

        let tester = launch("app.search", delegate: app)

        let scene = try #require(tester.runtime.scene.delegate as? ShortcutSceneDelegate)
        #expect(scene.item?.type == "app.search")
        #expect(app.performed == 0)
        tester.settle()
    }

    @Test func `shortcuts that the app adds are there at the next launch, with all their parts`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let defaults = SessionDefaults(file: file)
        let first = launch(nil, delegate: ShortcutApp(), defaults: defaults)
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: "app.recent", localizedTitle: "Recent", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "clock"), userInfo: ["id": "7" as NSString])
        ]
        first.settle()
        let app = ShortcutApp()

        let second = launch("app.recent", delegate: app, defaults: defaults)

        #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["app.recent"])
        #expect(app.item?.localizedTitle == "Recent")
        #expect(app.item?.icon == UIApplicationShortcutIcon(systemImageName: "clock"))
        #expect(app.item?.userInfo?["id"] as? String == "7")
        UIApplication.shared.shortcutItems = nil
        #expect(UIApplication.shared.shortcutItems == [])
        second.settle()
    }

    @Test func `a shortcut that cannot be kept is named, and the others are kept`() {
        let tester = launch(nil, delegate: ShortcutApp())
        var messages: [String] = []
        Diagnostics.sink = { messages.append($0) }
        defer { Diagnostics.sink = { _ in } }

        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(type: "good", localizedTitle: "Good"),
            UIApplicationShortcutItem(
                type: "bad", localizedTitle: "Bad", localizedSubtitle: nil, icon: nil,
                userInfo: ["a": NSURL(string: "b:c")!]),
        ]

        #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["good"])
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("The shortcut bad is not kept") == true)
        tester.settle()
    }

    @Test func `a copy that can be changed leaves the original as it is`() throws {
        let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")

        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.localizedTitle = "B"
        copy.type = "b"
        let fixed = try #require(copy.copy() as? UIApplicationShortcutItem)
        copy.localizedTitle = "C"

        #expect(item.localizedTitle == "A")
        #expect(item.type == "a")
        #expect(fixed.localizedTitle == "B")
        #expect(!(fixed is UIMutableApplicationShortcutItem))
    }
}

/// Notes the calls about shortcuts.
private final class ShortcutApp: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    var item: UIApplicationShortcutItem?
    var answer = true

    private func type(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
        guard let options else { return "none" }
        return (options[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "others"
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("willFinish \(type(launchOptions))")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("didFinish \(type(launchOptions))")
        return answer
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        calls.append("perform \(shortcutItem.type)")
        item = shortcutItem
        completionHandler(true)
    }
}

private final class ShortcutSceneApp: UIResponder, UIApplicationDelegate {
    var performed = 0

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ShortcutSceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { performed += 1 }
}

private final class ShortcutSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var item: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        item = options.shortcutItem
    }
}
