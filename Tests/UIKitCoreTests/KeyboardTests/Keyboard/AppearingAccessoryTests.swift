import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Controllers whose bar at the bottom is shown without a call: they only answer that they can be first responder.
@Suite(.application) final class AppearingAccessoryTests {
    private lazy var tester = ViewTester()

    private func controller() -> InputController {
        let controller = InputController()
        controller.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        controller.takesKeyboard = true
        return controller
    }

    private func isShown(_ controller: InputController) -> Bool {
        controller.isFirstResponder && controller.accessory?.window != nil
    }

    @Test func `a window's controller shows its accessory once it has appeared`() {
        let controller = controller()

        tester.show(controller)
        tester.settle()

        #expect(isShown(controller))
    }

    @Test(arguments: [false, true])
    func `a stack's top shows its own, and the one below again after it`(animated: Bool) {
        let (first, second) = (controller(), controller())
        let navigation = UINavigationController(rootViewController: first)
        tester.show(navigation)
        tester.settle()

        navigation.pushViewController(second, animated: animated)
        tester.settle()
        let pushed = (isShown(first), isShown(second))
        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(pushed == (false, true))
        #expect(isShown(first) && !isShown(second))
    }

    @Test func `a tab shows its own when it is selected`() {
        let (first, second) = (controller(), controller())
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: first), second]
        tester.show(tabs)
        tester.settle()
        let start = (isShown(first), isShown(second))

        tabs.selectedIndex = 1
        tester.settle()

        #expect(start == (true, false))
        #expect(!isShown(first) && isShown(second))
    }

    @Test func `a presented controller shows its own, and the presenter again after it`() {
        let (first, second) = (controller(), controller())
        tester.show(first)
        tester.settle()

        first.present(second, animated: true)
        tester.settle()
        let presented = (isShown(first), isShown(second))
        first.dismiss(animated: true)
        tester.settle()

        #expect(presented == (false, true))
        #expect(isShown(first) && !isShown(second))
    }

    /// Dismisses by an animation that a finger drives.
    private final class DrivenDismissal: NSObject, UIViewControllerTransitioningDelegate {
        let interaction = UIPercentDrivenInteractiveTransition()

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { TestAnimator() }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func `a field that was first responder is it again after a dismissal that a finger drives`() {
        let (controller, presented, dismissal) = (controller(), UIViewController(), DrivenDismissal())
        let field = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        tester.show(controller)
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = dismissal
        controller.present(presented, animated: true)
        tester.settle()

        presented.dismiss(animated: true)
        dismissal.interaction.finish()
        tester.settle()

        #expect(presented.view.window == nil)
        #expect(field.isFirstResponder)
    }

    @Test func `a child that an app's container shows is not asked`() {
        let (container, child) = (UIViewController(), controller())
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)

        tester.show(container)
        tester.settle()

        #expect(!child.isFirstResponder && child.accessory?.window == nil)
    }

    @Test func `a responder that is there already stays`() {
        final class Editor: UIViewController {
            let responder = InputResponder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override var canBecomeFirstResponder: Bool { true }
            private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            override var inputAccessoryView: UIView? { bar }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addSubview(responder)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                responder.becomeFirstResponder()
            }
        }
        let editor = Editor()

        tester.show(editor)
        tester.settle()

        #expect(editor.responder.isFirstResponder)
    }

    @Test func `the views of a controller that cannot be first responder are not asked for`() {
        final class Lazy: UIViewController {
            var asked = 0
            override var inputAccessoryView: UIView? {
                asked += 1
                return UIView()
            }
        }
        let lazy = Lazy()

        tester.show(lazy)
        tester.settle()

        #expect(lazy.asked == 0)
    }

    @Test func `a controller that cannot be first responder, or has no input views, is left alone`() {
        let (unable, plain) = (controller(), controller())
        unable.takesKeyboard = false
        plain.accessory = nil

        for controller in [unable, plain] {
            tester.show(controller)
            tester.settle()
            #expect(!controller.isFirstResponder)
        }
    }
}
