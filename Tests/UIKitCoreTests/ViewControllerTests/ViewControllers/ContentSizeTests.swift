import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ContentSizeTests {
    private final class Parent: UIViewController {
        var told: [CGSize] = []
        var share: CGFloat = 1

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            told.append(container.preferredContentSize)
        }

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width * share, height: parentSize.height) }
    }

    @Test func `a parent hears of each other size that its child prefers`() {
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)

        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = .zero

        #expect(parent.told == [CGSize(width: 100, height: 50), .zero])
    }

    @Test func `a navigation controller's preferred size is its top controller's`() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let parent = Parent()
        parent.addChild(navigation)

        child.preferredContentSize = CGSize(width: 100, height: 50)

        #expect(navigation.preferredContentSize == CGSize(width: 100, height: 50))
        #expect(parent.told == [CGSize(width: 100, height: 50)])
    }

    @Test func `children are called with the size that the parent has for them`() {
        let tester = ViewTester(size: CGSize(width: 400, height: 700))
        let log = RecordingViewController.Log()
        let (parent, child) = (Parent(), RecordingViewController("B", log: log))
        parent.addChild(child)
        tester.show(parent)
        child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 700)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.share = 0.5
        _ = log.drain()

        tester.resize(to: CGSize(width: 500, height: 700))
        tester.settle()

        #expect(log.drain().contains("B.viewWillTransition(250x700)"))
    }
}
