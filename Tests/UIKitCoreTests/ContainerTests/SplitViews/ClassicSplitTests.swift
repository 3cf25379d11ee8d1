import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ClassicSplitTests {
    private func scene(
        size: CGSize = SplitScene.landscape, primary: UIViewController, secondary: UIViewController
    ) -> SplitScene {
        SplitScene(.unspecified, size: size) { $0.viewControllers = [primary, secondary] }
    }

    @Test func `both controllers are children as they are`() {
        let (list, detail) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
        let scene = scene(primary: list, secondary: detail)

        #expect(scene.split.viewControllers == [list, detail])
        #expect(list.parent === scene.split)
        #expect(scene.frame(list)?.width == 320)
        #expect(scene.frame(detail)?.minX == 320)
    }

    @Test func `in a compact width the secondary controller is pushed, and taken off again`() {
        let list = UINavigationController(rootViewController: UIViewController())
        let detail = UINavigationController(rootViewController: UIViewController())
        let scene = scene(primary: list, secondary: detail)

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        let (shown, stack) = (scene.split.viewControllers, list.viewControllers)
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(shown == [list])
        #expect(stack.last === detail)
        #expect(scene.split.viewControllers == [list, detail])
        #expect(list.viewControllers.count == 1)
        #expect(scene.frame(detail)?.minX == 320)
        #expect(scene.recorder.drain() == ["collapse secondary", "collapsed", "separate secondary", "expanded"])
    }

    @Test func `the delegate may do without the secondary controller, and give another later`() {
        let (list, detail) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
        let scene = scene(primary: list, secondary: detail)
        scene.recorder.dropsSecondary = true
        let other = UIViewController()
        scene.recorder.separated = other

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        let parent = detail.parent
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(parent == nil)
        #expect(scene.split.viewControllers == [list, other])
    }

    @Test func `in tabs the selected stack takes the secondary controller`() {
        let list = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [list, UIViewController()]
        let detail = UIViewController()
        let scene = scene(primary: tabs, secondary: detail)

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        let top = list.topViewController
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(top === detail)
        #expect(scene.split.viewControllers == [tabs, detail])
    }

    @Test func `in tabs the selected stack takes a stack too, and gives it back`() {
        let list = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [list, UIViewController()]
        let detail = UINavigationController(rootViewController: UIViewController())
        let scene = scene(primary: tabs, secondary: detail)

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        let stack = list.viewControllers
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(stack.last === detail && stack.count == 2)
        #expect(scene.split.viewControllers == [tabs, detail] && list.viewControllers.count == 1)
    }

    @Test func `details replace the secondary controller, and are pushed where there is none`() {
        let (list, detail) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
        let scene = scene(primary: list, secondary: detail)
        let (first, second) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))

        list.topViewController?.showDetailViewController(first, sender: nil)
        scene.tester.pump()
        let beside = scene.split.viewControllers
        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        list.popToRootViewController(animated: false)
        scene.tester.settle()
        list.topViewController?.showDetailViewController(second, sender: nil)
        scene.tester.settle()

        #expect(beside == [list, first])
        #expect(list.topViewController === second)
        #expect(scene.frame(second)?.size == SplitScene.narrow)
    }

    @Test func `the app may assign the button to a bar`() {
        let list = UINavigationController(rootViewController: UIViewController())
        let detail = UINavigationController(rootViewController: UIViewController())
        let scene = scene(size: SplitScene.portrait, primary: list, secondary: detail)
        detail.topViewController?.navigationItem.leftBarButtonItem = scene.split.displayModeButtonItem
        scene.tester.pump()

        scene.tester.tap(at: CGPoint(x: 28, y: 42))
        scene.tester.settle()

        #expect(scene.split.displayMode == .primaryOverlay)
        #expect(scene.frame(list)?.width == 320)
    }
    @Test func `columns that a callback sets while others are replaced stay`() {
        let tester = ViewTester()
        let book = AppearanceBook()
        let columns = (0..<3).map { _ in BookedViewController(book) }
        let split = UISplitViewController()
        split.viewControllers = [columns[0]]
        tester.show(split)
        columns[0].onNote = { [unowned split] call in
            if call == "did disappear" { split.viewControllers = [columns[2]] }
        }

        split.viewControllers = [columns[1]]
        tester.settle()

        #expect(split.viewControllers == [columns[2]])
        #expect(split.children == [columns[2]])
        #expect(columns.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
        #expect(columns.map { $0.appearance.state == .appeared } == [false, false, true])
        #expect(book.complaints == [])
    }
}
