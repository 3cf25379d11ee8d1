import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Titles of 52 points below a row of 44, below a status bar of 20.
@Suite(.application) struct LargeTitleTests {
    private func navigation(_ pages: UIViewController..., in tester: ViewTester) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.navigationBar.prefersLargeTitles = true
        tester.show(navigation)
        tester.pump()
        return navigation
    }

    private func drag(by distance: CGFloat, in tester: ViewTester) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: 200, y: 400))
        tester.move(touch, by: CGVector(dx: 0, dy: distance), over: 0.3)
        tester.pump(by: 0.2)
        return touch
    }

    private final class WideLaunch: UIResponder, UIApplicationDelegate {
        let page = ScrollingPage("Page")
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            page.scrollView.contentSize = CGSize(width: 375, height: 369)
            page.scrollView.alwaysBounceVertical = true
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    @Test func `content begins below the bar in a window that turns as it is launched`() {
        let delegate = WideLaunch()
        let tester = ViewTester(size: CGSize(width: 667, height: 375), delegate: delegate)

        tester.settle()

        let scrollView = delegate.page.scrollView
        #expect(scrollView.adjustedContentInset.top == 32)
        #expect(scrollView.contentOffset.y == -32)
    }

    @Test func `a large title makes the bar 96 points high and content begins below it`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
        #expect(page.view.safeAreaInsets.top == 116)
        #expect(page.scrollView.contentOffset.y == -116)
        #expect(tester.drawnTexts.filter { $0 == "Title" }.count == 1)
    }

    @Test func `it yields to the content point by point, and grows again`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)

        // The slop of 10 points is no part of the way.
        let touch = drag(by: -40, in: tester)
        let first = (
            navigation.navigationBar.frame.height, page.scrollView.contentOffset.y, page.view.safeAreaInsets.top
        )
        touch.move(by: CGVector(dx: 0, dy: -100))
        let second = (
            navigation.navigationBar.frame.height, page.scrollView.contentOffset.y, page.view.safeAreaInsets.top
        )
        touch.move(by: CGVector(dx: 0, dy: 120))
        let third = (
            navigation.navigationBar.frame.height, page.scrollView.contentOffset.y, page.view.safeAreaInsets.top
        )
        touch.lift()
        tester.settle()

        #expect(first == (66, -86, 86))
        #expect(second == (44, 14, 64))
        #expect(third == (86, -106, 106))
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.scrollView.contentOffset.y == -116)
    }

    @Test func `released half way it moves to the nearer end`() {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [(-30, 96, -116), (-45, 44, -64)]
        for (distance, height, offset) in cases {
            let tester = ViewTester()
            let page = ScrollingPage("Title")
            let navigation = navigation(page, in: tester)

            drag(by: distance, in: tester).lift()
            tester.settle()

            #expect(navigation.navigationBar.frame.height == height)
            #expect(page.scrollView.contentOffset.y == offset)
        }
    }

    @Test func `pulled down it grows with the content, and shrinks to its own height again`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)

        let touch = drag(by: 80, in: tester)
        let (height, offset) = (navigation.navigationBar.frame.height, page.scrollView.contentOffset.y)
        let inset = page.view.safeAreaInsets.top
        touch.lift()
        tester.settle()

        #expect(height > 96)
        #expect(abs(height - (-offset - 20)) < 0.001)
        #expect(inset == 116)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func `the inline title appears when the large one is scrolled away`() throws {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)
        let titles = navigation.navigationBar.subviews[1].subviews[0].subviews
        let before = titles.first?.alpha

        page.scrollView.contentOffset.y = 200
        tester.pump()

        #expect(before == 0)
        #expect(titles.first?.alpha == 1)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func `a fling runs on undisturbed while the title gives way`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let plain = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)
        var destinations: [CGFloat] = []
        for (isLarge, current) in [(true, page), (false, plain)] {
            navigation.navigationBar.prefersLargeTitles = isLarge
            navigation.setViewControllers([current], animated: false)
            tester.pump()
            let start = current.scrollView.contentOffset.y
            let touch = tester.touch(at: CGPoint(x: 200, y: 500))
            tester.move(touch, by: CGVector(dx: 0, dy: -100), over: 0.1)
            touch.lift()
            tester.settle()
            destinations.append(current.scrollView.contentOffset.y - start)
        }

        #expect(abs(destinations[0] - destinations[1]) <= 1)
    }

    @Test func `display modes decide, and automatic inherits from the page below`() {
        let tester = ViewTester()
        let pages = (0..<4).map { ScrollingPage("\($0)") }
        pages[1].navigationItem.largeTitleDisplayMode = .never
        pages[3].navigationItem.largeTitleDisplayMode = .always
        let navigation = navigation(pages[0], in: tester)
        var heights = [navigation.navigationBar.frame.height]

        for page in pages.dropFirst() {
            navigation.pushViewController(page, animated: false)
            tester.pump()
            heights.append(navigation.navigationBar.frame.height)
        }

        #expect(heights == [96, 44, 44, 96])
    }

    @Test func `in compact height titles are small`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)

        tester.rotate(toTheLeft: true)
        tester.settle()
        let lying = (
            navigation.navigationBar.frame.height, page.scrollView.contentOffset.y + page.view.safeAreaInsets.top
        )
        tester.rotate(toTheLeft: false)
        tester.settle()

        #expect(lying == (32, 0))
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.scrollView.contentOffset.y == -116)
    }

    @Test func `during a push the bar's height is animated together with the pages`() {
        let tester = ViewTester()
        let small = ScrollingPage("Small")
        small.navigationItem.largeTitleDisplayMode = .never
        let navigation = navigation(ScrollingPage("Large"), in: tester)

        navigation.pushViewController(small, animated: true)
        tester.pump()
        tester.pump(by: 0.1)
        let height = navigation.navigationBar.layer.presentation()?.bounds.height ?? 0
        tester.settle()

        #expect(height > 44 && height < 96)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(small.view.safeAreaInsets.top == 64)
    }

    @Test func `a collapsed title is still collapsed when its page returns, and after a cancelled pop`() {
        let tester = ViewTester()
        let (a, b) = (ScrollingPage("A"), ScrollingPage("B"))
        let navigation = navigation(a, in: tester)
        a.scrollView.contentOffset.y = 300
        tester.pump()
        navigation.pushViewController(b, animated: false)
        tester.pump()
        let before = tester.frameText

        let touch = tester.touch(at: CGPoint(x: 5, y: 300))
        tester.move(touch, by: CGVector(dx: 100, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()
        let after = tester.frameText
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(after == before)
        #expect(a.scrollView.contentOffset.y == 300)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func `a tap on the status bar scrolls up to the whole title`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, in: tester)
        page.scrollView.contentOffset.y = 500
        tester.pump()

        tester.tap(at: CGPoint(x: 100, y: 10))
        tester.settle()

        #expect(page.scrollView.contentOffset.y == -116)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func `a page without a scroll view keeps its title whole`() {
        let tester = ViewTester()
        let page = UIViewController()
        page.title = "Title"
        let navigation = navigation(page, in: tester)

        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.view.safeAreaInsets.top == 116)
    }

    @Test func `a prompt makes the bar 30 points higher`() {
        let tester = ViewTester()
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)

        page.navigationItem.prompt = "Choose"
        tester.pump()
        let height = navigation.navigationBar.frame.height
        page.navigationItem.prompt = nil
        tester.pump()

        #expect(height == 74)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(page.view.safeAreaInsets.top == 64)
    }

    @Test func `a page that scrolls while it reappears has the low bar from the beginning`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let card = UIViewController()
        card.navigationItem.largeTitleDisplayMode = .never
        let navigation = navigation(page, card, in: tester)
        var heights: Set<CGFloat> = []

        page.offsetOnAppearing = 500
        navigation.popViewController(animated: true)
        for _ in 0..<60 {
            tester.pump()
            heights.insert(navigation.navigationBar.frame.height)
        }

        #expect(page.scrollView.contentOffset.y == 500)
        #expect(heights == [44])
    }

    @Test func `a bar follows content that scrolled during the transition`() {
        let tester = ViewTester()
        let page = ScrollingPage("Title")
        let navigation = navigation(page, ScrollingPage("Next"), in: tester)

        navigation.popViewController(animated: true)
        tester.pump(by: 0.1)
        page.scrollView.contentOffset.y = 500
        tester.settle()

        #expect(navigation.navigationBar.frame.height == 44)
    }
}
