import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// The coordinator of a push or pop, asked for right after the call.
@Suite(.application) struct NavigationCoordinatorTests {
    private func navigation(_ count: Int, in tester: ViewTester) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<count).map { _ in UIViewController() }
        tester.show(navigation)
        return navigation
    }

    @Test func `all participants of a push have the coordinator at once`() throws {
        let tester = ViewTester()
        let navigation = navigation(1, in: tester)
        let (a, b) = (navigation.viewControllers[0], UIViewController())
        var endings: [Bool] = []

        navigation.pushViewController(b, animated: true)
        let coordinator = try #require(b.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { endings.append($0.isCancelled) }
        let isShared = navigation.transitionCoordinator === coordinator && a.transitionCoordinator === coordinator
        tester.settle()

        #expect(isShared)
        #expect(coordinator.viewController(forKey: .from) === a)
        #expect(coordinator.viewController(forKey: .to) === b)
        #expect(endings == [false])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `all participants of a pop have the coordinator at once`() {
        let tester = ViewTester()
        let navigation = navigation(2, in: tester)
        let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])

        navigation.popViewController(animated: true)
        let coordinator = b.transitionCoordinator
        let isShared = navigation.transitionCoordinator === coordinator && a.transitionCoordinator === coordinator
        tester.settle()

        #expect(coordinator != nil)
        #expect(isShared)
    }

    @Test func `animations added then move with the pages`() {
        let tester = ViewTester()
        let navigation = navigation(1, in: tester)
        let companion = UIView()
        navigation.view.addSubview(companion)

        navigation.pushViewController(UIViewController(), animated: true)
        navigation.transitionCoordinator?.animate { _ in companion.alpha = 0 }
        tester.pump(by: 0.1)
        let shown = companion.layer.presentation()?.opacity ?? 0
        tester.settle()

        #expect(shown > 0 && shown < 1)
        #expect(companion.alpha == 0)
    }

    @Test func `without animation there is none, and the new top is on screen`() {
        let tester = ViewTester()
        let navigation = navigation(1, in: tester)
        let pushed = UIViewController()

        navigation.pushViewController(pushed, animated: false)

        #expect(navigation.transitionCoordinator == nil)
        #expect(pushed.viewIfLoaded?.window === tester.window)
    }

    @Test func `off screen there is none, and no view is loaded`() {
        let tester = ViewTester()
        let navigation = navigation(1, in: tester)
        tester.window.rootViewController = UIViewController()
        tester.settle()
        let pushed = UIViewController()

        navigation.pushViewController(pushed, animated: true)

        #expect(navigation.transitionCoordinator == nil)
        #expect(!pushed.isViewLoaded)
    }
}
