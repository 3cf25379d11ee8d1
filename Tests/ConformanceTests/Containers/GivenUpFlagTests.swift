import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitPages
import UIKitTesting

@testable import CoreStages

/// Flags in the callbacks of a departure that is cancelled half-way, and of the arrival that belongs to it.
@Suite(.application) struct GivenUpFlagTests {
    private let a = FlagViewController()
    private let b = FlagViewController()
    /// The callbacks of the one that was leaving its parent, and returns.
    private let comesBack = ["willDisappear: from", "willAppear: ", "didAppear: "]
    /// The callbacks of the one that was only seen for a while, and stays where it belongs.
    private let isSeen = ["willAppear: ", "willDisappear: ", "didDisappear: "]
    /// The callbacks of the one that was to be a child, and is none after all.
    private let leaves = ["willAppear: to", "willDisappear: from", "didDisappear: from"]
    /// The callbacks of the one that was covered for a while.
    private let isCovered = ["willDisappear: ", "willAppear: ", "didAppear: "]

    private func forget() { (a.flags, b.flags) = ([], []) }

    /// Puts a finger down and leads it by a way, after the slop, to where it rests.
    private func drag(_ tester: ViewTester, from start: CGPoint, by way: CGVector) -> TestTouch {
        let touch = tester.touch(at: start)
        tester.move(touch, by: way, over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }

    @Test(arguments: Surroundings.allCases)
    func `a pop that the finger gives up`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let navigation = UINavigationController()
        navigation.viewControllers = [a, b]
        tester.show(navigation)
        forget()

        drag(tester, from: CGPoint(x: 5, y: 200), by: CGVector(dx: 100, dy: 0)).lift()
        tester.settle()

        #expect(b.flags == comesBack)
        #expect(a.flags == isSeen)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a push or pop of the app's own that the hand gives up`(surroundings: Surroundings, isPush: Bool) {
        let tester = surroundings.makeTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        let navigation = UINavigationController()
        navigation.viewControllers = isPush ? [a] : [a, b]
        tester.show(navigation)
        navigation.delegate = giver
        forget()

        if isPush {
            navigation.pushViewController(b, animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
        tester.pump()
        interactionController.update(0.5)
        interactionController.cancel()
        tester.settle()

        #expect(b.flags == (isPush ? leaves : comesBack))
        #expect(a.flags == (isPush ? isCovered : isSeen))
    }

    @Test(arguments: Surroundings.allCases)
    func `a switch of tabs that the hand gives up`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tester.show(tabs)
        tabs.delegate = giver
        forget()

        tabs.selectedIndex = 1
        tester.pump()
        interactionController.update(0.5)
        interactionController.cancel()
        tester.settle()

        #expect(b.flags == isSeen)
        #expect(a.flags == isCovered)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a presentation or dismissal that the hand gives up`(surroundings: Surroundings, isPresentation: Bool) {
        let tester = surroundings.makeTester()
        let giver = FullScreenGiver()
        b.modalPresentationStyle = .fullScreen
        tester.show(a)
        if !isPresentation {
            a.present(b, animated: false)
            tester.settle()
        }
        b.transitioningDelegate = giver
        forget()

        if isPresentation { a.present(b, animated: true) } else { a.dismiss(animated: true) }
        tester.pump()
        giver.interactionController.update(0.5)
        giver.interactionController.cancel()
        tester.settle()

        let back = ["willDisappear: dismissed", "willAppear: ", "didAppear: "]
        #expect(b.flags == (isPresentation ? ["willAppear: presented"] + isSeen.suffix(2) : back))
        #expect(a.flags == (isPresentation ? isCovered : isSeen))
    }

    @Test(
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], Surroundings.allCases)
    func `a turn of pages that the finger gives up`(
        style: UIPageViewController.TransitionStyle, surroundings: Surroundings
    ) {
        let tester = surroundings.makeTester()
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let source = PairOfPages(a, b)
        pages.dataSource = source
        pages.setViewControllers([a], direction: .forward, animated: false)
        tester.show(pages)
        tester.settle()
        forget()

        let start = CGPoint(x: tester.window.bounds.width - 20, y: 200)
        drag(tester, from: start, by: CGVector(dx: -80, dy: 0)).lift()
        tester.settle()

        #expect(pages.viewControllers == [a])
        #expect(a.flags == comesBack)
        #expect(b.flags == leaves)
    }
}

private final class PairOfPages: NSObject, UIPageViewControllerDataSource {
    private let (first, second): (UIViewController, UIViewController)

    init(_ first: UIViewController, _ second: UIViewController) { (self.first, self.second) = (first, second) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === second ? first : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === first ? second : nil }
}

/// Slides a presented or uncovered view in interactively.
private final class FullScreenGiver: NSObject, UIViewControllerTransitioningDelegate {
    let interactionController = UIPercentDrivenInteractiveTransition()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { TestAnimator() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        TestAnimator()
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}
