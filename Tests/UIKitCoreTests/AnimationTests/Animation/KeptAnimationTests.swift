import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// An app's own animations while their view leaves its window and returns.
@Suite(.application) struct KeptAnimationTests {
    /// A controller with a view that turns for ever, and one that stops turning when it is out of sight.
    private final class SpinningViewController: UIViewController {
        let (lasting, passing) = (UIView(), UIView())

        override func viewDidLoad() {
            super.viewDidLoad()
            for spinner in [lasting, passing] {
                spinner.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
                view.addSubview(spinner)
            }
            spin(lasting, isKept: true)
        }

        func spin(_ spinner: UIView, isKept: Bool) {
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, Double.pi / 2, 4, .infinity)
            turn.isRemovedOnCompletion = !isKept
            spinner.layer.add(turn, forKey: "spin")
        }

        var isTurning: [Bool] { [lasting, passing].map { $0.layer.animation(forKey: "spin") != nil } }

        func stop() { for spinner in [lasting, passing] { spinner.layer.removeAllAnimations() } }
    }

    private func angle(_ view: UIView) -> CGFloat {
        let transform = view.layer.presentationState.transform
        return atan2(transform.b, transform.a)
    }

    @Test func `a tab that is left and chosen again`() {
        let tester = ViewTester()
        let (first, tabs) = (SpinningViewController(), UITabBarController())
        tabs.viewControllers = [first, UIViewController()]
        tester.show(tabs)
        first.spin(first.passing, isKept: false)
        tester.pump(by: 0.5)

        tabs.selectedIndex = 1
        tester.pump()
        let away = (first.lasting.window == nil, first.isTurning, tester.runtime.pendingActivity)
        tester.pump(by: 9)
        tabs.selectedIndex = 0
        tester.pump()
        let before = angle(first.lasting)
        tester.pump(by: 0.25)
        let turned = angle(first.lasting) - before
        let back = first.isTurning
        first.stop()

        #expect(away.0 && away.1 == [true, false] && away.2 == [])
        #expect(back == [true, false])
        // A sixteenth of its way, or less the whole of it where it began anew.
        #expect(abs(turned - .pi / 32) < 0.02 || abs(turned + .pi * 15 / 32) < 0.02)
    }

    @Test func `a page that a full screen covers and lets free`() {
        let tester = ViewTester()
        let root = SpinningViewController()
        tester.show(root)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen

        root.present(cover, animated: false)
        tester.pump()
        let covered = (root.view.window == nil, root.isTurning)
        cover.dismiss(animated: false)
        tester.pump()
        let before = angle(root.lasting)
        tester.pump(by: 0.5)
        let after = angle(root.lasting)
        let back = root.isTurning
        root.stop()

        #expect(covered.0 && covered.1 == [true, false])
        #expect(back == [true, false] && before != after)
    }

    @Test func `the end of a block's motion leaves an app's own animations alone`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        tester.show(view)
        tester.pump()
        var ends: [Bool] = []
        let own = CABasicAnimation(keyPath: "opacity")
        (own.fromValue, own.duration) = (0, 7)
        view.layer.add(own, forKey: "own")
        UIView.animate(withDuration: 7, animations: { view.center.x = 200 }, completion: { ends.append($0) })

        view.layer.removeBlockAnimations()
        let keys = view.layer.animationKeys()
        view.layer.removeAllAnimations()

        #expect(keys == ["own"] && ends == [false])
    }
}
