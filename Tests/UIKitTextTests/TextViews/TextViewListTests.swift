import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Typing in lists; characters are squares of ten points.
@Suite(.application) struct TextViewListTests {
    private let list = NSTextList(markerFormat: .decimal, options: 0)

    /// A view whose paragraphs are items of lists.
    private func stage(_ text: String, _ lists: [NSTextList]? = nil) -> TextViewStage {
        let stage = TextViewStage(text)
        let style = NSMutableParagraphStyle()
        style.textLists = lists ?? [list]
        stage.view.textStorage.addAttribute(
            .paragraphStyle, value: style, range: NSRange(location: 0, length: text.utf16.count))
        return stage
    }

    /// The number of lists that each paragraph is in.
    private func depths(_ stage: TextViewStage) -> [Int] {
        var depths: [Int] = []
        let text = stage.text as NSString
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byParagraphs) {
            _, _, range, _ in
            let style = stage.view.textStorage.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
            depths.append((style as? NSParagraphStyle)?.textLists.count ?? 0)
        }
        return depths
    }

    private func caretX(_ stage: TextViewStage) -> CGFloat {
        stage.view.caretRect(for: stage.position(stage.view.selectedRange.location)).minX
    }

    private func pressReturn(_ stage: TextViewStage) { stage.tester.press(.keyboardReturnOrEnter) }

    @Test func `text of an item is indented behind its marker`() {
        let stage = stage("ab")
        stage.edit(0)

        #expect(caretX(stage) == 41)
        #expect(stage.view.contentSize.height == 26)
    }

    @Test func `a line end in an item makes the next item`() {
        let stage = stage("abcd\nef")
        stage.edit(2)

        pressReturn(stage)

        #expect(stage.shown == "ab\n|cd\nef")
        #expect(depths(stage) == [1, 1, 1])
    }

    @Test func `a line end in an item without text at the end ends the list`() {
        let stage = stage("ab")
        stage.edit(2)

        pressReturn(stage)
        #expect(caretX(stage) == 41)
        pressReturn(stage)

        #expect(stage.shown == "ab\n|")
        #expect(caretX(stage) == 5)
        stage.tester.send(.text("x"))
        #expect(depths(stage) == [1, 0])
        pressReturn(stage)
        #expect(stage.shown == "ab\nx\n|")
        #expect(caretX(stage) == 5)
    }

    @Test func `a line end in an item without text in the middle ends the list there, and Undo takes that back`() {
        let stage = stage("ab\n\ncd")
        stage.edit(3)

        pressReturn(stage)

        #expect(stage.shown == "ab\n|\ncd")
        #expect(depths(stage) == [1, 0, 1])
        stage.tester.send(.text("x"))
        #expect(stage.shown == "ab\nx|\ncd")
        #expect(depths(stage) == [1, 0, 1])
        stage.view.undoManager?.undo()
        stage.view.undoManager?.undo()
        #expect(stage.text == "ab\n\ncd")
        #expect(depths(stage) == [1, 1, 1])
    }

    @Test func `Backspace at the beginning of an item leaves one level after the other, and then joins the lines`() {
        let stage = stage("ab\ncd", [list, NSTextList(markerFormat: .disc, options: 0)])
        stage.edit(3)

        stage.tester.press(.keyboardDeleteOrBackspace)
        #expect(depths(stage) == [2, 1])
        stage.tester.press(.keyboardDeleteOrBackspace)
        #expect(depths(stage) == [2, 0])
        #expect(stage.shown == "ab\n|cd")
        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect(stage.shown == "ab|cd")
        #expect(depths(stage) == [2])
    }

    @Test func `the app's own line ends and deletions change no lists`() {
        let stage = stage("ab\n\ncd")
        stage.edit(3)

        stage.view.insertText("\n")
        #expect(stage.text == "ab\n\n\ncd")
        stage.view.deleteBackward()

        #expect(stage.text == "ab\n\ncd")
        #expect(depths(stage) == [1, 1, 1])
    }

    @Test func `in TextKit 1 lists are left to the text`() {
        let stage = stage("ab\n\ncd")
        _ = stage.view.layoutManager
        stage.edit(3)
        #expect(caretX(stage) == 5)

        pressReturn(stage)

        #expect(stage.text == "ab\n\n\ncd")
        #expect(depths(stage) == [1, 1, 1, 1])
    }
}
