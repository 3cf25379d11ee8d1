import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Typing in lists; characters are squares of ten points.
@Suite(.application) struct TextViewListTests {
    private let list = NSTextList(markerFormat: .decimal, options: 0)

    /// A view whose paragraphs are items of lists.
    private func stage(_ text: String, _ lists: [NSTextList]? = nil) -> ItemStage {
        let stage = ItemStage(text)
        stage.view.isEditable = true
        let style = NSMutableParagraphStyle()
        style.textLists = lists ?? [list]
        stage.view.textStorage.addAttribute(
            .paragraphStyle, value: style, range: NSRange(location: 0, length: text.utf16.count))
        return stage
    }

    /// The number of lists that each paragraph is in.
    private func depths(_ stage: ItemStage) -> [Int] {
        var depths: [Int] = []
        let text = stage.view.textStorage.string as NSString
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byParagraphs) {
            _, _, range, _ in
            let style = stage.view.textStorage.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
            depths.append((style as? NSParagraphStyle)?.textLists.count ?? 0)
        }
        return depths
    }

    private func caretX(_ stage: ItemStage) -> CGFloat {
        stage.view.selectedTextRange.map { stage.view.caretRect(for: $0.start).minX } ?? .nan
    }

    /// Begins editing with the caret at a place.
    private func edit(_ stage: ItemStage, _ place: Int) {
        stage.view.becomeFirstResponder()
        stage.view.selectedRange = NSRange(location: place, length: 0)
        stage.tester.pump()
    }

    /// The text with the caret drawn in.
    private func shown(_ stage: ItemStage) -> String {
        let text = stage.view.textStorage.string as NSString
        return text.replacingCharacters(in: stage.view.selectedRange, with: "|")
    }

    private func pressReturn(_ stage: ItemStage) { stage.tester.press(.keyboardReturnOrEnter) }

    @Test func `text of an item is indented behind its marker`() {
        let stage = stage("ab")
        edit(stage, 0)

        #expect(caretX(stage) == 41)
        #expect(stage.view.contentSize.height == 26)
    }

    @Test func `a line end in an item makes the next item`() {
        let stage = stage("abcd\nef")
        edit(stage, 2)

        pressReturn(stage)

        #expect(shown(stage) == "ab\n|cd\nef")
        #expect(depths(stage) == [1, 1, 1])
    }

    @Test func `a line end in an item without text at the end ends the list`() {
        let stage = stage("ab")
        edit(stage, 2)

        pressReturn(stage)
        #expect(caretX(stage) == 41)
        pressReturn(stage)

        #expect(shown(stage) == "ab\n|")
        #expect(caretX(stage) == 5)
        stage.view.performByUser { stage.view.insertText("x") }
        #expect(depths(stage) == [1, 0])
        pressReturn(stage)
        #expect(shown(stage) == "ab\nx\n|")
        #expect(caretX(stage) == 5)
    }

    @Test func `a line end in an item without text in the middle ends the list there, and Undo takes that back`() {
        let stage = stage("ab\n\ncd")
        edit(stage, 3)

        pressReturn(stage)

        #expect(shown(stage) == "ab\n|\ncd")
        #expect(depths(stage) == [1, 0, 1])
        stage.view.performByUser { stage.view.insertText("x") }
        #expect(shown(stage) == "ab\nx|\ncd")
        #expect(depths(stage) == [1, 0, 1])
        stage.view.undoManager?.undo()
        stage.view.undoManager?.undo()
        #expect(stage.view.textStorage.string == "ab\n\ncd")
        #expect(depths(stage) == [1, 1, 1])
    }

    @Test func `Backspace at the beginning of an item leaves one level after the other, and then joins the lines`() {
        let stage = stage("ab\ncd", [list, NSTextList(markerFormat: .disc, options: 0)])
        edit(stage, 3)

        stage.tester.press(.keyboardDeleteOrBackspace)
        #expect(depths(stage) == [2, 1])
        stage.tester.press(.keyboardDeleteOrBackspace)
        #expect(depths(stage) == [2, 0])
        #expect(shown(stage) == "ab\n|cd")
        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect(shown(stage) == "ab|cd")
        #expect(depths(stage) == [2])
    }

    @Test func `the app's own line ends and deletions change no lists`() {
        let stage = stage("ab\n\ncd")
        edit(stage, 3)

        stage.view.insertText("\n")
        #expect(stage.view.textStorage.string == "ab\n\n\ncd")
        stage.view.deleteBackward()

        #expect(stage.view.textStorage.string == "ab\n\ncd")
        #expect(depths(stage) == [1, 1, 1])
    }

    @Test func `in TextKit 1 lists are left to the text`() {
        let stage = stage("ab\n\ncd")
        _ = stage.view.layoutManager
        edit(stage, 3)
        #expect(caretX(stage) == 5)

        pressReturn(stage)

        #expect(stage.view.textStorage.string == "ab\n\n\ncd")
        #expect(depths(stage) == [1, 1, 1, 1])
    }
}
