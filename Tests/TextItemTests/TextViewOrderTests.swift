import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// The order of questions, changes and notices around a text view: of its delegate, its storage, the keyboard's area, its input
/// delegate and the notifications.
@Suite(.application) struct TextViewOrderTests {
    /// Notes everything in one list.
    private final class Book: NSObject, UITextViewDelegate, NSTextStorageDelegate, UITextInputDelegate,
        UITextFieldDelegate
    {
        var notes: [String] = []
        /// Called when the keyboard's area is about to hide; returns more notes.
        var onHide: () -> [String] = { [] }
        private var tokens: [any NSObjectProtocol] = []

        override init() {
            super.init()
            for (name, text) in [
                (UITextView.textDidBeginEditingNotification, "didBegin posted"),
                (UITextView.textDidChangeNotification, "didChange posted"),
                (UITextView.textDidEndEditingNotification, "didEnd posted"),
                (NSTextStorage.willProcessEditingNotification, "storage will, posted"),
                (NSTextStorage.didProcessEditingNotification, "storage did, posted"),
                (UIResponder.keyboardWillShowNotification, "willShow"),
                (UIResponder.keyboardDidShowNotification, "didShow"),
                (UIResponder.keyboardWillHideNotification, "willHide"),
                (UIResponder.keyboardDidHideNotification, "didHide"),
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] _ in
                        MainActor.assumeIsolated {
                            notes.append(text)
                            if text == "willHide" { notes += onHide() }
                        }
                    })
            }
        }

        isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

        func drain() -> [String] {
            defer { notes = [] }
            return notes
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
        func textViewDidBeginEditing(_ textView: UITextView) { notes.append("didBegin") }
        func textViewDidEndEditing(_ textView: UITextView) { notes.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            note("shouldChange \(range.location)+\(range.length) '\(text)'")
        }
        func textViewDidChange(_ textView: UITextView) { notes.append("didChange \(textView.text ?? "")") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            notes.append("didSelect \(textView.selectedRange.location)")
        }
        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            notes.append("editMenu \(range.location)+\(range.length)")
            return nil
        }
        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            notes.append("willPresent")
        }
        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            notes.append("willDismiss")
        }

        private func note(_ question: String) -> Bool {
            notes.append(question)
            return true
        }

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("field shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { notes.append("field didEnd") }

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { notes.append("storage will \(editedRange.location)+\(editedRange.length) by \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { notes.append("storage did") }

        func selectionWillChange(_ textInput: (any UITextInput)?) { notes.append("input selectionWill") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { notes.append("input selectionDid") }
        func textWillChange(_ textInput: (any UITextInput)?) { notes.append("input textWill") }
        func textDidChange(_ textInput: (any UITextInput)?) { notes.append("input textDid") }
    }

    /// A text view that notes what is copied from it and asked of it.
    private final class NotingView: UITextView {
        weak var book: Book?
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == .copy { book?.notes.append("canPerform copy") }
            return super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) {
            book?.notes.append(ApplicationRuntime.current?.openMenu == nil ? "copy without menu" : "copy with menu")
            super.copy(sender)
        }
    }

    private final class Rig {
        let tester = ViewTester()
        let view = NotingView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let book = Book()

        init(_ text: String = "") {
            view.font = .systemFont(ofSize: 10)
            view.text = text
            tester.show(view)
            (view.delegate, view.textStorage.delegate, view.book) = (book, book, book)
            view.inputDelegate = book
            tester.pump()
            book.notes = []
        }

        deinit {}

        func edit(_ index: Int) {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: index, length: 0)
            tester.settle()
            book.notes = []
        }

        func finish() {
            view.delegate = nil
            view.resignFirstResponder()
            tester.settle()
        }
    }

    /// The notes of a storage about the replacement of a range.
    private func storage(_ range: String, by delta: Int) -> [String] {
        ["storage will, posted", "storage will \(range) by \(delta)", "storage did, posted", "storage did"]
    }

    @Test func `a tap ends the editing of a field, shows the input views, selects and begins`() {
        let rig = Rig("one two")
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
        rig.tester.show(field)
        field.becomeFirstResponder()
        field.delegate = rig.book
        rig.view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        rig.tester.settle()
        rig.book.notes = []

        rig.tester.touch(at: CGPoint(x: 20 + 5 + 28, y: 113)).lift()
        let begun = rig.book.drain()
        rig.tester.settle()
        let shown = rig.book.drain()

        #expect(
            begun == [
                "shouldBegin", "field shouldEnd", "field didEnd", "willShow", "didSelect 3", "didBegin",
                "didBegin posted",
            ])
        #expect(shown == ["didShow"])
        rig.finish()
    }

    @Test func `ending unmarks composed text, hides the input views and then notifies the delegate`() {
        let rig = Rig("one")
        rig.view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        rig.edit(3)
        rig.tester.send(.compose(text: "ka", selection: [2, 0]))
        rig.book.notes = []
        rig.book.onHide = { [unowned view = rig.view] in
            [view.isFirstResponder ? "first" : "not first", view.markedTextRange == nil ? "plain" : "marked"]
        }

        rig.view.resignFirstResponder()
        let ended = rig.book.drain()
        rig.tester.settle()

        #expect(ended == ["shouldEnd", "willHide", "not first", "plain", "didEnd", "didEnd posted"])
        #expect(rig.book.drain() == ["didHide"])
        #expect(rig.view.text == "oneka")
        rig.finish()
    }

    @Test func `the input views of a field hide before its delegate is notified`() {
        let rig = Rig()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        rig.tester.show(field)
        field.becomeFirstResponder()
        rig.tester.settle()
        field.delegate = rig.book
        rig.book.notes = []

        field.resignFirstResponder()
        let ended = rig.book.drain()
        rig.tester.settle()

        #expect(ended == ["field shouldEnd", "willHide", "field didEnd"])
        #expect(rig.book.drain() == ["didHide"])
        rig.finish()
    }

    @Test func `a view that begins again while its input views hide has ended before`() {
        let rig = Rig("one")
        rig.view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        rig.edit(3)
        rig.book.onHide = { [unowned rig] in
            rig.book.onHide = { [] }
            rig.view.becomeFirstResponder()
            return []
        }

        rig.view.resignFirstResponder()
        let told = rig.book.drain()
        rig.tester.settle()

        #expect(rig.view.isFirstResponder)
        #expect(
            told == [
                "shouldEnd", "willHide", "didEnd", "didEnd posted", "shouldBegin", "willShow", "didBegin",
                "didBegin posted",
            ])
        #expect(rig.book.drain() == ["didShow"])
        rig.finish()
    }

    @Test func `a view that leaves its window is not asked`() {
        let rig = Rig("one")
        rig.edit(3)

        rig.view.removeFromSuperview()

        #expect(rig.book.drain() == ["didEnd", "didEnd posted"])
        rig.finish()
    }

    @Test func `a typed character is asked for, stored, selected behind and told`() {
        let rig = Rig("ab")
        rig.edit(1)

        rig.tester.send(.text("x"))

        #expect(
            rig.book.drain() == ["shouldChange 1+0 'x'"] + storage("1+1", by: 1)
                + ["didSelect 2", "didChange axb", "didChange posted"])
        rig.finish()
    }

    @Test func `cutting copies first, and pasting asks for all of the text`() {
        let rig = Rig("abcd")
        rig.edit(0)
        rig.view.selectedRange = NSRange(location: 1, length: 2)
        rig.book.notes = []

        rig.view.cut(nil)
        let cut = rig.book.drain()
        rig.view.paste(nil)

        #expect(
            cut == ["shouldChange 1+2 ''"] + storage("1+0", by: -2) + [
                "didSelect 1", "didChange ad", "didChange posted",
            ])
        #expect(rig.tester.clipboardText == "bc")
        #expect(
            rig.book.drain() == ["shouldChange 1+0 'bc'"] + storage("1+2", by: 2)
                + ["didSelect 3", "didChange abcd", "didChange posted"])
        rig.finish()
    }

    @Test func `composing and committing are each one change of the storage`() {
        let rig = Rig()
        rig.edit(0)

        rig.tester.send(.compose(text: "ka", selection: [2, 0]))
        let composed = rig.book.drain()
        rig.tester.send(.text("か"))

        #expect(
            composed == ["shouldChange 0+0 'ka'"] + storage("0+2", by: 2)
                + ["didSelect 2", "didChange ka", "didChange posted"])
        #expect(
            rig.book.drain() == ["shouldChange 0+2 'か'"] + storage("0+1", by: -1)
                + ["didSelect 1", "didChange か", "didChange posted"])
        rig.finish()
    }

    @Test func `the input delegate is notified around a text that the app sets`() {
        let rig = Rig("ab")
        rig.edit(0)

        rig.view.text = "xyz"

        #expect(
            rig.book.drain() == ["input textWill"] + storage("0+3", by: 1) + ["input textDid", "didSelect 3"])
        rig.finish()
    }

    @Test func `the edit menu is asked for, presented and dismissed`() throws {
        let rig = Rig("one two")
        rig.edit(0)
        for _ in 0..<2 { rig.tester.touch(at: CGPoint(x: 20 + 5 + 15, y: 113)).lift() }
        rig.tester.pump()
        rig.book.notes = []

        rig.tester.pump(by: 1)
        let opened = rig.book.drain()
        try rig.tester.tap(.text("Copy"))
        rig.tester.settle()
        let chosen = rig.book.drain()

        let asked = try #require(opened.firstIndex(of: "canPerform copy"))
        #expect(opened[asked...].filter { $0 != "canPerform copy" } == ["editMenu 0+3", "willPresent"])
        #expect(chosen.filter { $0 != "canPerform copy" } == ["willDismiss", "copy without menu"])
        rig.finish()
    }
}
