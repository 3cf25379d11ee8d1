import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct BarButtonGroupTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func group(_ titles: String..., representative: UIBarButtonItem? = nil) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: titles.map(item), representativeItem: representative)
    }

    private func show(in tester: ViewTester, _ prepare: (UINavigationItem) -> Void) -> UINavigationController {
        let page = UIViewController()
        prepare(page.navigationItem)
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        return navigation
    }

    /// The words of buttons and title in the bar, from left to right.
    private func words(_ navigation: UINavigationController) -> [String] {
        var found: [(String, CGFloat)] = []
        func search(_ view: UIView) {
            if view.isHidden { return }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                found.append((text, label.convert(label.bounds, to: navigation.view).midX))
            }
            for subview in view.subviews { search(subview) }
        }
        search(navigation.navigationBar)
        return found.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private var wide: CGSize { CGSize(width: 1024, height: 768) }

    @Test func `groups are arranged beside the other buttons of their side, in reading order`() {
        let tester = ViewTester(size: wide, idiom: .pad)

        let navigation = show(in: tester) { item in
            item.title = "Title"
            item.leftBarButtonItem = self.item("L")
            item.leadingItemGroups = [group("a", "b"), group("c")]
            item.rightBarButtonItem = self.item("R")
            item.trailingItemGroups = [group("d"), group("e", "f")]
            item.pinnedTrailingGroup = group("p", "q")
        }

        #expect(words(navigation) == ["L", "a", "b", "c", "Title", "d", "e", "f", "R", "p", "q"])
    }

    @Test func `browsers and editors have a middle for buttons, and the title leads`() {
        let tester = ViewTester(size: wide, idiom: .pad)

        let navigation = show(in: tester) { item in
            (item.title, item.style) = ("Title", .editor)
            item.leadingItemGroups = [group("a")]
            item.centerItemGroups = [group("m", "n")]
            item.trailingItemGroups = [group("z")]
        }

        #expect(words(navigation) == ["a", "Title", "m", "n", "z"])
        #expect(navigation.topViewController?.navigationItem.overflowPresentationSource == nil)
    }

    @Test func `without a middle its groups are in the overflow menu`() throws {
        let tester = ViewTester()
        var calls: [String] = []
        let navigation = show(in: tester) { item in
            item.title = "Title"
            let action = UIAction(title: "Do") { _ in calls.append("Do") }
            item.centerItemGroups = [
                UIBarButtonItem(primaryAction: action).creatingFixedGroup(), group("n"),
            ]
        }
        let item = try #require(navigation.topViewController?.navigationItem)
        let overflow = try #require(item.overflowPresentationSource as? UIBarButtonItem)

        try tester.tap(.view(try #require(overflow.presenter as? UIView)))
        tester.settle()
        let titles = tester.runtime.openMenu?.levels[0].panel.rows.compactMap { $0.item.element?.title }
        try tester.tap(.text("Do"))
        tester.settle()

        #expect(words(navigation) == ["Title"])
        #expect(titles == ["Do", "n"])
        #expect(calls == ["Do"])
    }

    @Test func `where room is short groups give way to their representatives, then to the menu`() {
        let tester = ViewTester()
        let long = String(repeating: "x", count: 12)
        let (first, second) = (group(long, representative: item("r")), group("k" + long))
        let always = group("e")
        always.alwaysAvailable = true

        let navigation = show(in: tester) { item in
            item.title = "Title"
            item.trailingItemGroups = [first, second, always]
        }

        #expect(words(navigation).contains("e"))
        #expect(!words(navigation).contains(long))
        #expect(first.isDisplayingRepresentativeItem || !words(navigation).contains("r"))
        #expect(
            navigation.topViewController?.navigationItem.overflowPresentationSource != nil
                || first.isDisplayingRepresentativeItem)
    }

    @Test func `a representative replaces its group`() {
        let tester = ViewTester()
        let long = String(repeating: "x", count: 15)
        let group = group(long, representative: item("r"))

        let navigation = show(in: tester) { item in
            item.title = "Title"
            item.trailingItemGroups = [group]
        }

        #expect(words(navigation) == ["Title", "r"])
        #expect(group.isDisplayingRepresentativeItem)
    }

    @Test func `additional elements always have a menu`() {
        let tester = ViewTester()
        let navigation = show(in: tester) { item in
            item.additionalOverflowItems = UIDeferredMenuElement { deliver in
                deliver([UIAction(title: "More") { _ in }])
            }
        }

        let source = navigation.topViewController?.navigationItem.overflowPresentationSource

        #expect(source is UIBarButtonItem)
    }

    @Test func `groups that are hidden, or not there at first, are left out with their room`() {
        let tester = ViewTester()
        let (hidden, plain) = (group("h"), group("a"))
        hidden.isHidden = true
        let (optional, usual) = (item("o"), item("u"))

        let navigation = show(in: tester) { item in
            item.customizationIdentifier = "bar"
            item.trailingItemGroups = [
                hidden, plain,
                optional.creatingOptionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false),
                usual.creatingMovableGroup(customizationIdentifier: "u"),
            ]
        }
        let before = words(navigation)
        hidden.isHidden = false
        plain.barButtonItems = [self.item("b")]
        tester.pump()

        #expect(before == ["a", "u"])
        #expect(words(navigation) == ["h", "b", "u"])
        #expect(navigation.topViewController?.navigationItem.customizationIdentifier == "bar")
    }

    @Test func `items know their group, and groups their elements for a menu`() throws {
        let items = [item("a"), item("b"), UIBarButtonItem.flexibleSpace()]
        items[1].menuRepresentation = UIAction(title: "Other") { _ in }
        let fixed = UIBarButtonItemGroup.fixedGroup(representativeItem: item("r"), items: items)
        let movable = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "m", items: [])
        let optional = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "o", items: [item("c")])

        let menu = try #require(fixed.representation as? UIMenu)
        fixed.barButtonItems = [items[0]]
        let own = UIAction(title: "Own") { _ in }
        fixed.menuRepresentation = own

        #expect(menu.children.map(\.title) == ["a", "Other"])
        #expect(items[0].buttonGroup === fixed && items[1].buttonGroup == nil)
        #expect(fixed.representation === own)
        #expect(!movable.isThere && optional.isThere)
    }
}
