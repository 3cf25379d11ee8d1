import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Animators that move the presented controller's own view, under every style of presentation.
@Suite(.application) struct TakenContentTests {
    /// Brings the controller's own view in from below, and takes it out that way, as animators of ten years ago do.
    private final class Lift: NSObject, UIViewControllerAnimatedTransitioning {
        static let frame = CGRect(x: 40, y: 100, width: 240, height: 200)
        private(set) var finished: [Bool] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from) else {
                return
            }
            let isPresenting = to.presentingViewController === from
            guard let view = isPresenting ? to.view : from.view else { return }
            let below = Self.frame.offsetBy(dx: 0, dy: 400)
            context.containerView.addSubview(view)
            view.frame = isPresenting ? below : Self.frame
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.frame = isPresenting ? Self.frame : below
            } completion: { [self] in
                finished.append($0)
                context.completeTransition(true)
            }
        }
    }

    private nonisolated static let styles: [UIModalPresentationStyle] = [
        .automatic, .pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen, .currentContext,
        .overCurrentContext,
    ]

    private func present(
        _ style: UIModalPresentationStyle, in tester: ViewTester, with giver: TransitionGiver
    ) -> UIViewController {
        let (a, b) = (UIViewController(), UIViewController())
        b.modalPresentationStyle = style
        b.view.backgroundColor = .red
        b.transitioningDelegate = giver
        b.popoverPresentationController?.sourceView = a.view
        tester.show(a)
        a.present(b, animated: true)
        return b
    }

    @Test(arguments: styles)
    func `an animator moves the controller's own view to where it stays`(style: UIModalPresentationStyle) {
        let tester = ViewTester()
        let lift = Lift()
        let giver = TransitionGiver(lift)
        let b = present(style, in: tester, with: giver)

        tester.pump(by: 0.2)
        let shown = b.view.layer.presentation()?.frame
        tester.settle()

        #expect(shown.map { $0.minY > 100 && $0.minY < 500 } == true)
        #expect(lift.finished == [true])
        #expect(b.view.frame == Lift.frame)
        #expect(b.view.window != nil)
    }

    @Test(arguments: styles)
    func `an animator takes the controller's own view out again`(style: UIModalPresentationStyle) {
        let tester = ViewTester()
        let lift = Lift()
        let giver = TransitionGiver(lift)
        let b = present(style, in: tester, with: giver)
        tester.settle()

        b.dismiss(animated: true)
        tester.pump(by: 0.2)
        let shown = b.view.layer.presentation()?.frame
        tester.settle()

        #expect(shown.map { $0.minY > 100 && $0.minY < 500 } == true)
        #expect(lift.finished == [true, true])
        #expect(b.view.window == nil)
        #expect(tester.window.subviews.count == 1)
    }

    @Test func `a view that was taken out of its card is left there when the window changes its size`() {
        let tester = ViewTester()
        let giver = TransitionGiver(Lift())
        let b = present(.pageSheet, in: tester, with: giver)
        tester.settle()

        tester.resize(to: CGSize(width: 400, height: 700))
        tester.settle()

        #expect(b.view.superview === b.presentationController?.containerView)
        #expect(b.view.window != nil)
    }
}
