import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// States that name controllers where they cannot be.
@Suite(.application) struct ConfusedStateTests {
    /// A stack that saves another one than it has.
    private final class ConfusedNavigationController: UINavigationController {
        var savedStack: [UIViewController] = []

        override func encodeRestorableState(with coder: NSCoder) {
            coder.encode(savedStack, forKey: "UINavigationControllerStack")
        }
    }

    /// Tabs that save others than they have.
    private final class ConfusedTabBarController: UITabBarController {
        var savedTabs: [UIViewController] = []

        override func encodeRestorableState(with coder: NSCoder) {
            coder.encode(savedTabs, forKey: "UITabBarControllerChildren")
            coder.encode(true, forKey: "UITabBarControllerIsInUserOrder")
        }
    }

    private let store = MemoryStateStore()

    /// Launches an app twice; `confuse` is called with the first one's root.
    private func launchTwice(
        build: @escaping () -> UIViewController, confuse: (UIViewController) -> Void
    ) throws -> UIViewController {
        for _ in 0..<2 {
            let delegate = RestoringDelegate()
            delegate.build = build
            let tester = ViewTester(stateStore: store, delegate: delegate)
            tester.settle()
            let root = try #require(delegate.window.rootViewController)
            guard store.restorations == 0 else { return root }
            confuse(root)
            tester.hide()
        }
        return try #require(nil)
    }

    @Test func `a stack that contains itself and one controller twice is restored with each valid controller once`()
        throws
    {
        let root = try launchTwice {
            let navigation = ConfusedNavigationController(rootViewController: PlainNoteViewController("list"))
            navigation.restorationIdentifier = "navigation"
            return navigation
        } confuse: { root in
            let navigation = root as? ConfusedNavigationController
            let list = navigation?.viewControllers ?? []
            navigation?.savedStack = list + [root] + list
        }

        let navigation = try #require(root as? ConfusedNavigationController)
        #expect(navigation.viewControllers.map(\.restorationIdentifier) == ["list"])
    }

    @Test func `tabs that were saved twice keep their number`() throws {
        let root = try launchTwice {
            let tabs = ConfusedTabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = ["a", "b", "c"].map { PlainNoteViewController($0) }
            return tabs
        } confuse: { root in
            let tabs = root as? ConfusedTabBarController
            let saved = tabs?.viewControllers ?? []
            tabs?.savedTabs = [saved[2], saved[2], root, saved[0]]
        }

        let tabs = try #require(root as? ConfusedTabBarController)
        #expect(tabs.viewControllers?.compactMap(\.restorationIdentifier) == ["c", "b", "a"])
    }
}
