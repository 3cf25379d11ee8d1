import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Settings of controllers for scroll views, from before these had their own.
@Suite(.application) struct FormerScrollSettingTests {
    @Test func `a controller may leave content that does not scroll below the bars`() {
        let tester = ViewTester()
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        let cleared = page.scrollView.adjustedContentInset.top

        (page as any FormerSettings).setAdjustsInsets(false)
        tester.pump()

        #expect(cleared == 64)
        #expect(page.scrollView.adjustedContentInset.top == 0)
        #expect((page as any FormerSettings).adjustsInsets == false)
    }

    @Test func `content that scrolls keeps clear of bars all the same`() {
        let tester = ViewTester()
        let page = Page()
        (page as any FormerSettings).setAdjustsInsets(false)
        page.scrollView.contentSize = CGSize(width: 10, height: 2000)

        tester.show(UINavigationController(rootViewController: page))

        #expect(page.scrollView.adjustedContentInset.top == 64)
    }

    @Test func `the scroll view that a tab bar follows is that named for the bottom`() {
        let page: any FormerSettings = Page()
        let scrollView = UIScrollView()

        page.follow(scrollView)

        #expect(page.contentScrollView(for: .bottom) === scrollView)
        #expect(page.followed === scrollView)
        #expect(page.contentScrollView(for: .top) == nil)
    }

    private final class Page: UIViewController, FormerSettings {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        override func loadView() {
            view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            view.addSubview(scrollView)
        }
        @available(*, deprecated)
        var adjustsInsets: Bool { automaticallyAdjustsScrollViewInsets }
        @available(*, deprecated)
        func setAdjustsInsets(_ adjusts: Bool) { automaticallyAdjustsScrollViewInsets = adjusts }
        @available(*, deprecated)
        var followed: UIScrollView? { tabBarObservedScrollView }
        @available(*, deprecated)
        func follow(_ scrollView: UIScrollView) { tabBarObservedScrollView = scrollView }
    }
}

/// Lets deprecated properties be used.
@MainActor private protocol FormerSettings: UIViewController {
    var adjustsInsets: Bool { get }
    func setAdjustsInsets(_ adjusts: Bool)
    var followed: UIScrollView? { get }
    func follow(_ scrollView: UIScrollView)
}
