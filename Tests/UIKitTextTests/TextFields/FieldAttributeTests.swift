import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldAttributeTests {
    private func stage(_ text: String = "abcd") -> FieldStage {
        let stage = FieldStage(text)
        stage.field.allowsEditingTextAttributes = true
        return stage
    }

    /// Which characters have a bold font.
    private func boldness(_ stage: FieldStage) -> String {
        stage.field.editing.text.runs.map { run in
            let font = run.style.attributes[.font] as? UIFont
            let isBold = font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
            return String(repeating: isBold ? "B" : "-", count: run.length)
        }.joined()
    }

    private func underlines(_ stage: FieldStage) -> String {
        stage.field.editing.text.runs.map { run in
            let line = run.style.attributes[.underlineStyle] as? Int ?? 0
            return String(repeating: line == 0 ? "-" : "u", count: run.length)
        }.joined()
    }

    @Test func `a key makes the selection bold, and plain again where all of it is`() {
        let stage = stage()
        stage.edit(1, to: 3)

        stage.tester.press(.keyboardB, modifiers: .command)
        let bold = boldness(stage)
        stage.select(0, to: 4)
        stage.tester.press(.keyboardB, modifiers: .command)
        let all = boldness(stage)
        stage.tester.press(.keyboardB, modifiers: .command)

        #expect((bold, all, boldness(stage)) == ("-BB-", "BBBB", "----"))
        #expect(stage.text == "abcd")
    }

    @Test func `underlining is undone and done again as one change, and the selection stays`() {
        let stage = stage()
        stage.edit(1, to: 3)

        stage.tester.press(.keyboardU, modifiers: .command)
        let underlined = underlines(stage)
        stage.tester.press(.keyboardZ, modifiers: .command)
        let undone = underlines(stage)
        stage.tester.press(.keyboardZ, modifiers: [.command, .shift])

        #expect((underlined, undone, underlines(stage)) == ("-uu-", "----", "-uu-"))
        #expect(stage.shown == "a[bc]d")
    }

    @Test func `at a caret the key for bold text applies to the text typed next`() {
        let stage = stage("ab")
        stage.edit(2)

        stage.tester.press(.keyboardB, modifiers: .command)
        stage.tester.type("c")

        #expect(stage.text == "abc")
        #expect(boldness(stage) == "--B")
    }

    @Test func `a field that does not allow it leaves the attributes alone`() {
        let stage = FieldStage("abcd")
        stage.edit(0, to: 4)

        stage.tester.press(.keyboardB, modifiers: .command)
        stage.field.updateTextAttributes { _ in [.underlineStyle: 1] }

        #expect(boldness(stage) == "----")
        #expect(underlines(stage) == "----")
        #expect(!stage.field.canPerformAction(.toggleItalics, withSender: nil))
    }

    @Test func `a handler converts the attributes of the selection`() {
        let stage = stage()
        stage.edit(2, to: 4)

        stage.field.updateTextAttributes { attributes in attributes.merging([.underlineStyle: 1]) { $1 } }

        #expect(underlines(stage) == "--uu")
        #expect(stage.field.canPerformAction(.updateTextAttributes, withSender: nil))
        #expect(stage.field.canPerformAction(.toggleItalics, withSender: nil))
    }

    @Test func `a field's state brings editing and selection back, cut to the text`() {
        let stage = stage()
        stage.edit(1, to: 3)
        let state = stage.field.interactionState
        stage.field.resignFirstResponder()
        let atRest = stage.field.interactionState

        stage.field.interactionState = state
        let restored = (stage.field.isEditing, stage.shown)
        stage.field.text = "xy"
        stage.field.interactionState = state
        let cut = stage.shown
        stage.field.interactionState = "of another kind"
        let isStillEditing = stage.field.isEditing
        stage.field.interactionState = atRest

        #expect(restored == (true, "a[bc]d"))
        #expect(cut == "x[y]")
        #expect(isStillEditing)
        #expect(!stage.field.isEditing)
    }
}
