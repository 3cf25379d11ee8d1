import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import TestTurns
import Testing
import UIKitCore

/// The error of an app whose launch leaves nothing to show.
@Suite(.exclusive) struct LaunchErrorTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var root: UIViewController?
        private let window = UIWindow(frame: UIScreen.main.bounds)

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window.rootViewController = root
            window.makeKeyAndVisible()
            return true
        }
    }

    /// The sentences that launching an app writes.
    private func sentences(root: UIViewController?) -> [String] {
        let host = HeadlessHost()
        let runtime = ApplicationRuntime(
            configuration: LaunchConfiguration(appName: "Launch", size: CGSize(width: 300, height: 600), scale: 1),
            host: host, clock: host.clock)
        runtime.install()
        host.attach(runtime)
        var sentences: [String] = []
        Diagnostics.sink = { sentences.append($0) }
        defer { Diagnostics.sink = { _ in } }
        let delegate = Delegate()
        delegate.root = root
        runtime.launch(delegate: delegate)
        return sentences
    }

    @Test func `a window without a root controller at the end of launching is reported`() {
        let sentences = sentences(root: nil)

        #expect(sentences.count == 1)
        #expect(
            sentences.first?.contains(
                "Application windows are expected to have a root view controller at the end of application launch")
                == true)
    }

    @Test func `a window with a root controller is not reported`() {
        #expect(sentences(root: UIViewController()).isEmpty)
    }
}
