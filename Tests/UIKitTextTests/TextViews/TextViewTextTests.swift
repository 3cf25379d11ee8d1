import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Text and attributes that apps set on text views.
@Suite(.application) struct TextViewTextTests {
    @Test func `a new view is empty, editable, scrolls and has the colour of a page`() {
        let view = UITextView()

        #expect(view.text == "")
        #expect(view.attributedText.length == 0)
        #expect(view.font == nil)
        #expect(view.textColor == nil)
        #expect(view.textAlignment == .natural)
        #expect(view.backgroundColor == .systemBackground)
        #expect((view.isEditable, view.isSelectable, view.isScrollEnabled) == (true, true, true))
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.textContainer.widthTracksTextView)
        #expect(view.textStorage.layoutManagers == [view.layoutManager])
        #expect(view.layoutManager.textContainers == [view.textContainer])
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 12))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(view.autocapitalizationType == .sentences)
        #expect(!view.allowsEditingTextAttributes)
        #expect(!view.clearsOnInsertion)
    }

    @Test func `a text that is taken away is empty`() {
        let stage = TextViewStage("abc")

        stage.view.text = nil

        #expect(stage.view.text == "")
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `a view uses the container that it is given, with its manager and storage`() {
        let storage = NSTextStorage(string: "abc")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 50, height: 0))
        manager.addTextContainer(container)

        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)

        #expect(view.textContainer === container)
        #expect(view.layoutManager === manager)
        #expect(view.textStorage === storage)
        #expect(view.text == "abc")
    }

    @Test func `font, colour and alignment apply to the whole text and to text typed next`() {
        let stage = TextViewStage("ab\ncd")
        stage.view.textColor = .red
        stage.view.textAlignment = .right
        stage.view.font = .systemFont(ofSize: 20)

        var range = NSRange()
        let attributes = stage.view.textStorage.attributes(at: 4, effectiveRange: &range)

        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        #expect(stage.view.textColor == .red)
        #expect(stage.view.textAlignment == .right)
        #expect(stage.view.typingAttributes[.foregroundColor] as? UIColor == .red)
    }

    @Test func `a new text has the looks of the first character`() {
        let stage = TextViewStage()
        let mixed = NSMutableAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        mixed.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        mixed.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))

        stage.view.attributedText = mixed
        let read = stage.view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        stage.view.text = "xyz"
        let later = stage.view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor

        #expect(read == .blue)
        #expect(later == .red)
        #expect(stage.view.font == .systemFont(ofSize: 20))
    }

    @Test func `unknown attributes are kept`() {
        let stage = TextViewStage()
        let key = NSAttributedString.Key("note")

        stage.view.attributedText = NSAttributedString(string: "abc", attributes: [key: 7])

        #expect(stage.view.attributedText.attribute(key, at: 1, effectiveRange: nil) as? Int == 7)
    }

    @Test func `the looks outlive an empty text`() {
        let stage = TextViewStage("abc")
        stage.view.textColor = .red

        stage.view.text = ""
        stage.view.text = "x"

        #expect(stage.view.textColor == .red)
        #expect(stage.view.font == .systemFont(ofSize: 10))
    }

    @Test func `setting the text reports only the selection, also in a view that was never shown`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = TextViewRecorder()
        view.delegate = recorder

        view.text = "abc"
        let first = recorder.drainEdits()
        view.selectedRange = NSRange(location: 1, length: 0)
        _ = recorder.drain()
        view.text = "abc"
        let again = recorder.drainEdits()

        #expect(first == ["didSelect"])
        #expect(again == ["didSelect"])
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test func `selections are cut to the text and to whole characters`() {
        let stage = TextViewStage("a👍🏽b")

        stage.view.selectedRange = NSRange(location: 4, length: 90)
        let cut = stage.view.selectedRange
        stage.view.selectedRange = NSRange(location: 1, length: 1)

        #expect(cut == NSRange(location: 1, length: 5))
        #expect(stage.view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func `changes of the storage move the selection with its characters, and are reported only if it moves`() {
        let stage = TextViewStage("hello")
        stage.edit(3)
        let storage = stage.view.textStorage

        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        let before = (stage.shown, stage.recorder.drainEdits())
        storage.replaceCharacters(in: NSRange(location: 7, length: 0), with: "!")
        let behind = (stage.shown, stage.recorder.drainEdits())

        #expect(before == ("abhel|lo", ["didSelect"]))
        #expect(behind == ("abhel|lo!", []))
        #expect(stage.view.undoManager?.canUndo == false)
    }

    @Test func `a delegate that hears of a moved selection may change the text again`() {
        let stage = TextViewStage("hello")
        stage.edit(3)
        var isFirst = true
        stage.recorder.onDidSelect = { view in
            guard isFirst else { return }
            isFirst = false
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "> ")
        }

        stage.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")

        #expect(stage.shown == "> abhel|lo")
        #expect(stage.recorder.drainEdits() == ["didSelect", "didSelect"])
    }

    @Test func `grouped changes of the storage are reported once, and not at all if the selection returns`() {
        let stage = TextViewStage("hello")
        stage.edit(3)
        let storage = stage.view.textStorage
        func change(_ words: String...) {
            storage.beginEditing()
            for word in words {
                storage.replaceCharacters(in: NSRange(location: 0, length: word.isEmpty ? 1 : 0), with: word)
            }
            storage.endEditing()
        }

        change("a", "b")
        let moved = (stage.shown, stage.recorder.drainEdits())
        change("c", "")

        #expect(moved == ("bahel|lo", ["didSelect"]))
        #expect(stage.shown == "bahel|lo")
        #expect(stage.recorder.drainEdits() == [])
    }

    @Test func `text that the view inserts between changes of the app moves the selection once`() {
        let stage = TextViewStage("hello")
        stage.edit(3)
        let storage = stage.view.textStorage

        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        stage.view.insertText("XY")
        storage.endEditing()

        #expect(stage.shown == "abhelXY|lo")
    }

    @Test func `the caret follows typed text that the delegate of the storage has changed`() {
        let stage = TextViewStage("ab")
        let dash = Dash()
        stage.view.textStorage.delegate = dash
        stage.edit(1)

        stage.tester.type("x")
        stage.tester.press(.keyboardZ, modifiers: .control)

        // The delegate put another one in front; undoing is impossible, for places are not those of the change any more.
        #expect(stage.shown == "-ax|b")
    }

    /// Puts a dash in front of a text that has none.
    private final class Dash: NSObject, NSTextStorageDelegate {
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            guard !textStorage.string.hasPrefix("-") else { return }
            textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "-")
        }
    }

    @Test func `a text that an app has begun to change shows as it was until it is done`() {
        let stage = TextViewStage("ab")
        let storage = stage.view.textStorage

        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "xyz")
        stage.tester.pump()
        let meanwhile = stage.tester.drawnTexts.contains("xyz")
        storage.endEditing()
        stage.tester.pump()

        #expect(!meanwhile)
        #expect(stage.tester.drawnTexts.contains("xyz"))
    }
}
