import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Constraints in the pages of containers, and in views that scroll.
@Suite(.application) struct ConstraintContainerTests {
    private let tester = ViewTester(size: CGSize(width: 320, height: 480))

    private func add<View: UIView>(_ view: View, to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
        ])
    }

    @Test func `a page fills the room between the bars of its containers, also after turns of the window`() {
        let page = UIViewController()
        let content = add(UIView(), to: page.view)
        pin(content, to: page.view.safeAreaLayoutGuide)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: page)
        tabs.viewControllers = [navigation]
        tester.show(tabs)
        let first = content.convert(content.bounds, to: nil)
        let room = tester.window.bounds.inset(by: page.view.safeAreaInsets)

        tester.resize(to: CGSize(width: 480, height: 320))
        tester.settle()
        let turned = page.view.convert(content.frame, to: nil)
        let turnedRoom = tester.window.bounds.inset(by: page.view.safeAreaInsets)
        navigation.setNavigationBarHidden(true, animated: false)
        tester.settle()
        let higher = page.view.convert(content.frame, to: nil)

        #expect(first == room && first.minY >= 64 && first.maxY == 431)
        #expect(turned == turnedRoom && turned.width == 480)
        #expect(higher.minY < turned.minY && higher == tester.window.bounds.inset(by: page.view.safeAreaInsets))
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `a pushed page has its frame by constraints during the push, and the page below after the pop`() {
        let pages = (0..<2).map { _ in UIViewController() }
        let contents = pages.map { page in add(UIView(), to: page.view) }
        for (page, content) in zip(pages, contents) { pin(content, to: page.view.safeAreaLayoutGuide, inset: 5) }
        let navigation = UINavigationController(rootViewController: pages[0])
        tester.show(navigation)
        let first = contents[0].frame

        navigation.pushViewController(pages[1], animated: true)
        tester.settle()
        let second = contents[1].frame
        tester.resize(to: CGSize(width: 340, height: 500))
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(first == second)
        #expect(contents[0].frame == CGRect(x: 5, y: first.minY, width: 330, height: first.height + 20))
    }

    @Test func `scrolled content below bars is as wide as the view and as high as its own constraints say`() {
        let page = UIViewController()
        let scroll = add(UIScrollView(), to: page.view)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: page.view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
        ])
        let content = add(UIView(), to: scroll)
        pin(content, to: scroll.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        let label = add(UILabel(), to: content)
        (label.text, label.numberOfLines) = (Array(repeating: "aaaaaaaaa", count: 30).joined(separator: " "), 0)
        pin(label, to: content.safeAreaLayoutGuide, inset: 10)
        tester.show(UINavigationController(rootViewController: page))
        let (size, inset) = (scroll.contentSize, scroll.adjustedContentInset.top)

        tester.resize(to: CGSize(width: 640, height: 480))
        tester.settle()

        // One word of nine letters fits in 300 points, and three in 620.
        #expect(size.width == 320 && size.height >= 30 * 17 + 20)
        #expect(inset >= 44 && scroll.contentOffset.y == -scroll.adjustedContentInset.top)
        #expect(scroll.contentSize.width == 640 && scroll.contentSize.height < size.height)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `a scroll view inside another one has its own content`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        tester.show(root, at: .zero)
        let (outer, inner) = (UIScrollView(), UIScrollView())
        for scroll in [outer, inner] { scroll.contentInsetAdjustmentBehavior = .never }
        pin(add(outer, to: root), to: root.guideOfBounds)
        pin(add(inner, to: outer), to: outer.contentLayoutGuide, inset: 10)
        let content = add(UIView(), to: inner)
        pin(content, to: inner.contentLayoutGuide)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: outer.frameLayoutGuide.widthAnchor, constant: -20),
            inner.heightAnchor.constraint(equalToConstant: 700),
            content.widthAnchor.constraint(equalToConstant: 900),
            content.heightAnchor.constraint(equalTo: inner.frameLayoutGuide.heightAnchor),
        ])
        tester.pump()

        inner.contentOffset.x = 50
        outer.contentOffset.y = 60
        tester.pump()

        #expect(outer.contentSize == CGSize(width: 320, height: 720))
        #expect(inner.contentSize == CGSize(width: 900, height: 700))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 300, height: 700))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 900, height: 700))
        #expect(inner.contentOffset.x == 50 && outer.contentOffset.y == 60)
    }

    private final class Zooming: NSObject, UIScrollViewDelegate {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    @Test func `content that is zoomed stays at the beginning and as large as it is shown`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        tester.show(scroll, at: .zero)
        let content = add(UIView(), to: scroll)
        let zooming = Zooming(content)
        scroll.delegate = zooming
        scroll.maximumZoomScale = 4
        pin(content, to: scroll.contentLayoutGuide)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 80),
        ])
        tester.pump()

        scroll.zoomScale = 2
        tester.pump()
        scroll.contentOffset = CGPoint(x: 30, y: 20)
        tester.pump()
        content.constraints[0].constant = 110
        tester.pump()
        content.constraints[0].constant = 100
        tester.pump()
        let zoomed = (scroll.contentSize, content.frame, scroll.contentOffset)
        scroll.zoomScale = 1
        tester.pump()

        #expect(zoomed.0 == CGSize(width: 200, height: 160))
        #expect(zoomed.1 == CGRect(x: 0, y: 0, width: 200, height: 160))
        #expect(zoomed.2 == CGPoint(x: 30, y: 20))
        #expect(scroll.contentSize == CGSize(width: 100, height: 80))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    }
}

extension UIView {
    /// A guide with the edges of the view.
    fileprivate var guideOfBounds: UILayoutGuide {
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = .zero
        return layoutMarginsGuide
    }
}
