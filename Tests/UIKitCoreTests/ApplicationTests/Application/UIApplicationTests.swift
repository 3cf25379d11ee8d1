import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIApplicationTests {
    @Test func `the display stays on while the app wants it and is active`() {
        let tester = ViewTester()
        var kept: [Bool] = []

        UIApplication.shared.isIdleTimerDisabled = true
        kept.append(tester.keepsDisplayOn)
        tester.send(.focus(isActive: false))
        kept.append(tester.keepsDisplayOn)
        tester.send(.focus(isActive: true))
        kept.append(tester.keepsDisplayOn)
        UIApplication.shared.isIdleTimerDisabled = false
        kept.append(tester.keepsDisplayOn)

        #expect(kept == [true, false, true, false])
    }

    @Test func `tasks that are open when the app ends expire in their order`() {
        let tester = ViewTester()
        let application = UIApplication.shared
        var expired: [String] = []

        let first = application.beginBackgroundTask(withName: "first") { expired.append("first") }
        let second = application.beginBackgroundTask { expired.append("second") }
        _ = application.beginBackgroundTask(withName: "third") { expired.append("third") }
        application.endBackgroundTask(second)
        application.endBackgroundTask(.invalid)
        tester.hide()
        tester.pump(by: 3600)
        let early = expired
        tester.runtime.terminate()

        #expect(first != .invalid)
        #expect(first != second)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        #expect(early == [])
        #expect(expired == ["first", "third"])
        #expect(tester.diagnostics == [])
    }

    @Test func `a task that is ended twice is a mistake`() {
        let tester = ViewTester()
        let task = UIApplication.shared.beginBackgroundTask()

        UIApplication.shared.endBackgroundTask(task)
        UIApplication.shared.endBackgroundTask(task)

        #expect(tester.diagnostics.count == 1)
    }

    @Test func `each midnight of the session is a significant change of time`() {
        let delegate = DayDelegate()
        let tester = ViewTester(delegate: delegate)
        var heard = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.significantTimeChangeNotification, object: UIApplication.shared, queue: nil
        ) { _ in MainActor.assumeIsolated { heard += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        // The session begins at 9:41.
        let untilMidnight = (14 * 60.0 + 19) * 60

        tester.pump(by: untilMidnight - 1)
        let before = heard
        tester.pump(by: 2)
        let after = heard
        tester.pump(by: 24 * 3600)

        #expect(before == 0)
        #expect(after == 1)
        #expect(heard == 2)
        #expect(delegate.days == 2)
        #expect(tester.isAtRest)
    }

    @Test func `the host sets the preferred size of text, and a notification and new traits follow`() throws {
        let tester = ViewTester()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        tester.show(label)
        let size = label.font.pointSize
        nonisolated(unsafe) var values: [Any?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { values.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey]) }
        defer { NotificationCenter.default.removeObserver(observer) }

        tester.send(.textSize(.extraExtraLarge))
        tester.send(.textSize(.extraExtraLarge))
        tester.pump()

        #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
        #expect(values as? [UIContentSizeCategory] == [.extraExtraLarge])
        #expect(size == 17)
        #expect(label.font.pointSize == 21)
    }

    @Test func `an app reads as its launch says, has one scene, and can always read its files`() {
        let tester = ViewTester(direction: .rightToLeft)
        let application = UIApplication.shared

        #expect(application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(!application.supportsMultipleScenes)
        #expect(application.openSessions == [tester.runtime.scene.session])
        #expect(application.isProtectedDataAvailable)
    }

    @Test func `a launch brings the address that it is to open`() throws {
        let delegate = OpeningDelegate()

        let tester = ViewTester(stateStore: nil, url: "app:note/1", delegate: delegate)

        #expect(delegate.calls == ["will app:note/1", "did app:note/1", "open app:note/1"])
        #expect(tester.isAtRest)
    }

    @Test func `an app that declines at its launch is not given the address`() {
        let delegate = OpeningDelegate()
        delegate.isWilling = false

        let tester = ViewTester(stateStore: nil, url: "app:note/1", delegate: delegate)

        #expect(delegate.calls == ["will app:note/1", "did app:note/1"])
        #expect(tester.isAtRest)
    }

    @Test func `the older form of the launch method is called where the other is not there`() {
        let delegate = OlderDelegate()

        let tester = ViewTester(delegate: delegate)

        #expect(delegate.launches == 1)
        #expect(tester.isAtRest)
    }

    @Test func `activity of the network is kept for whoever asks`() {
        let tester = ViewTester()
        let activity: any NetworkActivity = DeprecatedActivity()

        let first = activity.isVisible
        activity.show()

        #expect(!first)
        #expect(activity.isVisible)
        #expect(tester.isAtRest)
    }
}

private final class DayDelegate: UIResponder, UIApplicationDelegate {
    var days = 0

    func applicationSignificantTimeChange(_ application: UIApplication) { days += 1 }
}

private final class OlderDelegate: UIResponder, UIApplicationDelegate {
    var launches = 0

    func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }
}

private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    var isWilling = true

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("will \(launchOptions?[.url] ?? "nothing")")
        return isWilling
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("did \(launchOptions?[.url] ?? "nothing")")
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        calls.append("open \(url)")
        return options.isEmpty
    }
}

/// Lets a deprecated property be used.
private protocol NetworkActivity {
    var isVisible: Bool { get }
    func show()
}

private struct DeprecatedActivity: NetworkActivity {
    @available(*, deprecated)
    var isVisible: Bool { UIApplication.shared.isNetworkActivityIndicatorVisible }

    @available(*, deprecated)
    func show() { UIApplication.shared.isNetworkActivityIndicatorVisible = true }
}
