import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct NavigationCustomTransitionTests {
    private let log = RecordingViewController.Log()

    private func controller(_ name: String) -> RecordingViewController { log.titledController(name) }

    private func navigation(
        _ names: String..., in tester: ViewTester, delegate: TransitionGiver
    ) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = names.map(controller)
        tester.show(navigation)
        navigation.delegate = delegate
        _ = log.drain()
        return navigation
    }

    private func shownX(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minX }

    @Test func `an animator of the delegate moves a push, with the calls of the table`() {
        let tester = ViewTester()
        let (animator, b) = (TestAnimator(), controller("B"))
        let giver = TransitionGiver(animator, log: log)
        let navigation = navigation("A", in: tester, delegate: giver)

        navigation.pushViewController(b, animated: true)
        tester.pump()
        let begun = log.drain()
        tester.pump(by: 0.1)
        let middle = shownX(b.view)
        let duration = navigation.transitionCoordinator?.transitionDuration
        tester.settle()

        #expect(giver.asked == ["push A B"])
        #expect(
            begun == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
                "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
            ])
        #expect(abs(middle - 375 * 0.75) < 0.001)
        #expect(duration == 0.4)
        #expect(
            log.drain() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "didShow(B)"])
        #expect(animator.ended == true)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(b.view.safeAreaInsets.top == 64)
    }

    @Test func `frames and views of the context are those of both controllers in the container`() {
        let tester = ViewTester()
        let animator = TestAnimator()
        let navigation = navigation("A", in: tester, delegate: TransitionGiver(animator))
        navigation.delegate = nil
        let giver = TransitionGiver(animator)
        navigation.delegate = giver
        let a = navigation.topViewController

        navigation.pushViewController(controller("B"), animated: true)
        tester.pump()

        let whole = CGRect(x: 0, y: 0, width: 375, height: 667)
        #expect(animator.initialFrames == [whole, .zero])
        #expect(animator.finalFrames == [.zero, whole])
        #expect(animator.context?.containerView === a?.view.superview)
        #expect(animator.context?.presentationStyle == UIModalPresentationStyle.none)
        tester.settle()
    }

    @Test func `the animator is asked once how long it takes, with the context`() {
        let tester = ViewTester()
        let animator = TestAnimator()
        let giver = TransitionGiver(animator)
        let navigation = navigation("A", in: tester, delegate: giver)

        navigation.pushViewController(controller("B"), animated: true)
        tester.settle()

        #expect(animator.durationContexts == [true])
    }

    @Test func `below an opaque bar the arriving view's final frame is below it`() {
        let tester = ViewTester()
        let animator = TestAnimator()
        let giver = TransitionGiver(animator)
        let navigation = navigation("A", in: tester, delegate: giver)
        navigation.navigationBar.isTranslucent = false
        tester.pump()

        navigation.pushViewController(controller("B"), animated: true)
        tester.settle()

        #expect(animator.finalFrames.last == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    }

    @Test func `the delegate is not asked for a change without animation`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let navigation = navigation("A", in: tester, delegate: giver)

        navigation.pushViewController(controller("B"), animated: false)
        tester.pump()

        #expect(giver.asked == [])
    }

    @Test func `the bar's contents fade into each other`() throws {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let navigation = navigation("A", in: tester, delegate: giver)

        navigation.pushViewController(controller("B"), animated: true)
        tester.pump()
        tester.pump(by: 0.2)
        let opacities = navigation.navigationBar.subviews.dropFirst().map { $0.layer.presentation()?.opacity ?? 1 }
        tester.settle()

        #expect(opacities.count == 2)
        #expect(opacities.allSatisfy { abs($0 - 0.5) < 0.05 })
        #expect(navigation.navigationBar.subviews.count == 2)
    }

    @Test func `a pop led by hand to its end makes the calls of the table`() {
        let tester = ViewTester()
        let (animator, interactionController) = (TestAnimator(), UIPercentDrivenInteractiveTransition())
        let giver = TransitionGiver(animator, interaction: interactionController, log: log)
        let navigation = navigation("A", "B", in: tester, delegate: giver)
        let a = navigation.viewControllers[0]

        navigation.popViewController(animated: true)
        tester.pump()
        let isInteractive = navigation.transitionCoordinator?.isInteractive
        interactionController.update(0.25)
        tester.pump(by: 1)
        let shown = shownX(a.view)
        interactionController.finish()
        tester.settle()

        #expect(isInteractive == true)
        #expect(abs(shown - 375 * 0.75) < 0.001)
        #expect(
            log.drain().suffix(4) == [
                "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)", "didShow(A)",
            ])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: Surroundings.allCases)
    func `a pop that is cancelled interactively restores the former state exactly`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let (animator, interactionController) = (TestAnimator(), UIPercentDrivenInteractiveTransition())
        let giver = TransitionGiver(animator, interaction: interactionController, log: log)
        let navigation = navigation("A", "B", in: tester, delegate: giver)
        let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])
        let before = tester.frameText
        var endings: [Bool] = []

        navigation.popViewController(animated: true)
        tester.pump()
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { endings.append($0.isCancelled) }
        interactionController.update(0.4)
        tester.pump(by: 0.1)
        _ = log.drain()
        interactionController.cancel()
        tester.settle()

        #expect(
            log.drain() == [
                "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
                "B.viewDidAppear(true)", "B.didMove(parent)",
            ])
        #expect(endings == [true])
        #expect(navigation.viewControllers == [a, b])
        #expect(b.parent === navigation)
        #expect(a.view.superview == nil)
        #expect(animator.ended == false)
        #expect(navigation.navigationBar.topItem === b.navigationItem)
        #expect(navigation.transitionCoordinator == nil)
        #expect(tester.frameText == before)
    }

    @Test(arguments: Surroundings.allCases)
    func `a push that is cancelled interactively restores the former state exactly and frees the pushed page`(
        surroundings: Surroundings
    ) {
        let tester = surroundings.makeTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController, log: log)
        let navigation = navigation("A", in: tester, delegate: giver)
        weak var pushed: UIViewController?
        let before = tester.frameText

        do {
            let b = controller("B")
            pushed = b
            navigation.pushViewController(b, animated: true)
        }
        tester.pump()
        interactionController.update(0.6)
        tester.pump(by: 0.1)
        _ = log.drain()
        interactionController.cancel()
        tester.settle()

        #expect(
            log.drain() == [
                "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
                "A.viewDidAppear(true)", "B.didMove(nil)",
            ])
        #expect(navigation.viewControllers.count == 1)
        #expect(pushed == nil)
        #expect(tester.frameText == before)
    }

    @Test func `an interruptible animator follows the hand by its fraction, forth and back`() {
        for finishes in [true, false] {
            let tester = ViewTester()
            let (animator, interactionController) = (
                InterruptibleTestAnimator(), UIPercentDrivenInteractiveTransition()
            )
            let giver = TransitionGiver(animator, interaction: interactionController)
            let navigation = navigation("A", "B", in: tester, delegate: giver)
            let a = navigation.viewControllers[0]
            let companion = UIView()
            navigation.view.addSubview(companion)

            navigation.popViewController(animated: true)
            navigation.view.layoutIfNeeded()
            interactionController.update(0.25)
            tester.pump(by: 0.5)
            let (shown, fraction) = (shownX(a.view), animator.animator?.fractionComplete)
            if finishes { interactionController.finish() } else { interactionController.cancel() }
            tester.settle()

            #expect(animator.timesAnimated == 0)
            #expect(fraction == 0.25)
            #expect(abs(shown - 375 * 0.75) < 0.001)
            #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
            #expect(animator.ended == finishes)
        }
    }

    @Test func `an interruptible animator that runs by itself can be taken up and sent back`() {
        let tester = ViewTester()
        let (animator, interactionController) = (InterruptibleTestAnimator(), UIPercentDrivenInteractiveTransition())
        interactionController.wantsInteractiveStart = false
        let giver = TransitionGiver(animator, interaction: interactionController)
        let navigation = navigation("A", "B", in: tester, delegate: giver)
        let a = navigation.viewControllers[0]

        navigation.popViewController(animated: true)
        tester.pump()
        tester.pump(by: 0.2)
        let wasInteractive = navigation.transitionCoordinator?.isInteractive
        let isInterruptible = navigation.transitionCoordinator?.isInterruptible
        interactionController.pause()
        tester.pump(by: 0.3)
        let shown = shownX(a.view)
        interactionController.cancel()
        tester.settle()

        #expect(animator.timesAnimated == 1)
        #expect(wasInteractive == false)
        #expect(isInterruptible == true)
        #expect(abs(shown - 375 * 0.5) < 0.001)
        #expect(navigation.viewControllers.count == 2)
        #expect(animator.ended == false)
    }

    @Test func `another change of the stack cancels an interactive transition, and ends an animated one`() {
        for isByHand in [true, false] {
            let tester = ViewTester()
            let giver = TransitionGiver(
                TestAnimator(), interaction: isByHand ? UIPercentDrivenInteractiveTransition() : nil)
            let navigation = navigation("A", "B", in: tester, delegate: giver)
            navigation.popViewController(animated: true)
            tester.pump(by: 0.1)
            giver.interaction = nil

            navigation.pushViewController(controller("C"), animated: true)
            tester.settle()

            #expect(navigation.viewControllers.map(\.title) == (isByHand ? ["A", "B", "C"] : ["A", "C"]))
            #expect(navigation.topViewController?.view.window === tester.window)
            #expect(tester.diagnostics.count == 1)
        }
    }

    @Test func `an animator of no duration ends the transition in the turn after its block`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator(duration: 0))
        let navigation = navigation("A", in: tester, delegate: giver)

        navigation.pushViewController(controller("B"), animated: true)
        tester.pump()
        tester.pump()

        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController?.view.window === tester.window)
        tester.settle()
    }

    @Test(arguments: [true, false])
    func `blocks alongside a custom transition follow the hand, in and outside of the container`(finishes: Bool) {
        let tester = ViewTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        let navigation = navigation("A", "B", in: tester, delegate: giver)
        let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        navigation.viewControllers[1].view.addSubview(views[0])
        tester.window.addSubview(views[1])
        var completions: [Bool] = []

        navigation.popViewController(animated: true)
        let coordinator = navigation.transitionCoordinator
        let areDetached = views.map { view in
            coordinator?.animateAlongsideTransition(in: view) { _ in view.alpha = 0 }
        }
        coordinator?.animateAlongsideTransition(
            in: views[1], animation: nil, completion: { completions.append($0.isCancelled) })
        tester.pump()
        let shown = [0.5, 1, 0.5].map { part in
            interactionController.update(part)
            tester.pump()
            return views.map { $0.layer.presentation()?.opacity ?? -1 }
        }
        if finishes { interactionController.finish() } else { interactionController.cancel() }
        tester.settle()

        // Slow at both ends, the middle is half the way.
        #expect(areDetached == [true, true])
        #expect(shown.joined().elementsEqual([0.5, 0.5, 0, 0, 0.5, 0.5]) { abs($0 - $1) < 0.001 })
        // The app has to undo its own changes of a cancelled transition.
        #expect(views[1].alpha == 0)
        #expect(completions == [!finishes])
    }

    @Test func `a block added when the transition is under way does not run, but its completion does`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let navigation = navigation("A", "B", in: tester, delegate: giver)
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.window.addSubview(outside)
        var completions = 0

        navigation.popViewController(animated: true)
        tester.pump(by: 0.1)
        let isTaken = navigation.transitionCoordinator?.animateAlongsideTransition(
            in: outside, animation: { _ in outside.alpha = 0 }, completion: { _ in completions += 1 })
        tester.settle()

        #expect(isTaken == false)
        #expect(outside.alpha == 1)
        #expect(completions == 1)
    }
}
