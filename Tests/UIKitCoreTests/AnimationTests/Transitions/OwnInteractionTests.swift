import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Animations alongside a pop of 0.4 seconds that an interaction of the app's own drives.
@Suite(.application) struct OwnInteractionTests {
    private struct Scene {
        let tester = ViewTester()
        let interactionController = TestInteraction()
        let giver: TransitionGiver
        let navigation = UINavigationController()
        let companion = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            giver = TransitionGiver(TestAnimator(), interaction: interactionController)
            navigation.viewControllers = [UIViewController(), UIViewController()]
            tester.show(navigation)
            navigation.delegate = giver
            tester.window.addSubview(companion)
        }

        /// Begins a pop that has the companion vanish alongside, and leads it to a part.
        func pop(to part: CGFloat) {
            navigation.popViewController(animated: true)
            navigation.transitionCoordinator?.animate { [companion] _ in companion.alpha = 0 }
            tester.pump()
            interactionController.update(part)
            tester.pump(by: 1)
        }

        var shown: Float { companion.layer.presentation()?.opacity ?? companion.layer.opacity }
    }

    @Test func `it follows the percentage that is reported`() {
        let scene = Scene()

        scene.pop(to: 0.25)
        let first = scene.shown
        scene.interactionController.update(0.6)
        scene.tester.pump(by: 0.5)
        let second = scene.shown
        scene.interactionController.end(finishes: true, after: 0.3)
        scene.tester.settle()

        #expect(abs(first - 0.75) < 0.001)
        #expect(abs(second - 0.4) < 0.001)
        #expect(scene.companion.alpha == 0)
    }

    @Test func `a released transition runs to its end in the rest of the duration`() {
        let scene = Scene()
        scene.pop(to: 0.5)

        scene.interactionController.end(finishes: true, after: 0.3)
        scene.tester.pump(by: 0.1)
        let shown = scene.shown
        scene.tester.settle()

        // Half of the rest's 0.2 seconds have passed.
        #expect(abs(shown - 0.25) < 0.05)
        #expect(scene.navigation.viewControllers.count == 1)
    }

    @Test func `a cancelled transition returns to its first state`() {
        let scene = Scene()
        scene.pop(to: 0.5)

        scene.interactionController.end(finishes: false, after: 0.3)
        scene.tester.pump(by: 0.1)
        let shown = scene.shown
        scene.tester.settle()

        #expect(abs(shown - 0.75) < 0.05)
        #expect(scene.companion.alpha == 1)
        #expect(scene.navigation.viewControllers.count == 2)
    }

    @Test func `a transition that ends before its animation shows the final values`() {
        let scene = Scene()
        scene.pop(to: 0.1)

        scene.interactionController.end(finishes: true, after: 0.05)
        scene.tester.settle()

        #expect(scene.companion.alpha == 0)
    }

    @Test func `a change of size sends it back with the page`() {
        let scene = Scene()
        scene.pop(to: 0.5)

        scene.tester.resize(to: CGSize(width: 500, height: 600))
        scene.tester.settle()

        #expect(scene.companion.alpha == 1)
        #expect(scene.navigation.viewControllers.count == 2)
    }
}
