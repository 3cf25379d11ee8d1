import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct SafeAreaTests {
    @Test func `the root view's safe area begins below the status bar`() {
        let tester = ViewTester()
        let controller = UIViewController()

        tester.show(controller)

        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test(arguments: [(0, 20), (5, 15), (20, 0), (30, 0)]) func `a subview has the insets that overlap it`(
        y: CGFloat, top: CGFloat
    ) {
        let tester = ViewTester()
        let controller = UIViewController()
        tester.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 100))

        controller.view.addSubview(view)
        tester.pump()

        #expect(view.safeAreaInsets.top == top)
    }

    @Test func `a view wholly inside the lower band has all of it`() {
        let tester = ViewTester()
        let controller = UIViewController()
        tester.show(controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
        let view = UIView(frame: CGRect(x: 0, y: 667 - 20, width: 100, height: 10))

        controller.view.addSubview(view)
        tester.pump()

        // Clamped, not intersected: 657 − (667 − 49) = 39 of 49.
        #expect(view.safeAreaInsets.bottom == 39)
    }

    @Test func `a change reaches the view and its controller once`() {
        final class Controller: UIViewController {
            var changes: [CGFloat] = []
            override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets.left) }
        }
        let tester = ViewTester()
        let controller = Controller()
        tester.show(controller)
        controller.changes = []

        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        tester.pump()
        tester.pump()

        #expect(controller.changes == [12])
    }

    @Test func `a moved view's safe area follows`() {
        let tester = ViewTester()
        let controller = UIViewController()
        tester.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        controller.view.addSubview(view)
        tester.pump()

        view.frame.origin.y = 8
        tester.pump()

        #expect(view.safeAreaInsets.top == 12)
    }

    @Test func `a view in no window has no safe area`() {
        let tester = ViewTester()
        let controller = UIViewController()
        tester.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        tester.pump()

        view.removeFromSuperview()
        tester.pump()
        view.layoutIfNeeded()

        #expect(view.safeAreaInsets == .zero)
    }
}
