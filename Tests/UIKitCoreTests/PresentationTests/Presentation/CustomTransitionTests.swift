import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Transitions by animators and by hand.
@Suite(.application) struct CustomTransitionTests {
    private let log = RecordingViewController.Log()

    /// Presents and dismisses by fading, and notes every call.
    @MainActor
    private final class Fader: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let log: RecordingViewController.Log
        var interaction: UIPercentDrivenInteractiveTransition?
        var removesPresenter = true
        private var isPresenting = true

        init(log: RecordingViewController.Log) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            log.calls.append("presentationController")
            return NotedPresentation(presented, presenting, log: log, removesPresenter: removesPresenter)
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.calls.append("animationController")
            isPresenting = true
            return self
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.calls.append("animationController")
            isPresenting = false
            return self
        }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            log.calls.append("transitionDuration(\(transitionContext == nil ? "nil" : "context"))")
            return 0.4
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.calls.append("animateTransition")
            guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
            let shows = isPresenting
            if shows { view.alpha = 0 }
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.alpha = shows ? 1 : 0
            } completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log.calls.append("animationEnded(\(transitionCompleted))") }
    }

    private final class NotedPresentation: UIPresentationController {
        let log: RecordingViewController.Log
        let removesPresenter: Bool

        init(
            _ presented: UIViewController, _ presenting: UIViewController?, log: RecordingViewController.Log,
            removesPresenter: Bool
        ) {
            (self.log, self.removesPresenter) = (log, removesPresenter)
            super.init(presentedViewController: presented, presenting: presenting)
        }

        override var shouldRemovePresentersView: Bool { removesPresenter }
        override func presentationTransitionWillBegin() { log.calls.append("presentationWillBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            log.calls.append("presentationDidEnd(\(completed))")
        }
        override func dismissalTransitionWillBegin() { log.calls.append("dismissalWillBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.calls.append("dismissalDidEnd(\(completed))") }
    }

    private struct Scene {
        let tester: ViewTester
        let a: RecordingViewController
        let b: RecordingViewController
        let fader: Fader
    }

    private func scene(_ surroundings: Surroundings = .firstSize, isPresented: Bool = false) -> Scene {
        let tester = surroundings.makeTester()
        let (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        let fader = Fader(log: log)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = fader
        tester.show(a)
        if isPresented {
            a.present(b, animated: false)
            tester.settle()
        }
        _ = log.drain()
        return Scene(tester: tester, a: a, b: b, fader: fader)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `presenting calls all participants in order`(surroundings: Surroundings, animated: Bool) {
        let scene = scene(surroundings)

        scene.a.present(scene.b, animated: animated)
        scene.tester.settle()

        #expect(
            log.drain()
                == [
                    "presentationController", "animationController", "B.loadView", "B.viewDidLoad",
                    "presentationWillBegin", "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))",
                    "B.viewIsAppearing(\(animated))", "transitionDuration(context)", "animateTransition",
                    "B.viewDidAppear(\(animated))",
                    "A.viewDidDisappear(\(animated))", "presentationDidEnd(true)", "animationEnded(true)",
                ].filter { animated || !$0.hasPrefix("anim") && !$0.hasPrefix("trans") })
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `dismissing calls all participants in order`(surroundings: Surroundings, animated: Bool) {
        let scene = scene(surroundings, isPresented: true)

        scene.b.dismiss(animated: animated)
        scene.tester.settle()

        #expect(
            log.drain()
                == [
                    "animationController", "dismissalWillBegin", "B.viewWillDisappear(\(animated))",
                    "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))", "transitionDuration(context)",
                    "animateTransition",
                    "A.viewDidAppear(\(animated))", "B.viewDidDisappear(\(animated))", "dismissalDidEnd(true)",
                    "animationEnded(true)",
                ].filter { animated || !$0.hasPrefix("anim") && !$0.hasPrefix("trans") })
    }

    @Test func `an interactive presentation and its alongside animations follow the percentage`() {
        let scene = scene()
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.fader.interaction = interaction
        let companion = UIView()
        scene.b.view.addSubview(companion)
        var changes: [Bool] = []

        scene.a.present(scene.b, animated: true)
        scene.b.transitionCoordinator?.animate { _ in companion.alpha = 0 }
        scene.b.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        scene.tester.pump()
        interaction.update(0.25)
        scene.tester.pump(by: 1)
        let shown = scene.b.view.layer.presentation()?.opacity ?? 0
        let alongside = companion.layer.presentation()?.opacity ?? 0
        interaction.finish()
        scene.tester.settle()

        #expect(abs(shown - 0.25) < 0.001)
        #expect(alongside < 1 && alongside > 0)
        #expect(changes == [false])
        #expect(scene.a.presentedViewController === scene.b)
        #expect(
            Array(log.drain().suffix(4)) == [
                "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "presentationDidEnd(true)", "animationEnded(true)",
            ])
    }

    @Test(arguments: Surroundings.allCases)
    func `a presentation that is cancelled interactively restores the former state`(surroundings: Surroundings) {
        let scene = scene(surroundings)
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.fader.interaction = interaction
        scene.tester.settle()
        let before = scene.tester.frameText
        _ = log.drain()

        scene.a.present(scene.b, animated: true) { Issue.record("A cancelled presentation has completed.") }
        scene.tester.pump()
        interaction.update(0.4)
        scene.tester.pump()
        _ = log.drain()
        interaction.cancel()
        scene.tester.settle()

        #expect(
            log.drain() == [
                "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
                "A.viewDidAppear(true)", "presentationDidEnd(false)", "animationEnded(false)",
            ])
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.a.view.superview === scene.tester.window)
        #expect(scene.a.view.frame == scene.tester.window.bounds)
        #expect(scene.tester.window.subviews.count == 1)
        #expect(scene.b.view.superview == nil)
        #expect(scene.a.transitionCoordinator == nil)
        #expect(scene.tester.frameText == before)
    }

    @Test(arguments: Surroundings.allCases)
    func `a dismissal that is cancelled interactively restores the former state`(surroundings: Surroundings) {
        let scene = scene(surroundings, isPresented: true)
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.fader.interaction = interaction
        let before = scene.tester.frameText

        scene.b.dismiss(animated: true)
        interaction.update(0.4)
        scene.tester.pump()
        _ = log.drain()
        interaction.cancel()
        scene.tester.settle()

        #expect(
            log.drain() == [
                "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
                "B.viewDidAppear(true)", "dismissalDidEnd(false)", "animationEnded(false)",
            ])
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.a.view.window == nil)
        #expect(scene.b.view.window === scene.tester.window)
        #expect(scene.b.view.alpha == 1)
        #expect(scene.tester.frameText == before)

        scene.fader.interaction = nil
        scene.b.dismiss(animated: true)
        scene.tester.settle()
        #expect(scene.tester.window.subviews.count == 1)
    }

    @Test func `an interaction that is over before the transition starts counts`() {
        let scene = scene(isPresented: true)
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.fader.interaction = interaction

        scene.b.dismiss(animated: true)
        interaction.cancel()
        scene.tester.settle()

        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `a turn ends a running transition and cancels one under the finger`() {
        for isInteractive in [false, true] {
            let scene = scene()
            if isInteractive { scene.fader.interaction = UIPercentDrivenInteractiveTransition() }
            scene.a.present(scene.b, animated: true)
            scene.tester.pump(by: 0.1)

            scene.tester.rotate(toTheLeft: true)
            scene.tester.settle()

            #expect(scene.a.presentedViewController === (isInteractive ? nil : scene.b))
            #expect((isInteractive ? scene.a : scene.b).view.frame == scene.tester.window.bounds)
        }
    }
}
