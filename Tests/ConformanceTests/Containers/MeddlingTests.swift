import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitPages
import UIKitTesting

@testable import CoreStages

/// Events that befall a container in the middle of a change of its own.
@Suite(.application) struct MeddlingTests {
    enum Kind: CaseIterable { case tabs, animatedTabs, stack, strip, book, columns }

    /// A container in which a controller that meddles is about to appear.
    @MainActor private final class Scene {
        let tester: ViewTester
        let book = AppearanceBook()
        let meddler: BookedViewController
        private let giver = TransitionGiver(TestAnimator())
        private(set) var container: UIViewController?

        init(_ kind: Kind) {
            tester = kind == .columns ? ViewTester(size: SplitScene.portrait, idiom: .pad) : ViewTester()
            meddler = BookedViewController(book)
            let first = BookedViewController(book)
            switch kind {
            case .tabs, .animatedTabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [first, meddler]
                if kind == .animatedTabs { tabs.delegate = giver }
                container = tabs
            case .stack: container = UINavigationController(rootViewController: first)
            case .strip, .book:
                let pages = UIPageViewController(
                    transitionStyle: kind == .strip ? .scroll : .pageCurl, navigationOrientation: .horizontal)
                pages.setViewControllers([first], direction: .forward, animated: false)
                container = pages
            case .columns:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(meddler, for: .primary)
                split.setViewController(first, for: .secondary)
                container = split
            }
        }

        /// Shows the controller that meddles.
        func change() {
            switch container {
            case let tabs as UITabBarController: tabs.selectedIndex = 1
            case let stack as UINavigationController: stack.pushViewController(meddler, animated: true)
            case let pages as UIPageViewController:
                pages.setViewControllers([meddler], direction: .forward, animated: true)
            case let split as UISplitViewController: split.show(.primary)
            default: break
            }
        }

        /// Shows another controller in the window, which releases the container.
        func letGo() {
            container = nil
            tester.window.rootViewController = UIViewController()
        }
    }

    @Test(arguments: [Kind.tabs, .animatedTabs, .strip, .book])
    func `a push that waits outside does not begin in the middle of a change inside`(kind: Kind) throws {
        let scene = Scene(kind)
        let container = try #require(scene.container)
        let outer = UINavigationController(rootViewController: container)
        scene.tester.show(outer)
        let next = BookedViewController(scene.book)

        outer.pushViewController(next, animated: true)
        scene.change()
        let state = next.appearance.state
        scene.tester.settle()

        #expect(state == .disappeared)
        #expect(next.appearance.state == .appeared)
        #expect(scene.meddler.appearance.state == .disappeared)
        #expect(scene.book.complaints == [])
    }

    @Test(arguments: Kind.allCases)
    func `a container that a callback removes from the screen ends the arriving child's appearance`(kind: Kind) throws {
        let scene = Scene(kind)
        let container = try #require(scene.container)
        scene.tester.show(container)
        scene.meddler.onWillAppear = { scene.tester.window.rootViewController = UIViewController() }

        scene.change()
        scene.tester.settle()

        #expect(scene.meddler.appearance.state == .disappeared)
        #expect(container.appearance.state == .disappeared)
        #expect(container.runningCoordinator == nil)
        #expect(container.children.allSatisfy { $0.appearance.state == .disappeared })
        #expect(scene.book.complaints == [])
    }

    @Test(arguments: Kind.allCases)
    func `a callback that begins to cover the container ends its change`(kind: Kind) throws {
        let scene = Scene(kind)
        let container = try #require(scene.container)
        scene.tester.show(container)
        let cover = BookedViewController(scene.book)
        cover.modalPresentationStyle = .fullScreen
        scene.meddler.onWillAppear = { container.present(cover, animated: true) }

        scene.change()
        scene.tester.settle()

        #expect(cover.appearance.state == .appeared)
        #expect(scene.meddler.appearance.state == .disappeared)
        #expect(container.runningCoordinator == nil)
        #expect(scene.book.complaints == [])
    }

    @Test(arguments: Kind.allCases)
    func `a container may be released at the end of its change`(kind: Kind) throws {
        let scene = Scene(kind)
        scene.tester.show(try #require(scene.container))
        weak let container = scene.container
        scene.meddler.onDidAppear = { [unowned scene] in scene.letGo() }

        scene.change()
        scene.tester.settle()

        #expect(container == nil)
        #expect(scene.meddler.appearance.state == .disappeared)
        #expect(scene.book.complaints == [])
    }
}
