import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitPages
import UIKitTesting

@testable import CoreStages

/// Bars around pages, with large titles of 52 points below a row of 44 and a status bar of 20.
@Suite(.application) final class PageBarTests {
    private lazy var tester = ViewTester()
    private lazy var first = ScrollingPage()
    private lazy var second = ScrollingPage()
    private lazy var pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var navigation = UINavigationController(rootViewController: pages)

    /// Shows the pages in a stack, with the first one scrolled.
    private func show() {
        pages.title = "Title"
        pages.setViewControllers([first], direction: .forward, animated: false)
        navigation.navigationBar.prefersLargeTitles = true
        tester.show(navigation)
        tester.settle()
        first.scrollView.contentOffset.y = 300
        tester.settle()
    }

    private var height: CGFloat { navigation.navigationBar.frame.height }
    private var shownHeight: CGFloat { navigation.navigationBar.layer.presentation()?.bounds.height ?? 0 }

    /// Whether the scroll view is at its beginning below the whole title.
    private func isAtBeginning(_ page: ScrollingPage) -> Bool {
        page.scrollView.contentOffset.y == -116 && page.view.safeAreaInsets.top == 116
    }

    @Test func `bars follow the page of a page controller`() {
        pages.setViewControllers([first], direction: .forward, animated: false)
        tester.show(navigation)

        first.scrollView.contentOffset.y = 300
        tester.pump()

        #expect(navigation.navigationBar.subviews.first?.alpha == 1)
    }

    @Test(arguments: [true, false])
    func `another page that the app turns to has its own title`(animated: Bool) {
        show()
        let before = height

        pages.setViewControllers([second], direction: .forward, animated: animated)
        tester.pump()
        tester.pump(by: 0.1)
        let middle = shownHeight
        tester.settle()
        let after = height
        let isPlaced = isAtBeginning(second)
        pages.setViewControllers([first], direction: .reverse, animated: animated)
        tester.settle()

        #expect(before == 44 && after == 96 && isPlaced)
        #expect(animated ? middle > 50 && middle < 90 : middle == 96)
        #expect(height == 44 && first.scrollView.contentOffset.y == 300)
    }

    private final class Source: UIPageViewControllerDataSource {
        let list: [UIViewController]
        init(_ list: [UIViewController]) { self.list = list }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === list[1] ? list[0] : nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === list[0] ? list[1] : nil }
    }

    @Test func `a page that the user turns to has its own title`() {
        let source = Source([first, second])
        pages.dataSource = source
        show()

        let touch = tester.touch(at: CGPoint(x: 350, y: 400))
        tester.move(touch, by: CGVector(dx: -300, dy: 0), over: 0.2)
        let during = height
        touch.lift()
        tester.settle()

        #expect(during == 44)
        #expect(pages.viewControllers?.first === second)
        #expect(height == 96 && isAtBeginning(second))
    }
}
