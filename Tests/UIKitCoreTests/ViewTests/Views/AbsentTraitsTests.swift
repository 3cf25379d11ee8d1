import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Traits that change while a view is in no window: it is notified of them when it enters one again.
@Suite(.application) struct AbsentTraitsTests {
    @Test func `tabs that were covered while the window became narrow get their More`() {
        let tester = ViewTester(size: CGSize(width: 700, height: 800), idiom: .pad)
        let tabs = UITabBarController()
        tabs.viewControllers = (1...7).map { number in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
            return page
        }
        tester.show(tabs)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        let before = tabs.tabBar.items?.count
        tabs.present(cover, animated: false)
        tester.settle()

        tester.resize(to: CGSize(width: 375, height: 800))
        tabs.dismiss(animated: false)
        tester.settle()

        #expect(before == 7)
        #expect(tabs.tabBar.items?.count == 5)
    }

    @Test func `a border of a page lower on a stack follows the style`() {
        let tester = ViewTester()
        let page = BorderedPage()
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        let light = page.view.layer.borderColor
        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()

        tester.setAppearance(.dark)
        let absent = page.view.layer.borderColor
        navigation.popViewController(animated: false)
        tester.settle()

        #expect(absent == light)
        #expect(page.view.layer.borderColor == UIColor.label.resolvedColor(with: page.traitCollection).cgColor)
        #expect(page.view.layer.borderColor != light)
        #expect(page.changes == ["light to dark"])
    }

    @Test func `a view that was loaded before the change and never shown hears of it`() {
        let tester = ViewTester()
        let page = BorderedPage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        page.loadViewIfNeeded()

        tester.setAppearance(.dark)
        navigation.pushViewController(page, animated: false)
        tester.settle()

        #expect(page.changes == ["light to dark"])
    }

    @Test func `unchanged traits are not reported`() {
        let tester = ViewTester()
        let (page, view) = (BorderedPage(), TraitBookView())
        page.view.addSubview(view)
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)

        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()
        tester.setAppearance(.dark)
        tester.setAppearance(.light)
        navigation.popViewController(animated: false)
        tester.settle()

        #expect(page.changes == [])
        #expect(view.changes == [])
    }

    @Test func `views assembled outside of the window each get the change that they missed`() {
        let tester = ViewTester()
        let (early, late, host) = (TraitBookView(), TraitBookView(), UIView())
        tester.show(early)
        early.removeFromSuperview()
        tester.setAppearance(.dark)
        let fresh = TraitBookView()
        early.addSubview(fresh)
        host.addSubview(early)
        host.addSubview(late)

        tester.window.rootViewController?.view.addSubview(host)
        tester.settle()

        #expect(early.changes == ["light to dark"])
        #expect(late.changes == ["light to dark"])
        #expect(fresh.changes == [])
    }

    @Test func `a view gets the override of its new superview, once`() {
        let tester = ViewTester()
        let (dark, view) = (UIView(), TraitBookView())
        dark.overrideUserInterfaceStyle = .dark
        tester.show(dark)

        dark.addSubview(view)
        let inside = view.changes
        view.removeFromSuperview()
        dark.addSubview(view)
        let again = view.changes
        dark.superview?.addSubview(view)

        #expect(inside == ["light to dark"])
        #expect(again == inside)
        #expect(view.changes == ["light to dark", "dark to light"])
        tester.settle()
    }

    @Test func `an override made during an announcement is announced last`() {
        let tester = ViewTester()
        let (outer, inner) = (TraitBookView(), TraitBookView())
        outer.addSubview(inner)
        tester.show(outer)
        outer.onChange = { $0.overrideUserInterfaceStyle = .light }

        tester.setAppearance(.dark)

        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.changes == [])
        tester.settle()
    }

    private final class BorderedPage: UIViewController {
        var changes: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.borderWidth = 1
            showBorder()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes.append(change(from: previousTraitCollection, to: traitCollection))
            showBorder()
        }

        private func showBorder() {
            view.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        }
    }

    private final class TraitBookView: UIView {
        var changes: [String] = []
        var onChange: (TraitBookView) -> Void = { _ in }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes.append(change(from: previousTraitCollection, to: traitCollection))
            let act = onChange
            onChange = { _ in }
            act(self)
        }
    }
}

private func change(from previous: UITraitCollection?, to traits: UITraitCollection) -> String {
    "\(previous?.userInterfaceStyle ?? .unspecified) to \(traits.userInterfaceStyle)"
}
