import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct TitleFieldEditorTests {
    private final class Names: UINavigationItemRenameDelegate {
        var refused = ""
        private(set) var names: [String] = []

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            names.append(title)
        }

        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            (suggestedTitle, suggestedTitle.startIndex..<suggestedTitle.index(after: suggestedTitle.startIndex))
        }

        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            title != refused
        }
    }

    private func show(in tester: ViewTester, _ prepare: (UINavigationItem) -> Void) -> UINavigationItem {
        installedTitleEditor.install(TitleFieldEditor.self)
        let page = UIViewController()
        page.navigationItem.title = "Draft"
        prepare(page.navigationItem)
        tester.show(UINavigationController(rootViewController: page))
        return page.navigationItem
    }

    @Test func `a title is renamed in the bar`() throws {
        let tester = ViewTester()
        let names = Names()
        let item = show(in: tester) { $0.renameDelegate = names }

        try tester.tap(.type(TitleMenuButton.self))
        tester.settle()
        try tester.tap(.text("Rename"))
        tester.settle()
        tester.type("C")
        let field = try #require(tester.view(.type(UITextField.self)) as? UITextField)
        let typed = field.text
        tester.press(.keyboardReturnOrEnter)
        tester.settle()

        // The delegate has the first letter selected.
        #expect(typed == "Craft")
        #expect(names.names == ["Craft"])
        #expect(item.title == "Craft")
        #expect(tester.drawnTexts.contains("Craft"))
        #expect(!tester.exists(.type(UITextField.self)))
    }

    @Test func `a name that will not do leaves the user at it`() throws {
        let tester = ViewTester()
        let names = Names()
        names.refused = "Craft"
        let item = show(in: tester) { $0.renameDelegate = names }
        try tester.tap(.type(TitleMenuButton.self))
        tester.settle()
        try tester.tap(.text("Rename"))
        tester.settle()

        tester.type("C")
        tester.press(.keyboardReturnOrEnter)
        let isEditing = (try tester.view(.type(UITextField.self)) as? UITextField)?.isFirstResponder
        tester.type("rr")
        tester.press(.keyboardReturnOrEnter)
        tester.settle()

        #expect(isEditing == true)
        #expect(item.title == "Crrraft")
        #expect(names.names == ["Crrraft"])
    }
}
