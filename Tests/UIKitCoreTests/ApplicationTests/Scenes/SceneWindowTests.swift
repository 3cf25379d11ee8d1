import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct SceneWindowTests {
    @Test func `the host's window is named after the scene, and after the app where it has no title`() {
        let tester = ViewTester()
        let scene = tester.runtime.scene
        var titles: [String] = []

        scene.title = "Notes"
        titles.append(tester.windowTitle)
        scene.subtitle = "Shopping"
        titles.append(tester.windowTitle)
        scene.title = nil
        titles.append(tester.windowTitle)
        scene.subtitle = ""
        titles.append(tester.windowTitle)

        #expect(titles == ["Notes", "Notes — Shopping", "Test — Shopping", "Test"])
    }

    @Test func `a window outside new limits is resized at once`() throws {
        let tester = ViewTester()
        tester.show(UIViewController())
        let restrictions = try #require(tester.runtime.scene.sizeRestrictions)
        let first = (restrictions.minimumSize, restrictions.maximumSize.width, restrictions.allowsFullScreen)

        restrictions.maximumSize = CGSize(width: 1000, height: 600)
        restrictions.minimumSize = CGSize(width: 400, height: 500)
        restrictions.allowsFullScreen = false
        tester.pump()
        tester.pump()

        #expect(first == (CGSize(width: 320, height: 320), .greatestFiniteMagnitude, true))
        #expect(
            tester.windowLimits
                == WindowLimits(
                    minimum: CGSize(width: 400, height: 500), maximum: CGSize(width: 1000, height: 600),
                    allowsFullScreen: false))
        #expect(UIScreen.main.bounds.size == CGSize(width: 400, height: 600))
        #expect(
            tester.runtime.scene.effectiveGeometry.systemFrame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(tester.diagnostics == [])
    }

    @Test func `a window within the limits stays as it is`() {
        let tester = ViewTester()
        tester.show(UIViewController())

        tester.runtime.scene.sizeRestrictions?.maximumSize = CGSize(width: 400, height: 700)
        tester.pump()
        tester.pump()

        #expect(tester.windowLimits.maximum == CGSize(width: 400, height: 700))
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    }

    @Test func `limits that contradict each other are a mistake, and the smallest size counts`() {
        let tester = ViewTester()
        tester.show(UIViewController())

        tester.runtime.scene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 700)
        tester.runtime.scene.sizeRestrictions?.maximumSize = CGSize(width: 400, height: 900)
        tester.pump()
        tester.pump()

        #expect(tester.diagnostics.count == 1)
        #expect(UIScreen.main.bounds.size == CGSize(width: 500, height: 700))
    }

    @Test func `a scene knows whether its window fills the display`() {
        let tester = ViewTester()
        let scene = tester.runtime.scene
        let before = scene.isFullScreen

        tester.send(.fullScreen(isActive: true))
        let filled = scene.isFullScreen
        tester.send(.fullScreen(isActive: false))

        #expect(!before)
        #expect(filled)
        #expect(!scene.isFullScreen)
    }

    @Test func `the scene's delegate hears once of another size, orientation or look`() throws {
        let app = UpdatingAppDelegate()
        let tester = ViewTester(delegate: app)
        let delegate = try #require(tester.runtime.scene.delegate as? NotingSceneDelegate)
        tester.pump()
        delegate.calls = []

        tester.setAppearance(.dark)
        tester.rotate(toTheLeft: true)
        tester.settle()
        tester.setAppearance(.dark)

        let (light, dark) = (UIUserInterfaceStyle.light.rawValue, UIUserInterfaceStyle.dark.rawValue)
        let portrait = UIInterfaceOrientation.portrait.rawValue
        #expect(
            delegate.calls == [
                "didUpdate 375x667 \(portrait) \(light)", "didUpdate 375x667 \(portrait) \(dark)",
            ])
    }
}

private final class UpdatingAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotingSceneDelegate.self
        return configuration
    }
}
