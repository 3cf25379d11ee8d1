import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Selecting offers text to other programs, and the middle button of a mouse pastes the text selected in them.
@Suite(.application) struct PrimarySelectionTests {
    @Test func `a middle press sets the caret and pastes, and undo reverts the paste alone`() {
        let stage = TextViewStage("one two")
        stage.edit(0)
        stage.tester.type("X")
        _ = stage.recorder.drain()
        stage.tester.primaryText = "abc"

        stage.tester.middleClick(at: stage.point(of: 4))
        let pasted = stage.shown
        let calls = stage.recorder.drain()
        stage.view.undoManager?.undo()

        #expect(pasted == "Xoneabc| two")
        #expect(calls.filter { $0.hasPrefix("shouldChange") }.count == 1)
        #expect(stage.text == "Xone two")
        #expect(stage.tester.primaryText == "abc")
    }

    @Test func `a middle press begins editing where it is`() {
        let stage = TextViewStage("one two")
        stage.tester.primaryText = "-"

        stage.tester.middleClick(at: stage.point(of: 3))

        #expect(stage.view.isFirstResponder)
        #expect(stage.shown == "one-| two")
    }

    @Test func `without a primary selection a middle press only sets the caret`() {
        let stage = TextViewStage("one two")
        stage.edit(0, to: 3)

        stage.tester.middleClick(at: stage.point(of: 5))

        #expect(stage.shown == "one t|wo")
        #expect(stage.tester.primaryText == nil)
    }

    @Test func `a middle press is ignored in a text that is not editable`() {
        let stage = TextViewStage("one two")
        stage.view.isEditable = false
        stage.tester.primaryText = "abc"

        stage.tester.middleClick(at: stage.point(of: 3))

        #expect(stage.text == "one two")
        #expect(!stage.view.isFirstResponder)
    }

    @Test func `a middle press pastes no text that the delegate refuses`() {
        let stage = TextViewStage("one")
        stage.edit(0)
        stage.recorder.refusals = ["shouldChange"]
        stage.tester.primaryText = "abc"

        stage.tester.middleClick(at: stage.point(of: 1))

        #expect(stage.shown == "o|ne")
    }

    @Test func `a mouse offers its selection when the button is released`() {
        let stage = TextViewStage("one two")
        stage.edit(0)

        let mouse = stage.tester.touch(at: stage.point(of: 1), pointer: .mouse)
        mouse.move(to: stage.point(of: 5))
        stage.tester.pump()
        let during = stage.tester.primaryText
        mouse.lift()
        stage.tester.pump()

        #expect(during == nil)
        #expect(stage.tester.primaryText == "ne t")
    }

    @Test func `a click without a selection keeps the earlier offer`() {
        let stage = TextViewStage("one two")
        stage.edit(0)
        stage.tester.primaryText = "theirs"

        stage.click(2)

        #expect(stage.tester.primaryText == "theirs")
    }

    @Test func `keys offer their selection shortly after the last press`() {
        let stage = TextViewStage("one two")
        stage.edit(0)

        stage.tester.press(.keyboardRightArrow, modifiers: .shift)
        stage.tester.press(.keyboardRightArrow, modifiers: .shift)
        let during = stage.tester.primaryText
        stage.tester.pump(by: 0.2)

        #expect(during == nil)
        #expect(stage.tester.primaryText == "on")
    }

    @Test func `a middle press pastes a selection that keys made just before`() {
        let stage = TextViewStage("one two")
        stage.edit(0)
        stage.tester.primaryText = "theirs"

        stage.tester.press(.keyboardRightArrow, modifiers: .shift)
        stage.tester.middleClick(at: stage.point(of: 7))

        #expect(stage.text == "one twoo")
    }

    @Test func `the key for selecting all offers the selection, the app's own call does not`() {
        let stage = TextViewStage("one two")
        stage.edit(0)

        stage.view.selectAll(nil)
        stage.view.selectedRange = NSRange(location: 0, length: 3)
        stage.tester.pump(by: 0.2)
        let byApp = stage.tester.primaryText
        stage.tester.press(.keyboardA, modifiers: .control)
        stage.tester.pump(by: 0.2)

        #expect(byApp == nil)
        #expect(stage.tester.primaryText == "one two")
    }

    @Test func `the sign of an attachment is not offered`() {
        let stage = TextViewStage("a\u{FFFC}b")
        stage.edit(0)

        stage.tester.press(.keyboardEnd, modifiers: .shift)
        stage.tester.pump(by: 0.2)

        #expect(stage.tester.primaryText == "ab")
    }

    @Test func `a secure field neither offers nor takes`() {
        let stage = FieldStage("secret")
        stage.field.isSecureTextEntry = true
        stage.edit(0)
        stage.tester.primaryText = "abc"

        stage.tester.press(.keyboardEnd, modifiers: .shift)
        stage.tester.pump(by: 0.2)
        stage.tester.middleClick(at: stage.point(of: 2))

        #expect(stage.tester.primaryText == "abc")
        #expect(stage.field.text == "secret")
    }

    @Test func `in a field lines are pasted as one`() {
        let stage = FieldStage("ab")
        stage.edit(0)
        stage.tester.primaryText = "1\n2"

        stage.tester.middleClick(at: stage.point(of: 1))

        #expect(stage.field.text == "a1 2b")
    }

    @Test func `requesting the primary selection is an event of the host`() {
        let stage = TextViewStage("one")
        stage.edit(0)
        stage.tester.primaryText = "abc"
        var events: [HostEvent] = []
        stage.tester.runtime.onEvent = { event, _ in events.append(event) }

        stage.tester.middleClick(at: stage.point(of: 0))

        #expect(events.map(\.name) == ["button", "primary", "button"])
        #expect(events.dropFirst().first == .primary(text: "abc"))
    }
}
