import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// A pop of 0.4 seconds that is scrubbed to its end and back: only the interaction decides its result.
@Suite(.application) struct ScrubbingTests {
    @MainActor private final class Scene {
        let tester = ViewTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let navigation = UINavigationController()
        private let giver: TransitionGiver
        /// The notices of the interaction: whether it is interactive still, and whether the pop is cancelled.
        private(set) var changes: [[Bool]] = []

        init(_ animator: any UIViewControllerAnimatedTransitioning) {
            giver = TransitionGiver(animator, interaction: interactionController)
            navigation.viewControllers = [UIViewController(), UIViewController()]
            tester.show(navigation)
            navigation.delegate = giver
        }

        func pop() {
            navigation.popViewController(animated: true)
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
                self?.changes.append([$0.isInteractive, $0.isCancelled])
            }
            tester.pump()
        }

        /// The distance of the arriving view from its final frame, in widths, when the interaction has been at a part for
        /// a second.
        func shown(at part: CGFloat) -> CGFloat {
            interactionController.update(part)
            tester.pump(by: 1)
            return (navigation.topViewController?.view.layer.presentation()?.frame.minX ?? 0) / 375
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `reaching the end interactively does not complete the transition`(isInterruptible: Bool, finishes: Bool) {
        let scene = Scene(isInterruptible ? InterruptibleTestAnimator() : TestAnimator())
        scene.pop()

        let shown = [1, 0.25, 1, 0, 1].map(scene.shown)
        let during = (scene.navigation.transitionCoordinator?.isInteractive, scene.changes)
        finishes ? scene.interactionController.finish() : scene.interactionController.cancel()
        scene.tester.settle()

        #expect(zip(shown, [0, 0.75, 0, 1, 0]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(during.0 == true && during.1 == [])
        #expect(scene.changes == [[false, !finishes]])
        #expect(scene.navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(scene.navigation.topViewController?.view.window === scene.tester.window)
    }

    @Test func `while a hand rests at the end no frames are asked for`() {
        let scene = Scene(TestAnimator())
        scene.pop()

        _ = scene.shown(at: 1)
        let isQuiet = scene.tester.isAtRest
        scene.interactionController.finish()
        scene.tester.settle()

        #expect(isQuiet)
    }

    @Test func `an animation shorter than the transition can be scrubbed back, and ends after the interaction`() {
        for finishes in [true, false] {
            let animator = NestingAnimator()
            let scene = Scene(animator)
            scene.pop()

            let opacities = [0.5, 0.1, 1, 0.2].map { part in
                scene.interactionController.update(part)
                scene.tester.pump(by: 1)
                return animator.part.layer.presentation()?.opacity ?? -1
            }
            let during = animator.ends
            finishes ? scene.interactionController.finish() : scene.interactionController.cancel()
            scene.tester.settle()

            // It fades in the first quarter of the time.
            #expect(zip(opacities, [0, 0.6, 0, 0.2]).allSatisfy { abs($0 - $1) < 0.001 })
            #expect(during == 0 && animator.ends == 1)
        }
    }

    @Test func `an animation that begins during the interaction is scrubbed back too`() {
        let scene = Scene(TestAnimator())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends = 0
        scene.pop()
        _ = scene.shown(at: 0.5)

        scene.navigation.topViewController?.view.addSubview(view)
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
            view.alpha = 0
        } completion: { _ in
            ends += 1
        }
        scene.tester.pump()
        let opacities = [0.5, 0.625, 1, 0.625, 0.1].map { part in
            scene.interactionController.update(part)
            scene.tester.pump()
            return view.layer.presentation()?.opacity ?? -1
        }
        let during = ends
        scene.interactionController.finish()
        scene.tester.settle()

        // From the half on it takes a quarter of the time.
        #expect(zip(opacities, [1, 0.5, 0, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(during == 0 && ends == 1)
    }
}

/// Slides as `TestAnimator` does, with a part that fades in the first quarter of the time by a block of its own.
private final class NestingAnimator: UIViewControllerAnimatedTransitioning {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let slide = TestAnimator()
    private(set) var ends = 0

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        slide.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        slide.animateTransition(using: context)
        context.containerView.addSubview(part)
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { [part] in
            part.alpha = 0
        } completion: { [weak self] _ in
            self?.ends += 1
        }
    }
}
