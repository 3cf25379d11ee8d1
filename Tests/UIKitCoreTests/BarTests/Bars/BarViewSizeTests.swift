import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Views of the app's in bars, which may have less room for a while than they ask for.
@Suite(.application) struct BarViewSizeTests {
    private func navigation(in tester: ViewTester) -> (UINavigationController, UINavigationItem) {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        tester.show(navigation)
        return (navigation, content.navigationItem)
    }

    private func view(width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)) }

    @Test func `a title view that had to give way has its size again when there is room`() {
        let tester = ViewTester()
        let (_, item) = navigation(in: tester)
        let title = view(width: 300)
        item.titleView = title
        item.rightBarButtonItem = UIBarButtonItem(customView: view(width: 100))
        tester.pump()
        let squeezed = title.bounds.width

        item.rightBarButtonItem = nil
        tester.pump()

        // 375 less 16 at both sides, less 100 and 8 between.
        #expect(squeezed == 235)
        #expect(title.bounds.width == 300)
    }

    @Test func `a title view without a size of its own follows its content`() {
        let tester = ViewTester()
        let (_, item) = navigation(in: tester)
        let label = UILabel()
        label.text = "Word"
        item.titleView = label
        tester.pump()
        let first = label.bounds.width

        label.text = "Longer words"
        tester.pump()
        let second = label.bounds.width
        label.text = "Word"
        tester.pump()

        #expect(first == label.sizeThatFits(.zero).width)
        #expect(second > first)
        #expect(label.bounds.width == first)
    }

    @Test func `a size that the app gives later counts from then on`() {
        let tester = ViewTester()
        let (navigation, item) = navigation(in: tester)
        let title = view(width: 100)
        item.titleView = title
        tester.pump()

        title.bounds.size.width = 160
        navigation.navigationBar.setNeedsLayout()
        tester.pump()

        #expect(title.bounds.width == 160)
        #expect(title.convert(title.bounds, to: nil).midX == 187.5 || title.convert(title.bounds, to: nil).minX == 108)
    }

    @Test func `a title view keeps its size over a push and a pop, however long the words beside it are`() {
        let tester = ViewTester()
        let (navigation, item) = navigation(in: tester)
        let title = view(width: 300)
        item.titleView = title
        item.rightBarButtonItem = UIBarButtonItem(customView: view(width: 100))
        tester.pump()

        navigation.pushViewController(UIViewController(), animated: true)
        tester.settle()
        item.rightBarButtonItem = nil
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(title.bounds.width == 300)
    }

    @Test func `a custom view in a button follows its content`() {
        let tester = ViewTester()
        let (_, item) = navigation(in: tester)
        let label = UILabel()
        label.text = "A"
        item.rightBarButtonItem = UIBarButtonItem(customView: label)
        tester.pump()
        let first = label.convert(label.bounds, to: nil)

        label.text = "ABC"
        tester.pump()
        let second = label.convert(label.bounds, to: nil)

        #expect(first.maxX == 359)
        #expect(second.width == 3 * first.width)
        #expect(second.maxX == 359)
    }

    @Test func `a hidden button leaves its room to the others`() {
        let tester = ViewTester()
        let (_, item) = navigation(in: tester)
        let (first, second) = (view(width: 40), view(width: 50))
        item.rightBarButtonItems = [UIBarButtonItem(customView: first), UIBarButtonItem(customView: second)]
        tester.pump()
        let beside = second.convert(second.bounds, to: nil).maxX

        item.rightBarButtonItems?[0].isHidden = true
        tester.pump()
        let alone = second.convert(second.bounds, to: nil).maxX
        item.rightBarButtonItems?[0].isHidden = false
        tester.pump()

        // 375 less 16, 40 and 8.
        #expect(beside == 311)
        #expect(alone == 359)
        #expect(second.convert(second.bounds, to: nil).maxX == beside)
    }

    @Test func `in regular width buttons, titles and toolbar items are 20 points from the edges`() {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let (navigation, item) = navigation(in: tester)
        let (left, right, tool) = (view(width: 40), view(width: 50), view(width: 30))
        item.leftBarButtonItem = UIBarButtonItem(customView: left)
        item.rightBarButtonItem = UIBarButtonItem(customView: right)
        navigation.topViewController?.toolbarItems = [UIBarButtonItem(customView: tool)]
        navigation.isToolbarHidden = false
        tester.pump()

        #expect(left.convert(left.bounds, to: nil).minX == 20)
        #expect(right.convert(right.bounds, to: nil).maxX == 814)
        #expect(tool.convert(tool.bounds, to: nil).minX == 20)
    }

    @Test func `toolbar items begin at the right edge in right-to-left layouts`() {
        let tester = ViewTester(direction: .rightToLeft)
        let (navigation, _) = navigation(in: tester)
        let (first, second) = (view(width: 40), view(width: 50))
        navigation.topViewController?.toolbarItems = [first, second].map { UIBarButtonItem(customView: $0) }
        navigation.isToolbarHidden = false
        tester.pump()

        #expect(first.convert(first.bounds, to: nil).maxX == 359)
        #expect(second.convert(second.bounds, to: nil).maxX == 311)
    }
}
