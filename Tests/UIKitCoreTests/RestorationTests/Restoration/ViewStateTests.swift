import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewStateTests {
    private let store = MemoryStateStore()

    /// Launches an app whose root shows views, and waits until it is at rest.
    private func launch(_ root: @escaping () -> UIViewController) -> (tester: ViewTester, delegate: RestoringDelegate) {
        let delegate = RestoringDelegate()
        delegate.build = root
        let tester = ViewTester(stateStore: store, delegate: delegate)
        tester.settle()
        return (tester, delegate)
    }

    /// A controller that makes one view, which keeps its state.
    private func page<View: UIView>(_ make: @escaping () -> View) -> () -> UIViewController {
        { StagedViewController(identifier: "page", views: { [make()] }) }
    }

    private func view<View: UIView>(_ delegate: RestoringDelegate, _: View.Type = View.self) throws -> View {
        try #require(delegate.window.rootViewController?.view.subviews.compactMap { $0 as? View }.first)
    }

    private func scrollView(height: CGFloat = 2000) -> () -> UIScrollView {
        {
            let view = StagedScrollView(contentHeight: height)
            view.restorationIdentifier = "scroll"
            return view
        }
    }

    @Test func `a scroll view is restored to its offset, which only its layout allows`() throws {
        do {
            let (tester, delegate) = launch(page(scrollView()))
            try view(delegate, UIScrollView.self).contentOffset.y = 700
            tester.hide()
        }

        let (_, delegate) = launch(page(scrollView()))

        #expect(try view(delegate, UIScrollView.self).contentOffset == CGPoint(x: 0, y: 700))
    }

    @Test func `the first picture shows the offset already`() throws {
        do {
            let (tester, delegate) = launch(page(scrollView()))
            try view(delegate, UIScrollView.self).contentOffset.y = 700
            tester.hide()
        }
        let delegate = RestoringDelegate()
        delegate.build = page(scrollView())

        let tester = ViewTester(stateStore: store, delegate: delegate)
        tester.pump()

        #expect(try view(delegate, UIScrollView.self).contentOffset.y == 700)
        tester.settle()
    }

    @Test func `an offset that is no longer allowed becomes the nearest that is`() throws {
        do {
            let (tester, delegate) = launch(page(scrollView()))
            try view(delegate, UIScrollView.self).contentOffset.y = 1200
            tester.hide()
        }

        let (_, delegate) = launch(page(scrollView(height: 900)))

        // 900 points of content in 667.
        #expect(try view(delegate, UIScrollView.self).contentOffset.y == 233)
    }

    @Test func `content at its beginning stays there below another inset`() throws {
        do {
            let (tester, _) = launch(page(scrollView()))
            tester.hide()
        }

        let (_, delegate) = launch { [scrollView] in
            let page = StagedViewController(identifier: "page", views: { [scrollView(2000)()] })
            page.additionalSafeAreaInsets.top = 50
            return page
        }

        let view = try view(delegate, UIScrollView.self)
        #expect(view.contentOffset.y == -view.adjustedContentInset.top)
        #expect(view.adjustedContentInset.top >= 50)
    }

    @Test func `the scale and the inset are restored too`() throws {
        let zoomer = Zoomer()
        func make() -> UIScrollView {
            let view = StagedScrollView(contentHeight: 400)
            view.restorationIdentifier = "scroll"
            (view.maximumZoomScale, view.delegate) = (4, zoomer)
            return view
        }
        do {
            let (tester, delegate) = launch(page(make))
            let view = try view(delegate, UIScrollView.self)
            view.zoomScale = 3
            view.contentInset.bottom = 70
            view.contentOffset = CGPoint(x: 20, y: 30)
            tester.hide()
        }

        let (_, delegate) = launch(page(make))

        let view = try view(delegate, UIScrollView.self)
        #expect(view.zoomScale == 3)
        #expect(view.contentInset.bottom == 70)
        #expect(view.contentOffset == CGPoint(x: 20, y: 30))
    }

    @Test func `a scroll view that was not shown since keeps its earlier saved offset`() throws {
        func build() -> UIViewController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [
                StagedViewController(identifier: "a", views: { [self.scrollView()()] }),
                StagedViewController(identifier: "b", views: { [] }),
            ]
            return tabs
        }
        func tabs(_ delegate: RestoringDelegate) throws -> UITabBarController {
            try #require(delegate.window.rootViewController as? UITabBarController)
        }
        func offset(_ tabs: UITabBarController) -> CGFloat? {
            (tabs.viewControllers?[0].viewIfLoaded?.subviews.first as? UIScrollView)?.contentOffset.y
        }
        do {
            let (tester, delegate) = launch(build)
            (try tabs(delegate).viewControllers?[0].view.subviews.first as? UIScrollView)?.contentOffset.y = 500
            try tabs(delegate).selectedIndex = 1
            tester.settle()
            tester.hide()
        }
        do {
            let (tester, _) = launch(build)
            tester.hide()
        }

        let (tester, delegate) = launch(build)
        let restored = try tabs(delegate)
        #expect(restored.selectedIndex == 1)
        restored.selectedIndex = 0
        tester.settle()

        #expect(offset(restored) == 500)
    }

    @Test func `an image view is restored with its position and transform`() throws {
        func make() -> UIImageView {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.restorationIdentifier = "image"
            return view
        }
        do {
            let (tester, delegate) = launch(page(make))
            let view = try view(delegate, UIImageView.self)
            view.layer.anchorPoint = CGPoint(x: 0, y: 1)
            view.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
            view.center = CGPoint(x: 100, y: 200)
            view.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 3, ty: 4)
            tester.hide()
        }

        let (_, delegate) = launch(page(make))

        let view = try view(delegate, UIImageView.self)
        #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(view.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 100, y: 200))
        #expect(view.transform == CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 3, ty: 4))
    }

    @Test func `views of one's own encode their state, and decode after their controller`() throws {
        func build() -> UIViewController {
            let child = StagedViewController(identifier: nil, views: { [KeepingView("other"), KeepingView(nil)] })
            return StagedViewController(
                identifier: "page", views: { [KeepingView("one"), KeepingView(nil)] }, child: child)
        }
        do {
            let (tester, delegate) = launch(build)
            for case let view as KeepingView in delegate.window.rootViewController?.view.subviews ?? [] {
                view.mark = "kept"
            }
            for case let view as KeepingView in delegate.window.rootViewController?.children.first?.view.subviews ?? []
            {
                view.mark = "kept"
            }
            tester.hide()
        }

        let (_, delegate) = launch(build)

        let root = try #require(delegate.window.rootViewController as? StagedViewController)
        let own = root.view.subviews.compactMap { ($0 as? KeepingView)?.mark }
        let others = root.children[0].view.subviews.compactMap { ($0 as? KeepingView)?.mark }
        // The child has no identifier, so no view inside of it is kept.
        #expect(own == ["kept after the page", "fresh"])
        #expect(others == ["fresh", "fresh"])
    }
}

/// Has the first subview be zoomed.
private final class Zoomer: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
