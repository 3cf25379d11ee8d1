import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// A page without a bar that hides it when it appears and shows it when it disappears, and another page that has it.
@Suite(.application) struct BarRidingTests {
    private final class BarlessController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    /// Shows the page without a bar, and above it the one with a bar if that is asked for.
    private func navigation(pushed: Bool, in tester: ViewTester) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: BarlessController())
        tester.show(navigation)
        navigation.viewControllers[0].title = "Home"
        if pushed {
            navigation.pushViewController(page(), animated: false)
            tester.pump()
        }
        return navigation
    }

    private func page() -> UIViewController {
        let page = UIViewController()
        page.title = "Page"
        return page
    }

    private func shown(_ view: UIView) -> CGPoint {
        var point = CGPoint.zero
        var current: UIView? = view
        while let next = current, !(next is UIWindow) {
            let frame = (next.layer.presentation() ?? next.layer).frame
            point = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
            current = next.superview
        }
        return point
    }

    private func finger(by part: CGFloat, in tester: ViewTester) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: 5, y: 400))
        tester.move(touch, by: CGVector(dx: 10 + 375 * part, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }

    @Test func `a push brings the bar in with the page that has it`() throws {
        let tester = ViewTester()
        let navigation = navigation(pushed: false, in: tester)
        let page = page()

        navigation.pushViewController(page, animated: true)
        tester.pump(by: 0.1)
        let (bar, content) = (shown(navigation.navigationBar), shown(page.view))
        let (isHidden, texts) = (navigation.navigationBar.isHidden, tester.drawnTexts)
        tester.settle()

        #expect(!isHidden)
        #expect(bar.x > 0 && abs(bar.x - content.x) < 0.001)
        #expect(bar.y == 20)
        #expect(texts.contains("Page"))
        #expect(navigation.navigationBar.superview === navigation.view)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        #expect(page.view.safeAreaInsets.top == 64)
    }

    @Test func `a pop moves the bar out with its page, and its content stays till then`() {
        let tester = ViewTester()
        let navigation = navigation(pushed: true, in: tester)
        let page = navigation.viewControllers[1]

        navigation.popViewController(animated: true)
        tester.pump(by: 0.1)
        let (bar, content) = (shown(navigation.navigationBar), shown(page.view))
        let texts = tester.drawnTexts
        let inset = navigation.viewControllers[0].view.safeAreaInsets.top
        tester.settle()

        #expect(bar.x > 0 && abs(bar.x - content.x) < 0.001)
        #expect(bar.y == 20)
        #expect(texts.contains("Page"))
        #expect(inset == 20)
        #expect(navigation.navigationBar.isHidden)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.topItem?.title == "Home")
        #expect(navigation.navigationBar.superview === navigation.view)
    }

    @Test func `the bar follows the finger of a pop, and is back when that is cancelled`() {
        let tester = ViewTester()
        let navigation = navigation(pushed: true, in: tester)
        let before = tester.frameText

        let touch = finger(by: 0.4, in: tester)
        let bar = shown(navigation.navigationBar)
        touch.lift()
        tester.settle()

        #expect(abs(bar.x - 150) < 0.01)
        #expect(bar.y == 20)
        #expect(!navigation.isNavigationBarHidden)
        #expect(tester.frameText == before)
    }

    @Test func `a finger that completes the pop leaves the home page without the bar`() {
        let tester = ViewTester()
        let navigation = navigation(pushed: true, in: tester)

        finger(by: 0.7, in: tester).lift()
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func `with an animator of the app's own the bar slides alongside, as long as that takes`() {
        let tester = ViewTester()
        let navigation = navigation(pushed: true, in: tester)
        let giver = TransitionGiver(TestAnimator())
        navigation.delegate = giver

        navigation.popViewController(animated: true)
        tester.pump()
        tester.pump(by: 0.2)
        let bar = shown(navigation.navigationBar)
        let isHidden = navigation.navigationBar.isHidden
        tester.settle()

        // Half of the way from 20 to -45, about.
        #expect(!isHidden)
        #expect(bar.x == 0)
        #expect(abs(bar.y + 12.5) < 3)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func `hidden outside a transition it slides by itself as before`() {
        let tester = ViewTester()
        let navigation = navigation(pushed: true, in: tester)

        navigation.setNavigationBarHidden(true, animated: true)
        tester.pump(by: 0.1)
        let y = shown(navigation.navigationBar).y
        tester.settle()

        #expect(y < 20 && y > -45)
        #expect(navigation.navigationBar.isHidden)
    }
}
