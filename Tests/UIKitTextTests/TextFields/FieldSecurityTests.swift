import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

/// Fields that become secure, or plain again, while they are edited.
@Suite(.application) struct FieldSecurityTests {
    nonisolated static let changes: [(String, String, @MainActor @Sendable (FieldStage) -> Void)] = [
        ("a key", "x|", { $0.tester.type("x") }),
        ("text of an input view", "x|", { $0.field.insertText("x") }),
        ("Backspace", "|", { $0.tester.press(.keyboardDeleteOrBackspace) }),
        ("Backspace by words", "|", { $0.tester.press(.keyboardDeleteOrBackspace, modifiers: .control) }),
        ("Delete", "|", { $0.tester.press(.keyboardDeleteForward) }),
        ("composed text", "k|", { $0.tester.send(.compose(text: "k", selection: [1, 0])) }),
        (
            "pasted text", "no|",
            {
                UIPasteboard.general.string = "no"
                $0.field.paste(nil)
            }
        ),
    ]

    @Test(arguments: changes.indices) func `the first change after the field became secure replaces the whole text`(
        index: Int
    ) {
        let (name, expected, change) = Self.changes[index]
        let stage = FieldStage("abcd")
        stage.edit(2)
        stage.tester.type("12")

        stage.field.isSecureTextEntry = true
        change(stage)

        #expect(stage.shown == expected, "\(name)")
    }

    @Test func `the second change continues the text of the first`() {
        let stage = FieldStage("abcd")
        stage.edit()
        stage.field.isSecureTextEntry = true

        stage.tester.type("x")
        stage.tester.type("y")

        #expect(stage.text == "xy")
    }

    @Test func `a field that is plain again keeps its text`() {
        let stage = FieldStage("abcd")
        stage.edit()

        stage.field.isSecureTextEntry = true
        stage.field.isSecureTextEntry = false
        stage.tester.type("x")

        #expect(stage.text == "abcdx")
    }

    @Test func `a field that began secure and is plain now keeps its text`() {
        let stage = FieldStage("abcd")
        stage.field.isSecureTextEntry = true
        stage.edit()

        stage.field.isSecureTextEntry = false
        stage.tester.type("x")

        #expect(stage.text == "abcdx")
    }

    @Test func `an empty field that became secure keeps all typed text`() {
        let stage = FieldStage()
        stage.edit()

        stage.field.isSecureTextEntry = true
        stage.tester.type("x")
        stage.tester.type("y")

        #expect(stage.text == "xy")
    }

    @Test func `a field made secure at rest is emptied once it is edited`() {
        let stage = FieldStage("abcd")
        stage.edit()
        stage.field.resignFirstResponder()

        stage.field.isSecureTextEntry = true
        let atRest = stage.field.clearsOnInsertion
        stage.edit()
        stage.tester.type("x")

        #expect(!atRest)
        #expect(stage.text == "x")
    }

    @Test func `the app's own wish outlives the beginning of editing and every change of security`() {
        let stage = FieldStage("abcd")
        stage.field.clearsOnInsertion = true

        stage.edit()
        stage.field.isSecureTextEntry = true
        stage.field.isSecureTextEntry = false
        stage.tester.type("x")

        #expect(stage.text == "x")
        #expect(!stage.field.clearsOnInsertion)
    }

    @Test func `composed text replaces the whole text if insertion clears, as typed text does`() {
        let stage = FieldStage("abcd")
        stage.edit(2)
        stage.field.clearsOnInsertion = true

        stage.tester.send(.compose(text: "ka", selection: [2, 0]))
        stage.tester.send(.compose(text: "kan", selection: [3, 0]))

        #expect(stage.shown == "kan|")
        #expect(!stage.field.clearsOnInsertion)
    }
}
