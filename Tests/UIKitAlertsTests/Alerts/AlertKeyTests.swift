import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitAlerts
@testable import UIKitCore

@Suite(.application) struct AlertKeyTests {
    @Test func `Return chooses the preferred answer and Escape the cancelling one`() {
        let stage = AlertStage()
        stage.add("Cancel", .cancel)
        stage.add("Other")
        stage.alert.preferredAction = stage.add("Save")
        stage.show()

        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()
        stage.show()
        stage.tester.press(.keyboardEscape, "\u{1B}")
        stage.tester.settle()

        #expect(stage.calls == ["Save after the alert has gone", "Cancel after the alert has gone"])
    }

    @Test func `Return chooses the only plain answer, else the only one at all`() {
        let plain = AlertStage()
        plain.add("Cancel", .cancel)
        plain.add("Delete", .destructive)
        let save = plain.add("Save")
        let alone = AlertStage()
        let cancel = alone.add("Close", .cancel)
        let several = AlertStage()
        several.add("One")
        several.add("Two")

        #expect(plain.alert.confirmingAction === save)
        #expect(alone.alert.confirmingAction === cancel)
        #expect(several.alert.confirmingAction == nil)
    }

    @Test func `Tab and the arrows move from button to button, and Space presses`() {
        let stage = AlertStage()
        stage.add("One")
        stage.add("Two")
        stage.add("Cancel", .cancel)
        stage.show()

        stage.tester.press(.keyboardTab, "\t")
        let first = stage.buttons.filter(\.isFocused).map(\.action.title)
        stage.tester.press(.keyboardDownArrow)
        let second = stage.buttons.filter(\.isFocused).map(\.action.title)
        stage.tester.press(.keyboardSpacebar, " ")
        stage.tester.settle()

        #expect(first == ["One"])
        #expect(second == ["Two"])
        #expect(stage.calls == ["Two after the alert has gone"])
    }

    @Test func `Return presses the button with the focus before the preferred one`() {
        let stage = AlertStage()
        stage.add("Cancel", .cancel)
        stage.alert.preferredAction = stage.add("Save")
        stage.show()

        stage.tester.press(.keyboardTab, "\t")
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()

        #expect(stage.calls == ["Cancel after the alert has gone"])
    }

    @Test func `views behind the alert receive no keys until it is dismissed`() {
        let tester = ViewTester()
        let page = KeyPage()
        tester.show(page)
        page.becomeFirstResponder()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

        page.present(alert, animated: true)
        tester.settle()
        let behind = page.isFirstResponder
        tester.press(.keyboardK)
        tester.press(.keyboardEscape, "\u{1B}")
        tester.settle()
        let back = page.isFirstResponder
        tester.press(.keyboardK)

        #expect(!behind)
        #expect(back)
        #expect(page.count == 1)
    }

    @Test func `the focus returns to its former view`() throws {
        let stage = AlertStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        stage.root.view.addSubview(button)
        stage.add("Cancel", .cancel)
        stage.tester.pump()
        stage.tester.press(.keyboardTab, "\t")
        let before = button.isFocused

        stage.show()
        stage.tester.press(.keyboardTab, "\t")
        let during = stage.button("Cancel")?.isFocused
        stage.tester.press(.keyboardEscape, "\u{1B}")
        stage.tester.settle()

        #expect(before)
        #expect(during == true)
        #expect(button.isFocused)
    }

    private final class KeyPage: UIViewController {
        var count = 0
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "k", modifierFlags: [], action: KeyPage.hit)]
        }
        private func hit() { count += 1 }
    }
}
