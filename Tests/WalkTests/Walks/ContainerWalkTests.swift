import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitTesting

/// Random operations at random moments, transitions included; the conditions that must always hold are checked after each.
@Suite(.application) struct ContainerWalkTests {
    /// The seeds make a split view of each style.
    private nonisolated static let walk = WalkLength(steps: 1_200, seeds: [1, 2, 3])

    @Test(arguments: walk.seeds)
    func `no sequence of operations breaks the containers`(seed: UInt64) {
        let tester = ViewTester()
        let book = AppearanceBook()
        var pages: [WeakPages] = []
        do {
            let walk = Walk(tester: tester, book: book, seed: seed)
            walk.run(steps: Self.walk.steps)
            pages = walk.keeper.controllers
            tester.window.rootViewController = UIViewController()
            tester.settle()
        }

        #expect(book.complaints == [])
        #expect(book.living == 0)
        #expect(!pages.isEmpty && pages.allSatisfy { $0.controller == nil })
    }

    @MainActor
    private final class Walk {
        let tester: ViewTester
        let book: AppearanceBook
        var generator: WalkNumbers
        let columns: SplitWalk
        let tabs = UITabBarController()
        let stacks: [UINavigationController]
        let transitions: WalkTransitions
        let keeper: PageKeeper
        let finger: WalkFinger
        private var interactionController: UIPercentDrivenInteractiveTransition { transitions.interactionController }

        init(tester: ViewTester, book: AppearanceBook, seed: UInt64) {
            (self.tester, self.book, generator) = (tester, book, WalkNumbers(seed: seed))
            columns = SplitWalk(book: book, seed: seed)
            keeper = PageKeeper(book, SeededNumbers(seed: seed))
            transitions = WalkTransitions(generator)
            finger = WalkFinger(in: tester, generator)
            stacks = (0..<3).map { _ in UINavigationController(rootViewController: BookedViewController(book)) }
            for stack in stacks { stack.delegate = transitions }
            tabs.viewControllers = stacks + [columns.split]
            tabs.delegate = transitions
            tester.show(tabs)
        }

        func run(steps: Int) {
            for _ in 0..<steps {
                step()
                if Bool.random(using: &generator) { tester.pump(by: Double.random(in: 0.01...0.3, using: &generator)) }
                check(isAtRest: false)
            }
            interactionController.finish()
            finger.lift()
            tester.settle()
            check(isAtRest: true)
        }

        private func step() {
            // A visible split view is changed most.
            let share = tabs.selectedViewController === columns.split ? 2 : 20
            if Int.random(in: 0..<share, using: &generator) == 0 { return columns.step() }
            let stack = stacks.randomElement(using: &generator)!
            let animated = Bool.random(using: &generator)
            switch Int.random(in: 0..<30, using: &generator) {
            case 25...28: turnPage()
            case 29:
                if animated { tester.rotate(toTheLeft: Bool.random(using: &generator)) }
            case 0, 1, 2: stack.pushViewController(make(), animated: animated)
            case 3, 4: stack.popViewController(animated: animated)
            case 5: stack.popToRootViewController(animated: animated)
            case 6:
                let kept = stack.viewControllers.shuffled(using: &generator).prefix(2)
                stack.setViewControllers(kept + [make()], animated: animated)
            case 7: stack.setViewControllers(stack.viewControllers.reversed(), animated: animated)
            case 8: tabs.selectedIndex = Int.random(in: 0..<4, using: &generator)
            case 9: tester.resize(to: CGSize(width: CGFloat.random(in: 320...960, using: &generator), height: 500))
            case 10: stack.setNavigationBarHidden(animated, animated: Bool.random(using: &generator))
            case 11...16: finger.step()
            case 17, 18: interactionController.update(CGFloat.random(in: 0...1, using: &generator))
            case 19:
                if animated { interactionController.finish() } else { interactionController.cancel() }
            case 20: interactionController.pause()
            case 21: stack.setToolbarHidden(animated, animated: Bool.random(using: &generator))
            case 22: stack.topViewController?.setToolbarItems([UIBarButtonItem(title: "Item")], animated: animated)
            case 23: stack.navigationBar.prefersLargeTitles = animated
            default:
                UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
                tester.warnOfLowMemory()
            }
        }

        /// Has a page controller turn to another page, once or twice, with another change in the completion.
        private func turnPage() {
            guard let pages = keeper.living.randomElement(using: &generator) else { return }
            let animated = Bool.random(using: &generator)
            let goesOn = Int.random(in: 0..<4, using: &generator) == 0
            keeper.turn(pages, animated: animated) { [keeper, weak pages] in
                if goesOn, let pages { keeper.turn(pages, animated: !animated) {} }
            }
            if Int.random(in: 0..<5, using: &generator) == 0 { keeper.turn(pages, animated: true) {} }
        }

        private func make() -> UIViewController {
            let isPages = Int.random(in: 0..<3, using: &generator) == 0
            let controller = isPages ? keeper.make() : BookedViewController(book)
            controller.title = "Title"
            controller.hidesBottomBarWhenPushed = Int.random(in: 0..<4, using: &generator) == 0
            return controller
        }

        private func check(isAtRest: Bool) {
            columns.check(isAtRest: isAtRest, isShown: tabs.selectedViewController === columns.split)
            for stack in stacks {
                #expect(stack.viewControllers.allSatisfy { $0.parent === stack })
                #expect(stack.children.count >= stack.viewControllers.count)
            }
            for pages in keeper.living { keeper.check(pages, isAtRest: isAtRest) }
            guard isAtRest else { return }
            for stack in stacks {
                let isSelected = stack === tabs.selectedViewController
                #expect(stack.children.count == stack.viewControllers.count)
                #expect(stack.appearance.state == (isSelected ? .appeared : .disappeared))
                for controller in stack.viewControllers {
                    let isShown = isSelected && controller === stack.topViewController
                    #expect(controller.appearance.state == (isShown ? .appeared : .disappeared))
                    #expect((controller.viewIfLoaded?.window != nil) == isShown)
                }
                guard isSelected else { continue }
                #expect(stack.topViewController?.view.frame == tabs.view.bounds)
                let hides = stack.bottomBarWishes.hideBar(for: stack.topViewController!, in: stack.viewControllers)
                #expect(tabs.tabBar.isHidden == hides)
                #expect(stack.navigationBar.isHidden == stack.isNavigationBarHidden)
                #expect(stack.toolbar.isHidden == stack.hidesToolbar)
                #expect(stack.toolbar.items?.first === stack.topViewController?.toolbarItems?.first)
                #expect(stack.navigationBar.items?.last === stack.topViewController?.navigationItem)
            }
        }
    }
}
