import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Code that is called when certain traits change, overrides, and traits that apps define.
@Suite(.application) struct TraitRegistrationTests {
    @Test func `a closure is called for the traits that it asks for, after the method`() {
        let tester = ViewTester()
        let page = NotingPage()
        tester.show(page)
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (page: NotingPage, previous: UITraitCollection) in
            page.calls.append("\(previous.userInterfaceStyle) to \(page.traitCollection.userInterfaceStyle)")
        }
        page.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: NotingPage, _) in
            page.calls.append("height")
        }

        tester.setAppearance(.dark)
        let style = page.calls
        tester.resize(to: CGSize(width: 667, height: 375))

        #expect(style == ["changed", "light to dark"])
        #expect(page.calls.dropFirst(2) == ["changed", "height"])
        tester.settle()
    }

    @Test func `methods are called too, and a target is not kept`() {
        let tester = ViewTester()
        let view = NotingView()
        tester.show(view)
        var book: Book? = Book()
        weak let weakBook = book
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        view.registerForTraitChanges(traits, action: NotingView.note)
        view.registerForTraitChanges(traits, action: Selector(NotingView.note))
        if let book {
            view.registerForTraitChanges(traits, target: book, action: Book.note)
            view.registerForTraitChanges(traits, target: book, action: Book.compare)
            view.registerForTraitChanges(traits, target: book, action: Selector(Book.take))
        }

        tester.setAppearance(.dark)
        let calls = book?.calls
        book = nil
        tester.setAppearance(.light)

        #expect(calls == ["note", "light to dark", "NotingView"])
        #expect(weakBook == nil)
        #expect(view.count == 4)
        tester.settle()
    }

    @Test func `an unregistered handler is not called again, even in the middle of a change`() {
        let tester = ViewTester()
        let view = NotingView()
        tester.show(view)
        var second: (any UITraitChangeRegistration)?
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: NotingView, _) in
            view.count += 1
            if let second { view.unregisterForTraitChanges(second) }
        }
        second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: NotingView, _) in
            view.count += 10
        }

        tester.setAppearance(.dark)
        tester.setAppearance(.light)

        #expect(view.count == 2)
        tester.settle()
    }

    @Test func `overrides are in force at once, here and below, and end when they are removed`() {
        let tester = ViewTester()
        let (outer, inner) = (NotingView(), NotingView())
        outer.addSubview(inner)
        tester.show(outer)
        inner.registerForTraitChanges([UITraitHorizontalSizeClass.self], action: NotingView.note)

        outer.traitOverrides.horizontalSizeClass = .regular
        let overridden = inner.traitCollection.horizontalSizeClass
        let has = outer.traitOverrides.contains(UITraitHorizontalSizeClass.self)
        inner.traitOverrides.horizontalSizeClass = .compact
        let nearer = inner.traitCollection.horizontalSizeClass
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)

        #expect(overridden == .regular)
        #expect(has)
        #expect(nearer == .compact)
        #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(outer.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.count == 2)
        tester.settle()
    }

    @Test func `a controller's overrides hold before and after its view is loaded, beside those of its parent`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), UIViewController())
        tester.show(parent)
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)

        child.traitOverrides.horizontalSizeClass = .regular
        let early = child.traitCollection
        parent.view.addSubview(child.view)
        let late = child.view.traitCollection
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)

        for traits in [early, late] {
            #expect(traits.horizontalSizeClass == .regular)
            #expect(traits.verticalSizeClass == .compact)
        }
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.verticalSizeClass == .compact)
        tester.settle()
    }

    @Test func `a scene's overrides reach its windows, those shown later too`() throws {
        let tester = ViewTester()
        let page = NotingPage()
        tester.show(page)
        let scene = try #require(tester.window.windowScene)
        var styles: [UIUserInterfaceStyle] = []
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _) in
            styles.append(scene.traitCollection.userInterfaceStyle)
        }

        scene.traitOverrides.userInterfaceStyle = .dark
        let other = UIWindow(windowScene: scene)
        other.rootViewController = UIViewController()
        other.isHidden = false

        #expect(styles == [.dark])
        #expect(page.calls == ["changed"])
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(other.traitCollection.userInterfaceStyle == .dark)
        other.isHidden = true
        tester.settle()
    }

    @Test func `a presentation controller's overrides apply to the presented controller`() {
        let tester = ViewTester()
        let (root, sheet) = (UIViewController(), UIViewController())
        tester.show(root)
        sheet.presentationController?.traitOverrides.userInterfaceStyle = .dark
        root.present(sheet, animated: false)
        tester.settle()
        let during = sheet.traitCollection.userInterfaceStyle
        root.dismiss(animated: false)
        tester.settle()

        #expect(during == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `an app's own trait is inherited and reported when it changes`() {
        let tester = ViewTester()
        let (outer, inner) = (UIView(), NotingView())
        outer.addSubview(inner)
        tester.show(outer)
        inner.registerForTraitChanges([ThemeTrait.self], action: NotingView.note)
        let before = inner.traitCollection[ThemeTrait.self]

        outer.traitOverrides[ThemeTrait.self] = "sea"
        outer.traitOverrides[ThemeTrait.self] = "sea"
        let during = inner.traitCollection.theme
        tester.setAppearance(.dark)
        inner.removeFromSuperview()
        outer.addSubview(inner)

        #expect(before == "plain")
        #expect(during == "sea")
        #expect(inner.count == 1)
        #expect(inner.traitCollection.theme == "sea")
        tester.settle()
    }

    @Test func `collections are made and changed by blocks, and list the traits that differ`() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits[ThemeTrait.self] = "sea"
        }
        let other = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
        let names = other.changedTraits(from: traits).map { $0.name }

        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.theme == "sea")
        #expect(traits[UITraitDisplayScale.self] == 0)
        #expect(names == ["UITraitHorizontalSizeClass"])
        #expect(other.containsTraits(in: traits))
        #expect(!traits.containsTraits(in: other))
        #expect(
            UITraitCollection(traitsFrom: [other, UITraitCollection { $0[ThemeTrait.self] = "fire" }]).theme == "fire")
        #expect(traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0[ThemeTrait.self] = "fire" }))
        #expect(!traits.hasDifferentColorAppearance(comparedTo: other))
        #expect(traits.description.contains("ThemeTrait = sea"))
    }

    @Test func `an override that is not there cannot be read`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIView().traitOverrides.displayScale }
        }
    }

    private final class NotingPage: UIViewController {
        var calls: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            calls.append("changed")
        }
    }

    private final class NotingView: UIView {
        var count = 0
        func note() { count += 1 }
    }

    private final class Book {
        var calls: [String] = []
        func note() { calls.append("note") }
        func compare(_ view: UIView, _ previous: UITraitCollection) {
            calls.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        func take(_ view: UIView) { calls.append("\(type(of: view))") }
    }
}

private nonisolated struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
    static var affectsColorAppearance: Bool { true }
}

extension UITraitCollection {
    fileprivate nonisolated var theme: String { self[ThemeTrait.self] }
}
