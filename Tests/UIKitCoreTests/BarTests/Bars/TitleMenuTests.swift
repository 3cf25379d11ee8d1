import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct TitleMenuTests {
    private final class Refusal: UINavigationItemRenameDelegate {
        private(set) var names: [String] = []

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            names.append(title)
        }

        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { false }
    }

    private func show(in tester: ViewTester, _ prepare: (UINavigationItem) -> Void) -> UINavigationItem {
        let page = UIViewController()
        page.navigationItem.title = "Draft"
        prepare(page.navigationItem)
        tester.show(UINavigationController(rootViewController: page))
        return page.navigationItem
    }

    @Test func `a title with a menu opens it at a tap`() throws {
        let tester = ViewTester()
        var calls = 0
        _ = show(in: tester) { item in
            item.titleMenuProvider = { suggested in
                UIMenu(children: suggested + [UIAction(title: "Copy") { _ in calls += 1 }])
            }
        }

        try tester.tap(.type(TitleMenuButton.self))
        tester.settle()
        let rows = tester.runtime.openMenu?.levels[0].panel.rows.count
        try tester.tap(.text("Copy"))
        tester.settle()

        #expect(rows == 1)
        #expect(calls == 1)
    }

    @Test func `a title without a menu has no button`() throws {
        let tester = ViewTester()
        let item = show(in: tester) { $0.titleMenuProvider = { _ in nil } }

        item.titleMenuProvider = nil
        tester.pump()

        #expect(!tester.exists(.type(TitleMenuButton.self)))
    }

    @Test func `a delegate may keep a title from being renamed`() throws {
        let tester = ViewTester()
        let names = Refusal()
        _ = show(in: tester) { $0.renameDelegate = names }
        try tester.tap(.type(TitleMenuButton.self))
        tester.settle()

        try tester.tap(.text("Rename"))
        tester.settle()

        #expect(tester.drawnTexts.contains("Draft"))
        #expect(names.names.isEmpty)
    }
}
