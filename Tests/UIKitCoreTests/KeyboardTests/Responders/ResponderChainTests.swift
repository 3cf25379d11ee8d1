import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ResponderChainTests {
    /// A window's tree: root controller, a child controller in a plain view of the root's, and a plain view in the child's.
    private final class Tree {
        let delegate = ChainDelegate()
        let tester: ViewTester
        let root = UIViewController()
        let child = UIViewController()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let loose = UIView()
        let unloaded = UIViewController()

        init() {
            tester = ViewTester(delegate: delegate)
            tester.show(root)
            root.view.addSubview(box)
            root.addChild(child)
            root.addChild(unloaded)
            box.addSubview(child.view)
            child.view.addSubview(leaf)
        }
    }

    private final class ChainDelegate: UIResponder, UIApplicationDelegate {}

    /// A responder, its next responder, and the expected one.
    private nonisolated static let rows:
        [(String, @MainActor @Sendable (Tree) -> UIResponder?, @MainActor @Sendable (Tree) -> UIResponder?)] = [
            ("a controller's root view leads to the controller", { $0.child.view.next }, { $0.child }),
            ("another view leads to its superview", { $0.leaf.next }, { $0.child.view }),
            ("a view without a superview leads nowhere", { $0.loose.next }, { _ in nil }),
            ("the root controller leads to the window", { $0.root.next }, { $0.tester.window }),
            ("a child leads to its view's superview", { $0.child.next }, { $0.box }),
            ("a child whose view is not loaded leads to its parent", { $0.unloaded.next }, { $0.root }),
            ("a controller alone leads nowhere", { _ in UIViewController().next }, { _ in nil }),
            ("a window leads to its scene", { $0.tester.window.next }, { $0.tester.window.windowScene }),
            (
                "a scene without a delegate leads to the application", { $0.tester.window.windowScene?.next },
                { _ in UIApplication.shared }
            ),
            ("the application leads to its delegate", { _ in UIApplication.shared.next }, { $0.delegate }),
            ("the delegate ends the chain", { $0.delegate.next }, { _ in nil }),
        ]

    @Test(arguments: rows.indices) func `who is next`(index: Int) {
        let (name, next, expected) = Self.rows[index]
        let tree = Tree()

        let found = next(tree)

        #expect(found === expected(tree), "\(name)")
    }

    @Test func `a delegate that is a view or a controller is no link of the chain`() {
        final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
        let tester = ViewTester(delegate: ControllerDelegate())
        tester.show(UIView())

        #expect(UIApplication.shared.next == nil)
    }

    @Test func `an action without a target reaches the first in the chain that has it and may do it`() {
        final class Page: UIViewController {
            var senders: [String] = []
            var may = true
            func save(_ sender: UIView) { senders.append("\(type(of: sender))") }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                may && super.canPerformAction(action, withSender: sender)
            }
        }
        let tester = ViewTester()
        let (page, button) = (Page(), UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        tester.show(page)
        page.view.addSubview(button)
        let save = Selector(Page.save)

        let isSent = UIApplication.shared.sendAction(save, to: nil, from: button, for: nil)
        let target = button.target(forAction: save, withSender: nil) as? Page
        page.may = false
        let isSentAgain = UIApplication.shared.sendAction(save, to: nil, from: button, for: nil)
        let isSentToTarget = UIApplication.shared.sendAction(save, to: page, from: button, for: nil)

        #expect((isSent, isSentAgain, isSentToTarget) == (true, false, true))
        #expect(target === page)
        #expect(page.senders == ["UIButton", "UIButton"])
    }
}
