import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct DocumentProxyTests {
    private struct Rig {
        let stage: FieldStage
        let pad = UIInputViewController()
        var proxy: any UITextDocumentProxy { pad.textDocumentProxy }

        init(_ text: String, _ start: Int, to end: Int? = nil) {
            stage = FieldStage(text)
            stage.recorder.watch(stage.field)
            stage.edit(start, to: end)
        }
    }

    @Test func `the text around the selection can be read`() {
        let rig = Rig("abcdef", 2, to: 4)

        let around = [
            rig.proxy.documentContextBeforeInput, rig.proxy.selectedText, rig.proxy.documentContextAfterInput,
        ]
        rig.stage.select(0, to: 0)

        #expect(around == ["ab", "cd", "ef"])
        #expect(rig.proxy.documentContextBeforeInput == nil)
        #expect(rig.proxy.selectedText == nil)
        #expect(rig.proxy.documentInputMode === rig.stage.field.textInputMode)
        #expect(!rig.pad.needsInputModeSwitchKey)
    }

    @Test func `typing and deleting through the proxy asks the delegate and can be undone`() {
        let rig = Rig("ab", 1)
        rig.stage.recorder.onChange = { _, _, text in text != "2" }

        for key in ["1", "2", "3"] { rig.proxy.insertText(key) }
        rig.proxy.deleteBackward()
        let text = rig.stage.shown
        rig.stage.tester.press(.keyboardZ, modifiers: .command)

        #expect(text == "a1|b")
        #expect(rig.stage.text == "ab")
        #expect(rig.proxy.hasText)
    }

    @Test func `the caret moves by characters and not beyond the text`() {
        let rig = Rig("abcd", 1, to: 3)

        rig.proxy.adjustTextPosition(byCharacterOffset: 1)
        let right = rig.stage.shown
        rig.proxy.adjustTextPosition(byCharacterOffset: -3)
        let left = rig.stage.shown
        rig.proxy.adjustTextPosition(byCharacterOffset: -3)

        #expect((right, left, rig.stage.shown) == ("abcd|", "a|bcd", "a|bcd"))
    }

    @Test func `marked text is replaced, and left as it is in the end`() {
        let rig = Rig("ab", 1)

        rig.proxy.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        rig.proxy.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        let marked = rig.stage.field.editing.marked
        rig.proxy.unmarkText()

        #expect(marked == 1..<3)
        #expect(rig.stage.field.editing.marked == nil)
        #expect(rig.stage.shown == "aka|b")
    }

    @Test func `without a text input the proxy has no text, and edits have no effect`() {
        let tester = ViewTester()
        let proxy = UIInputViewController().textDocumentProxy
        tester.show(UIView())

        proxy.insertText("x")
        proxy.deleteBackward()

        #expect(!proxy.hasText)
        #expect(proxy.documentContextBeforeInput == nil)
        #expect(proxy.documentInputMode == nil)
    }
}
