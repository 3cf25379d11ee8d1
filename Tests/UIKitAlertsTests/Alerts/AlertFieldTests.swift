import CoreGraphics
import Foundation
import Testing
import UIKitAlerts
import UIKitCore
import UIKitTesting
import UIKitText

@Suite(.application) struct AlertFieldTests {
    @Test func `text fields are in a box below the texts, set up by their handlers`() throws {
        let stage = AlertStage()
        stage.alert.addTextField { $0.placeholder = "Name" }
        stage.alert.addTextField()
        stage.add("OK")
        #expect(UIAlertController().textFields == nil)

        stage.show()

        let fields = try #require(stage.alert.textFields)
        #expect(fields.count == 2)
        #expect(fields[0].placeholder == "Name")
        #expect(fields[1].frame.minY == fields[0].frame.maxY)
        // Title, message and two rows of 30 with the room around, a hairline, a button.
        let height: CGFloat = 20 + 17 + 3 + 13 + 16 + 60 + 20 + 1 + 44
        #expect(stage.alert.view.frame.height == height)
    }

    @Test func `the first field receives typed text, and a tap leads to another`() throws {
        let stage = AlertStage()
        stage.alert.addTextField()
        stage.alert.addTextField()
        stage.add("OK")
        stage.show()
        let fields = try #require(stage.alert.textFields)

        stage.tester.type("ab")
        try stage.tester.tap(.view(fields[1]))
        stage.tester.type("cd")

        #expect(fields.map(\.text) == ["ab", "cd"])
    }

    @Test func `Return leads to the next field and from the last one to the answer`() throws {
        let stage = AlertStage()
        stage.alert.addTextField()
        stage.alert.addTextField()
        stage.add("Cancel", .cancel)
        stage.add("Log In")
        stage.show()
        let fields = try #require(stage.alert.textFields)

        stage.tester.press(.keyboardReturnOrEnter, "\r")
        let second = fields[1].isFirstResponder
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()

        #expect(second)
        #expect(stage.calls == ["Log In after the alert has gone"])
    }

    @Test func `Escape cancels while a field is edited, and the former first responder returns`() {
        let stage = AlertStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        stage.root.view.addSubview(field)
        field.becomeFirstResponder()
        stage.alert.addTextField()
        stage.add("Cancel", .cancel)
        stage.show()
        let during = field.isFirstResponder

        stage.tester.press(.keyboardEscape, "\u{1B}")
        stage.tester.settle()

        #expect(!during)
        #expect(stage.calls == ["Cancel after the alert has gone"])
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        stage.tester.settle()
    }

    @Test func `typed text can enable a button`() throws {
        let stage = AlertStage()
        let save = stage.add("Save")
        save.isEnabled = false
        stage.alert.addTextField { field in
            field.addAction(
                UIAction { [unowned field] _ in save.isEnabled = field.text?.isEmpty == false }, for: .editingChanged)
        }
        stage.show()

        stage.tester.press(.keyboardReturnOrEnter, "\r")
        let empty = stage.calls
        stage.tester.type("x")
        stage.choose("Save")

        #expect(empty == [])
        #expect(stage.calls == ["Save after the alert has gone"])
    }

    @Test func `a text field in an action sheet stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("Text fields can only be added to an alert controller of style alert"))
    }
}
