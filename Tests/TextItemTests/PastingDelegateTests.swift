import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Pasting as a delegate wants it.
@Suite(.application) struct PastingDelegateTests {
    /// A delegate that notes what it is asked, and gives results as the test says.
    private final class Paster: NSObject, UITextPasteDelegate {
        var calls: [String] = []
        var transform: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            calls.append("transform")
            transform(item)
        }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
        ) -> NSAttributedString {
            calls.append("combine \(itemStrings.map(\.string))")
            return itemStrings.reduce(into: NSMutableAttributedString()) { $0.append($1) }
        }
    }

    /// A delegate that pastes by itself.
    private final class Performer: NSObject, UITextPasteDelegate {
        var pasted = ""

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
        ) -> UITextRange {
            pasted += attributedString.string
            return textRange
        }
    }

    /// Notes the questions about changes.
    private final class Owner: NSObject, UITextViewDelegate {
        var changes: [String] = []
        var agrees = true
        var onChange: (UITextView) -> Void = { _ in }

        func textViewDidChange(_ textView: UITextView) { onChange(textView) }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            changes.append("\(range.location)+\(range.length) '\(text)'")
            return agrees
        }
    }

    private let tester = ViewTester()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    private let paster = Paster()
    private let owner = Owner()

    init() {
        view.font = .systemFont(ofSize: 10)
        view.text = "ab"
        view.delegate = owner
        view.pasteDelegate = paster
        tester.show(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
    }

    @Test func `an item's own text replaces the copied one, and the view's delegate is asked once`() {
        tester.clipboardText = "x"
        paster.transform = { $0.setResult(string: "<\($0.itemProvider.registeredTypeIdentifiers.count > 0)>") }

        view.paste(nil)

        #expect(view.text == "a<true>b")
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        #expect(paster.calls == ["transform", "combine [\"<true>\"]"])
        #expect(owner.changes == ["1+0 '<true>'"])
        view.undoManager?.undo()
        #expect(view.text == "ab")
    }

    @Test func `by default the text is pasted as it is, and a refusal of the view's delegate counts`() {
        tester.clipboardText = "x"

        view.paste(nil)
        owner.agrees = false
        view.paste(nil)

        #expect(view.text == "axb")
    }

    @Test func `an item without a result is left out, and one with a later result is waited for`() {
        tester.clipboardText = "x"
        paster.transform = { $0.setNoResult() }
        view.paste(nil)
        let none = (view.text, paster.calls)
        var kept: (any UITextPasteItem)?
        paster.transform = { kept = $0 }
        view.paste(nil)
        let waiting = view.text
        kept?.setResult(string: "late")
        kept?.setResult(string: "twice")

        #expect(none.0 == "ab" && none.1 == ["transform"])
        #expect(waiting == "ab")
        #expect(view.text == "alateb")
    }

    @Test func `a late result is not pasted when editing has ended`() {
        tester.clipboardText = "x"
        var kept: (any UITextPasteItem)?
        paster.transform = { kept = $0 }
        view.paste(nil)
        view.resignFirstResponder()

        kept?.setResult(string: "late")

        #expect(view.text == "ab")
    }

    @Test func `several items are one paste, with a line feed between them by default`() {
        let performer = Performer()
        view.pasteDelegate = performer

        view.paste(itemProviders: ["x", "y"].map { NSItemProvider(object: $0 as NSString) })

        #expect(performer.pasted == "x\ny")
        #expect(view.text == "ab")
        #expect(owner.changes == [])
    }

    @Test func `the delegate's attributes and attachments are pasted also where the user edits none`() {
        tester.clipboardText = "x"
        paster.transform = { item in
            item.setResult(
                attributedString: NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
        }
        view.paste(nil)
        paster.transform = { $0.setResult(attachment: NSTextAttachment()) }
        view.paste(nil)

        #expect(view.text == "ared\u{FFFC}b")
        #expect(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(view.textStorage.attribute(.attachment, at: 4, effectiveRange: nil) is NSTextAttachment)
    }

    @Test func `plain text has the attributes of text typed there`() {
        tester.clipboardText = "x"
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]

        view.paste(nil)

        let font = view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 30)
    }

    @Test func `a configuration limits the types that can be pasted`() {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        let text = NSItemProvider(object: "x" as NSString)
        let image = NSItemProvider(
            object: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in })

        #expect(!view.canPaste([text]))
        #expect(view.canPaste([image]))
        #expect(!view.canPaste([image, text]))
        view.paste(itemProviders: [text])
        #expect(view.text == "ab")
        view.pasteConfiguration = nil
        #expect(view.canPaste([text]) && !view.canPaste([image]))
        view.allowsEditingTextAttributes = true
        #expect(view.canPaste([image]))
    }

    @Test func `a field has a delegate for pasting as well, and keeps to one line`() {
        let field = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
        field.pasteDelegate = paster
        tester.show(field)
        field.becomeFirstResponder()
        tester.clipboardText = "x"
        paster.transform = { $0.setResult(string: "1\n2") }

        field.paste(nil)

        #expect(field.text == "1 2")
    }

    @Test func `a copy of a configuration has the same types`() {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        configuration.addAcceptableTypeIdentifiers(["public.png"])

        let copy = configuration.copy() as? UIPasteConfiguration

        #expect(copy?.acceptableTypeIdentifiers == ["public.text", "public.png"])
        #expect(copy !== configuration)
    }

    @Test func `a view's delegate may empty the text that was pasted into`() {
        tester.clipboardText = "x"
        owner.onChange = { if !$0.text.isEmpty { $0.text = "" } }

        view.paste(nil)

        #expect(view.text == "")
        #expect(paster.calls.first == "transform")
    }

    @Test func `a late result replaces the characters that were selected when pasting began`() {
        tester.clipboardText = "x"
        var kept: (any UITextPasteItem)?
        paster.transform = { kept = $0 }
        view.paste(nil)
        view.selectedRange = NSRange(location: 0, length: 1)
        kept?.setResult(string: "late")

        #expect(view.text == "alateb")
    }

    @Test func `a late result replaces no characters if the text has changed since`() {
        tester.clipboardText = "x"
        view.selectedRange = NSRange(location: 0, length: 2)
        var kept: (any UITextPasteItem)?
        paster.transform = { kept = $0 }
        view.paste(nil)
        view.text = "cdef"
        view.selectedRange = NSRange(location: 1, length: 2)
        kept?.setResult(string: "late")

        #expect(view.text == "cdelatef")
    }

    @Test func `a paste whose item gets no result is freed with the item`() {
        tester.clipboardText = "x"
        weak var item: (any UITextPasteItem)?
        paster.transform = { item = $0 }

        view.paste(nil)

        #expect(paster.calls == ["transform"])
        #expect(item == nil)
    }

    @Test func `a plain text gets no characters that mean attachments`() {
        UIPasteboard.general.setObjects([NSAttributedString(string: "x\u{FFFC}y")])

        view.paste(nil)

        #expect(view.text == "axyb")
    }
}
