import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting
import UIKitText

@testable import Notes

/// A note's page in a window, used by keys and touches.
@MainActor @Suite(.application) struct NotePageTests {
    private let tester = ViewTester(size: CGSize(width: 390, height: 844))
    private let store = NoteStore(folder: nil)

    private func open(_ note: Note) -> NoteController {
        let page = NoteController(store: store, note: note)
        tester.show(UINavigationController(rootViewController: page))
        tester.settle()
        return page
    }

    /// The text with boxes as `[ ]` and `[x]`.
    private func shown(_ page: NoteController) -> String {
        NoteText(page.textView.attributedText).parts.map { part in
            part.isChecked.map { $0 ? "[x]" : "[ ]" } ?? (part.picture == nil ? part.text : "[picture]")
        }.joined()
    }

    private func kinds(_ page: NoteController) -> [ParagraphKind] {
        NoteText(page.textView.attributedText).parts.map(\.kind)
    }

    private func point(of location: Int, in page: NoteController) throws -> CGPoint {
        let view = page.textView
        let position = try #require(view.position(from: view.beginningOfDocument, offset: location))
        let rect = view.caretRect(for: position)
        return view.convert(CGPoint(x: rect.minX + 8, y: rect.midY), to: nil)
    }

    @Test func `a new note begins with its title, and a return ends it`() {
        let page = open(store.makeNote())

        tester.type("Title")
        tester.press(.keyboardReturnOrEnter, "\n")
        tester.type("body")

        #expect(page.textView.isFirstResponder)
        #expect(shown(page) == "Title\nbody")
        #expect(kinds(page) == [.title, .body])
    }

    @Test func `each return in a task begins another, and one without text ends the list`() {
        let page = open(store.makeNote())
        page.apply(.body)
        page.toggleTask()

        tester.type("milk")
        tester.press(.keyboardReturnOrEnter, "\n")
        tester.type("bread")
        tester.press(.keyboardReturnOrEnter, "\n")
        #expect(shown(page) == "[ ]milk\n[ ]bread\n[ ]")

        tester.press(.keyboardReturnOrEnter, "\n")
        tester.type("end")
        #expect(shown(page) == "[ ]milk\n[ ]bread\nend")
    }

    @Test func `a tap on a box checks it without a caret in the text`() throws {
        let page = open(try #require(store[1]))
        let location = (page.textView.text as NSString).range(of: "\u{FFFC}\tMap").location
        let before = shown(page)

        tester.touch(at: try point(of: location, in: page)).lift()
        tester.settle()

        #expect(shown(page) == before.replacingOccurrences(of: "[ ]Map", with: "[x]Map"))
        #expect(!page.textView.isFirstResponder)
    }

    @Test func `undoing takes back a check and a task, and redoing brings them again`() throws {
        let page = open(store.makeNote())
        page.apply(.body)
        tester.type("milk")
        page.toggleTask()
        #expect(shown(page) == "[ ]milk")
        let undo = try #require(page.textView.undoManager)

        undo.undo()
        #expect(shown(page) == "milk")
        undo.redo()
        #expect(shown(page) == "[ ]milk")
    }

    @Test func `a paragraph becomes a heading and body again with its italic words`() {
        let page = open(store.makeNote())
        page.apply(.body)
        tester.type("plain ")
        page.textView.toggleItalics(nil)
        tester.type("italic")

        page.apply(.heading)
        #expect(kinds(page) == [.heading, .heading])
        page.apply(.body)

        let parts = NoteText(page.textView.attributedText).parts
        #expect(parts.map(\.isItalic) == [nil, true])
        #expect(parts.map(\.isBold) == [nil, nil])
    }

    @Test func `an edited note is in the list when its page is popped`() {
        let note = store.makeNote()
        let page = open(note)
        tester.type("Kept")

        tester.show(UIViewController())
        tester.settle()

        #expect(store[note.id]?.title == "Kept")
        #expect(store.notes.first?.id == note.id)
        #expect(page.textView.text == "Kept")
    }

    @Test func `a note that is emptied is deleted`() throws {
        let page = open(try #require(store[2]))
        page.textView.becomeFirstResponder()
        page.textView.selectAll(nil)
        page.textView.delete(nil)

        tester.show(UIViewController())
        tester.settle()

        #expect(store[2] == nil)
    }

    @Test func `a line end that undo restores makes no task`() {
        let page = open(store.makeNote())
        page.apply(.body)
        page.toggleTask()
        tester.type("milk")
        tester.press(.keyboardReturnOrEnter, "\n")
        tester.press(.keyboardReturnOrEnter, "\n")
        tester.type("eggs")
        let location = (page.textView.text as NSString).range(of: "eggs").location
        page.textView.selectedRange = NSRange(location: location, length: 0)
        tester.press(.keyboardDeleteOrBackspace)
        #expect(shown(page) == "[ ]milkeggs")
        page.textView.selectedRange = NSRange(location: 0, length: 0)

        page.textView.undoManager?.undo()

        #expect(shown(page) == "[ ]milk\neggs")
    }

    @Test func `undoing after all text was replaced leaves other text unchanged`() {
        let page = open(store.makeNote())
        page.apply(.body)
        tester.type("first")
        page.toggleTask()
        page.textView.selectAll(nil)
        tester.press(.keyboardDeleteOrBackspace)
        page.toggleTask()
        #expect(shown(page) == "[ ]")

        page.textView.undoManager?.undo()
        page.textView.undoManager?.undo()

        #expect(shown(page) == "")
    }
}
