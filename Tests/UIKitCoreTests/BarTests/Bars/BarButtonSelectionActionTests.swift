import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct BarButtonSelectionActionTests {
    private func show(_ item: UIBarButtonItem, in tester: ViewTester) {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = item
        tester.show(UINavigationController(rootViewController: page))
    }

    @Test func `a tap selects a button that is for that, and the next one ends it`() throws {
        let tester = ViewTester()
        var states: [Bool] = []
        let item = UIBarButtonItem(
            title: "Go",
            primaryAction: UIAction { ($0.sender as? UIBarButtonItem).map { states.append($0.isSelected) } })
        item.changesSelectionAsPrimaryAction = true
        show(item, in: tester)

        try tester.tap(.text("Go"))
        tester.settle()
        try tester.tap(.text("Go"))
        tester.settle()

        #expect(states == [true, false])
    }

    @Test func `a button with a menu shows the title of the chosen element`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(
            title: "Go", menu: UIMenu(children: ["Red", "Green"].map { UIAction(title: $0) { _ in } }))
        item.preferredMenuElementOrder = .fixed
        item.changesSelectionAsPrimaryAction = true
        show(item, in: tester)
        let first = item.title

        try tester.tap(.text("Red"))
        tester.settle()
        try tester.tap(.text("Green"))
        tester.settle()

        #expect(first == "Red")
        #expect(item.title == "Green")
        #expect(item.menu?.selectedElements.map(\.title) == ["Green"])
        #expect(!item.isSelected)
    }

    @Test func `a picture for compact height has insets of its own`() {
        let item = UIBarButtonItem()
        item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)

        #expect(item.imageInsets(isCompact: true).top == 1)
        item.landscapeImagePhone = UIImage(systemName: "star")
        #expect(item.imageInsets(isCompact: true).top == 5)
        #expect(item.imageInsets(isCompact: false).top == 1)
    }
}
