import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ShowingTests {
    @Test func `showing pushes inside a navigation controller and presents elsewhere`() {
        let tester = ViewTester()
        let (root, inside, pushed, presented) = (
            UIViewController(), UIViewController(), UIViewController(), UIViewController()
        )
        let navigation = UINavigationController(rootViewController: root)
        root.addChild(inside)
        tester.show(navigation)

        inside.show(pushed, sender: nil)
        tester.settle()
        pushed.showDetailViewController(presented, sender: nil)
        tester.settle()

        #expect(navigation.topViewController === pushed)
        #expect(navigation.presentedViewController === presented)
    }

    @Test func `without a container to show it, a controller is presented in the context of the receiver`() {
        let tester = ViewTester()
        let (parent, child, shown) = (UIViewController(), UIViewController(), UIViewController())
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext

        child.show(shown, sender: nil)
        tester.settle()

        #expect(shown.presentingViewController === child)
    }

    @Test func `an app's container gets the controller and the sender as they were given`() {
        _ = ViewTester()
        let (container, middle, child, shown) = (
            DetailContainer(), UIViewController(), UIViewController(), UIViewController()
        )
        container.addChild(middle)
        middle.addChild(child)

        child.showDetailViewController(shown, sender: "row")

        #expect(container.detail === shown)
        #expect(container.sender as? String == "row")
    }

    @Test func `the target of an action is the nearest controller above that performs it`() {
        _ = ViewTester()
        let (root, child) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let container = DetailContainer()
        container.addChild(navigation)
        root.addChild(child)

        #expect(child.targetViewController(forAction: .show, sender: nil) === navigation)
        #expect(child.targetViewController(forAction: .showDetailViewController, sender: nil) === container)
        #expect(child.targetViewController(forAction: Selector(DetailContainer.close), sender: nil) === container)
        #expect(UIViewController().targetViewController(forAction: .show, sender: nil) == nil)
    }
}

private final class DetailContainer: UIViewController {
    private(set) var detail: UIViewController?
    private(set) var sender: Any?

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        (detail, self.sender) = (vc, sender)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .showDetailViewController || super.canPerformAction(action, withSender: sender)
    }

    func close() {}
}
