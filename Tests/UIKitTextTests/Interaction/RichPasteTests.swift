import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Text keeps its attributes from copying to pasting where the user may change them.
@Suite(.application) struct RichPasteTests {
    private static let large = UIFont.systemFont(ofSize: 20)

    /// A view with "one two", of which "one" is large, selected.
    private func stage(editsAttributes: Bool = true) -> TextViewStage {
        let stage = TextViewStage()
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.font, value: Self.large, range: NSRange(location: 0, length: 3))
        stage.view.attributedText = text
        stage.view.allowsEditingTextAttributes = editsAttributes
        stage.edit(0, to: 3)
        return stage
    }

    private func size(_ stage: TextViewStage, at index: Int) -> CGFloat? {
        (stage.view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }

    @Test func `pasted text keeps its font, and undo takes it back`() {
        let stage = stage()
        stage.view.copy(nil)
        stage.edit(7)

        stage.view.paste(nil)
        let (shown, sizes) = (stage.shown, [size(stage, at: 6), size(stage, at: 7), size(stage, at: 9)])
        let calls = stage.recorder.drainEdits()
        stage.view.undoManager?.undo()

        #expect(shown == "one twoone|")
        #expect(sizes == [10, 20, 20])
        #expect(calls == ["shouldChange 7+0 'one'", "didSelect", "didChange"])
        #expect(stage.text == "one two")
        #expect(stage.tester.clipboardText == "one")
    }

    @Test func `text takes the style around it when that is asked for, or where attributes stay`() {
        let matched = stage()
        matched.view.copy(nil)
        matched.edit(7)
        matched.view.pasteAndMatchStyle(nil)
        let plain = stage(editsAttributes: false)
        plain.view.copy(nil)
        plain.edit(7)
        plain.view.paste(nil)

        #expect(matched.shown == "one twoone|")
        #expect(size(matched, at: 8) == 10)
        #expect(plain.shown == "one twoone|")
        #expect(size(plain, at: 8) == 10)
    }

    @Test func `text that another program has copied since is pasted without attributes`() {
        let stage = stage()
        stage.view.copy(nil)
        stage.tester.clipboardText = "new"
        stage.edit(7)

        stage.view.paste(nil)

        #expect(stage.shown == "one twonew|")
        #expect(size(stage, at: 8) == 10)
    }

    @Test func `unknown attributes are dropped by a paste`() {
        let stage = stage()
        let text = NSAttributedString(
            string: "x", attributes: [.font: Self.large, NSAttributedString.Key(rawValue: "own"): 1])
        UIPasteboard.general.items = [
            [UIPasteboard.typeAutomatic: "x", "com.apple.uikit.attributedstring": text]
        ]
        stage.edit(7)

        stage.view.paste(nil)

        let attributes = stage.view.textStorage.attributes(at: 7, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect(attributes[NSAttributedString.Key(rawValue: "own")] == nil)
    }

    @Test func `copying an attachment alone leaves no empty text to paste`() {
        let stage = stage()
        stage.view.attributedText = NSAttributedString(attachment: NSTextAttachment())
        stage.edit(0, to: 1)
        stage.view.copy(nil)
        let field = TextViewStage("word")
        field.edit(0, to: 4)

        field.view.pasteAndMatchStyle(nil)

        #expect(field.text == "word")
        #expect(!UIPasteboard.general.hasStrings)
    }

    @Test func `an image is pasted as an attachment where attributes may be edited`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let stage = stage()
        UIPasteboard.general.image = image
        let isOffered = stage.view.canPerformAction(.paste, withSender: nil)
        let isMatched = stage.view.canPerformAction(.pasteAndMatchStyle, withSender: nil)
        stage.view.paste(nil)
        let attachment = stage.view.textStorage.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
        stage.view.allowsEditingTextAttributes = false

        #expect(isOffered)
        #expect(!isMatched)
        #expect(attachment?.image === image)
        #expect(stage.text == "\u{FFFC} two")
        #expect(!stage.view.canPerformAction(.paste, withSender: nil))
    }

    @Test func `the delegate may refuse pasted text`() {
        let stage = stage()
        stage.view.copy(nil)
        stage.edit(7)
        stage.recorder.refusals = ["shouldChange"]

        stage.view.paste(nil)

        #expect(stage.text == "one two")
    }

    @Test func `a field keeps attributes and has one line`() {
        let stage = FieldStage("ab")
        stage.field.allowsEditingTextAttributes = true
        stage.edit(1)
        let text = NSAttributedString(string: "1\n2", attributes: [.font: Self.large])
        UIPasteboard.general.items = [
            [UIPasteboard.typeAutomatic: "1\n2", "com.apple.uikit.attributedstring": text]
        ]

        stage.field.paste(nil)

        let font = stage.field.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
        #expect(stage.field.text == "a1 2b")
        #expect(font?.pointSize == 20)
    }
}
