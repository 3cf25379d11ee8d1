import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Uses that apps are known to make of text views, and answers of phones that they rely on.
@Suite(.application) struct TextViewRecipeTests {
    @Test func `deleting a character reports the selection once, at its new position`() {
        let stage = TextViewStage("abc")
        stage.edit()
        var places: [NSRange] = []
        stage.recorder.onDidSelect = { places.append($0.selectedRange) }

        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect(places == [NSRange(location: 2, length: 0)])
    }

    @Test func `text typed into an emptied view has the attributes of its former first character`() {
        let stage = TextViewStage()
        let blue: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue,
        ]
        stage.view.attributedText = NSAttributedString(string: "@", attributes: blue)
        stage.edit()

        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.tester.type("x")

        let attributes = stage.view.textStorage.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .blue)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
    }

    @Test func `text inserted into the storage at the caret leaves the caret before it, without a report`() {
        let stage = TextViewStage("ab")
        stage.edit(1)

        stage.view.textStorage.replaceCharacters(
            in: stage.view.selectedRange, with: NSAttributedString(string: "xyz"))
        let pasted = (stage.shown, stage.recorder.drainEdits())
        stage.view.selectedRange.location += 3

        #expect(pasted == ("a|xyzb", []))
        #expect(stage.shown == "axyz|b")
        #expect(stage.recorder.drainEdits() == ["didSelect"])
    }

    @Test func `attributes added to the storage change neither the selection nor the offset`() {
        let stage = TextViewStage(String(repeating: "a\n", count: 40))
        stage.edit(60, to: 62)
        stage.view.contentOffset.y = 200
        stage.tester.pump()
        _ = stage.recorder.drain()
        let storage = stage.view.textStorage

        storage.beginEditing()
        storage.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 80))
        storage.endEditing()
        stage.tester.pump()

        #expect(stage.view.selectedRange == NSRange(location: 60, length: 2))
        #expect(stage.view.contentOffset.y == 200)
        #expect(stage.recorder.drain() == [])
    }

    @Test func `a selection is given back after the text was set, and cut to a shorter one`() {
        let stage = TextViewStage("hello world")
        stage.edit(8)
        let kept = stage.view.selectedRange

        stage.view.text = "hi"
        stage.view.selectedRange = kept

        #expect(stage.shown == "hi|")
    }

    @Test func `a text that was emptied in the storage has no step to take back`() {
        let stage = TextViewStage()
        stage.edit()
        stage.tester.type("abcdef")
        stage.recorder.onDidChange = { view in
            view.textStorage.deleteCharacters(in: NSRange(location: 0, length: view.textStorage.length))
        }
        stage.tester.type("g")
        _ = stage.recorder.drain()

        stage.tester.press(.keyboardZ, modifiers: .control)

        // Storage edits take the view's own steps away, so there is none left.
        #expect(stage.text == "")
        #expect(stage.recorder.drainEdits() == [])
    }

    @Test func `a tap sets the caret before editing begins`() {
        let stage = TextViewStage("hello world")
        var begun: NSRange?
        let observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidBeginEditingNotification, object: stage.view, queue: nil
        ) { [view = stage.view] _ in MainActor.assumeIsolated { begun = view.selectedRange } }

        stage.tester.tap(at: stage.point(of: 10))
        NotificationCenter.default.removeObserver(observer)

        #expect(begun == NSRange(location: 11, length: 0))
    }

    @Test(arguments: ["typed", "composed", "pasted"]) func `a text may be cut to a length in the call for its change`(
        _ way: String
    ) {
        let stage = TextViewStage("abc")
        stage.edit(1)
        stage.recorder.onDidChange = { view in
            if view.text.count > 4 { view.text = String(view.text.prefix(4)) }
        }

        switch way {
        case "typed": stage.tester.type("xyz")
        case "composed": stage.tester.send(.compose(text: "xyz", selection: [3, 0]))
        default:
            stage.tester.clipboardText = "xyz"
            stage.tester.press(.keyboardV, modifiers: .control)
        }

        // Of typed letters the third is at the end, where setting the text brought the caret, and is cut.
        #expect(stage.shown == (way == "typed" ? "axyb|" : "axyz|"))
        #expect(stage.view.markedTextRange == nil)
    }

    @Test func `without insets and padding the text begins in the corner`() {
        let stage = TextViewStage("ab")

        stage.view.textContainerInset = .zero
        stage.view.textContainer.lineFragmentPadding = 0
        stage.tester.pump()

        #expect(stage.view.caretRect(for: stage.view.beginningOfDocument) == CGRect(x: 0, y: 0, width: 2, height: 10))
        #expect(stage.view.contentSize == CGSize(width: 200, height: 10))
        #expect(stage.view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 10))
    }

    @Test func `a message grows to a height and scrolls from there on`() {
        let stage = TextViewStage()
        stage.view.isScrollEnabled = false
        stage.edit()
        let fitting = { stage.view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height }

        stage.tester.type("a")
        let low = fitting()
        for _ in 0..<12 { stage.tester.press(.keyboardReturnOrEnter) }
        stage.view.isScrollEnabled = true
        stage.tester.type("b")

        #expect((low, fitting()) == (26, 146))
        #expect(stage.view.contentSize.height == 146)
        // The caret's line ends at 138, which with 8 more is the end of the content.
        #expect(stage.view.contentOffset.y == 46)
    }

    @Test func `a delegate that replaces the text itself and refuses the change keeps its caret`() {
        let stage = TextViewStage("ab")
        stage.edit(1)
        stage.recorder.onChange = { view in
            view.text = "a-b"
            view.selectedRange = NSRange(location: 2, length: 0)
            return false
        }

        stage.tester.type("x")

        #expect(stage.shown == "a-|b")
    }

    @Test func `a text that cannot be selected has no links`() {
        let stage = TextViewStage()
        let link: [NSAttributedString.Key: Any] = [
            .link: URL(string: "https://a.example")!, .font: UIFont.systemFont(ofSize: 10),
        ]
        stage.view.attributedText = NSAttributedString(string: "abc", attributes: link)
        stage.view.isEditable = false
        stage.view.isSelectable = false
        stage.tester.pump()
        _ = stage.recorder.drain()

        stage.tester.tap(at: stage.point(of: 1))

        #expect(stage.recorder.drainEdits() == [])
        #expect(!stage.view.isFirstResponder)
    }
}
