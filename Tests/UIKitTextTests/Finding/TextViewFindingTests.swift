import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Searching a text view by its find bar and by calls.
@MainActor @Suite(.application) struct TextViewFindingTests {
    private func makeStage(_ text: String) -> TextViewStage {
        let stage = TextViewStage(text)
        stage.view.isFindInteractionEnabled = true
        return stage
    }

    private func session(_ stage: TextViewStage) -> UIFindSession? { stage.view.findInteraction?.activeFindSession }

    private func finds(_ stage: TextViewStage) -> [Range<Int>] { stage.view.finding?.finds.ranges ?? [] }

    private func field(_ stage: TextViewStage) -> UITextField? {
        stage.view.window?.storedFirstResponder as? UITextField
    }

    private func search(_ text: String, in stage: TextViewStage, replacing: Bool = false) {
        stage.view.findInteraction?.searchText = text
        stage.view.findInteraction?.presentFindNavigator(showingReplace: replacing)
        stage.tester.settle()
    }

    // MARK: The bar

    @Test func `the bar becomes first responder, and its text is searched for`() {
        let stage = makeStage("one two one")
        stage.edit(0)

        stage.tester.press(.keyboardF, "f", modifiers: .control)
        stage.tester.settle()
        #expect(stage.view.findInteraction?.isFindNavigatorVisible == true)
        #expect(field(stage)?.placeholder == "Find")
        stage.tester.type("ON")
        stage.tester.settle()

        #expect(stage.view.findInteraction?.searchText == "ON")
        #expect(finds(stage) == [0..<2, 8..<10])
        #expect(session(stage)?.resultCount == 2)
        #expect(session(stage)?.highlightedResultIndex == 0)
        #expect(stage.text == "one two one")
    }

    @Test func `the area at the window's bottom is 50 high, and 100 with the row for replacing`() throws {
        let stage = makeStage("one")
        stage.edit(0)
        nonisolated(unsafe) var heights: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            heights.append(MainActor.assumeIsolated { frame?.cgRectValue.height ?? 0 })
        }
        defer { NotificationCenter.default.removeObserver(token) }

        stage.view.find(nil)
        stage.tester.settle()
        stage.view.findAndReplace(nil)
        stage.tester.settle()

        #expect(heights == [50, 100])
    }

    @Test func `next wraps at the end and previous at the beginning`() {
        let stage = makeStage("a b a c a")
        search("a", in: stage)
        let interaction = stage.view.findInteraction

        var indices: [Int?] = []
        for _ in 0..<3 {
            interaction?.findNext()
            indices.append(session(stage)?.highlightedResultIndex)
        }
        interaction?.findPrevious()
        indices.append(session(stage)?.highlightedResultIndex)

        stage.tester.settle()
        #expect(indices == [1, 2, 0, 2])
    }

    @Test func `Return shows the next find, as Ctrl-G does, and Shift-Ctrl-G the previous one`() {
        let stage = makeStage("a b a c a")
        search("a", in: stage)

        stage.tester.press(.keyboardReturnOrEnter, "\n")
        let next = session(stage)?.highlightedResultIndex
        stage.tester.press(.keyboardG, "g", modifiers: [.control, .shift])
        stage.tester.press(.keyboardG, "g", modifiers: .control)
        stage.tester.settle()

        #expect(next == 1)
        #expect(session(stage)?.highlightedResultIndex == 1)
    }

    @Test func `the first find behind the caret is the current one, else the first of all`() {
        let stage = makeStage("a b a c a")
        stage.edit(3)
        search("a", in: stage)
        #expect(session(stage)?.highlightedResultIndex == 1)
        stage.view.findInteraction?.dismissFindNavigator()
        stage.view.selectedRange = NSRange(location: 9, length: 0)

        stage.view.find(nil)
        stage.tester.settle()

        #expect(session(stage)?.highlightedResultIndex == 0)
    }

    @Test func `Escape closes the bar, and the current find is selected`() {
        let stage = makeStage("one two one")
        stage.edit(5)
        search("one", in: stage)

        stage.tester.press(.keyboardEscape)
        stage.tester.settle()

        #expect(stage.view.findInteraction?.isFindNavigatorVisible == false)
        #expect(session(stage) == nil)
        #expect(stage.shown == "one two [one]")
        #expect(stage.view.isFirstResponder)
        #expect(finds(stage).isEmpty)
    }

    @Test func `the bar closes when the view leaves its window, and when finding is switched off`() {
        let stage = makeStage("one")
        search("one", in: stage)
        stage.view.isFindInteractionEnabled = false
        stage.tester.settle()
        #expect(stage.view.window?.storedFirstResponder is UITextField == false)
        stage.view.isFindInteractionEnabled = true
        search("one", in: stage)
        let window = stage.view.window

        stage.view.removeFromSuperview()
        stage.tester.settle()

        #expect(stage.view.findInteraction?.isFindNavigatorVisible == false)
        #expect(window?.storedFirstResponder == nil)
    }

    @Test func `a query without matches has no results, and searching the next one has no effect`() {
        let stage = makeStage("one")
        search("x", in: stage)

        stage.view.findInteraction?.findNext()

        #expect(session(stage)?.resultCount == 0)
        #expect(session(stage)?.highlightedResultIndex == NSNotFound)
    }

    @Test func `the selection becomes the text to search for`() {
        let stage = makeStage("one two")
        stage.edit(4, to: 7)

        stage.tester.press(.keyboardE, "e", modifiers: .control)

        #expect(stage.view.findInteraction?.searchText == "two")
    }

    @Test func `find commands can be performed only where finding is enabled`() {
        let stage = TextViewStage("one")
        stage.edit(0, to: 1)
        #expect(!stage.view.canPerformAction(.find, withSender: nil))
        #expect(stage.view.findInteraction == nil)

        stage.view.isFindInteractionEnabled = true

        for action in [Selector.find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind] {
            #expect(stage.view.canPerformAction(action, withSender: nil), "\(action.name)")
        }
        stage.view.isEditable = false
        #expect(!stage.view.canPerformAction(.findAndReplace, withSender: nil))
    }

    @Test func `options for whole words search again`() {
        let stage = makeStage("an pan")
        search("an", in: stage)
        #expect(session(stage)?.resultCount == 2)

        stage.view.findInteraction?.options = UITextSearchOptions(.fullWord, [])
        stage.view.findInteraction?.search()
        stage.tester.settle()

        #expect(finds(stage) == [0..<2])
    }

    // MARK: Changes of the text

    @Test func `text that changes while the bar is open keeps, loses and gains finds`() {
        let stage = makeStage("one two one")
        search("one", in: stage)

        stage.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one x ")
        #expect(finds(stage) == [0..<3, 6..<9, 14..<17])
        stage.view.textStorage.replaceCharacters(in: NSRange(location: 7, length: 1), with: "-")
        #expect(finds(stage) == [0..<3, 14..<17])

        stage.view.text = "none"
        stage.tester.settle()
        #expect(finds(stage) == [1..<4])
    }

    @Test func `a long text is searched in slices, of which none holds up a frame`() {
        let stage = makeStage("")
        let line = String(repeating: "x", count: 95) + " end\n"
        stage.view.text = String(repeating: line, count: 3_000)

        stage.view.findInteraction?.searchText = "end"
        stage.view.find(nil)
        let early = session(stage)?.resultCount ?? 0
        stage.tester.settle()

        #expect(early > 0 && early < 3_000)
        #expect(session(stage)?.resultCount == 3_000)
        #expect(stage.view.finding?.isComplete == true)
    }

    @Test func `the find before the first is the last, which is scrolled into view`() {
        let stage = makeStage(String(repeating: "ab\n", count: 500))
        search("ab", in: stage)

        stage.view.findInteraction?.findPrevious()
        stage.tester.settle()

        #expect(session(stage)?.highlightedResultIndex == 499)
        #expect(stage.view.contentOffset.y > 1_000)
    }

    @Test func `a highlight is as high as the text, without the spacing of its line and its paragraph`() {
        let stage = makeStage("ab\ncd")
        let style = NSMutableParagraphStyle()
        (style.paragraphSpacing, style.paragraphSpacingBefore, style.lineSpacing) = (30, 7, 4)
        stage.view.textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 5))
        stage.tester.pump()

        let geometry = stage.view.shownGeometry
        let boxes = geometry.rects(of: 0..<5, showingIn: stage.view.bounds)

        // The second line is below the first one, both its spacings and that above the second paragraph.
        #expect(boxes.map(\.minY) == [8, 59])
        #expect(boxes.map(\.height) == [10, 10])
    }

    // MARK: Replacing

    @Test func `one find is replaced after the delegate was asked, and the next is shown`() {
        let stage = makeStage("one two one")
        search("one", in: stage, replacing: true)
        _ = stage.recorder.drainEdits()

        session(stage)?.performSingleReplacement(query: "one", replacementString: "1", options: nil)
        let asked = stage.recorder.drainEdits()
        stage.tester.settle()

        #expect(stage.text == "1 two one")
        #expect(asked.first == "shouldChange 0+3 '1'")
        #expect(asked.filter { $0 == "didChange" }.count == 1)
        #expect(session(stage)?.resultCount == 1)
        #expect(session(stage)?.highlightedResultIndex == 0)
    }

    @Test func `all finds are replaced, each asked about, and undone at once`() {
        let stage = makeStage("one two one")
        search("one", in: stage, replacing: true)
        _ = stage.recorder.drainEdits()

        session(stage)?.replaceAll(searchQuery: "one", replacementString: "three", options: nil)
        stage.tester.settle()
        let questions = stage.recorder.drainEdits().filter { $0.hasPrefix("shouldChange") }
        #expect(stage.text == "three two three")
        #expect(questions == ["shouldChange 8+3 'three'", "shouldChange 0+3 'three'"])

        stage.view.undoManager?.undo()
        stage.tester.settle()

        #expect(stage.text == "one two one")
        #expect(session(stage)?.resultCount == 2)
        #expect(stage.view.undoManager?.canUndo == false)
    }

    @Test func `finds that the delegate refuses to replace stay`() {
        let stage = makeStage("a b a")
        search("a", in: stage, replacing: true)
        var answers = [false, true]
        stage.recorder.onChange = { _ in answers.removeLast() }

        session(stage)?.replaceAll(searchQuery: "a", replacementString: "aa", options: nil)
        stage.tester.settle()

        #expect(stage.text == "a b aa")
        #expect(session(stage)?.resultCount == 3)
    }

    @Test func `refusing all replacements leaves no undo`() {
        let stage = makeStage("a b a")
        search("a", in: stage, replacing: true)
        stage.recorder.onChange = { _ in false }

        session(stage)?.replaceAll(searchQuery: "a", replacementString: "aa", options: nil)
        stage.tester.settle()

        #expect(stage.text == "a b a")
        #expect(stage.view.undoManager?.canUndo == false)
    }

    @Test func `the user's selection stays when the bar closes behind a click into the text`() {
        let stage = makeStage("one two one")
        search("one", in: stage)
        stage.view.becomeFirstResponder()
        stage.view.selectedRange = NSRange(location: 5, length: 1)
        stage.tester.settle()

        stage.view.findInteraction?.dismissFindNavigator()
        stage.tester.settle()

        #expect(stage.view.selectedRange == NSRange(location: 5, length: 1))
    }

    @Test func `text that cannot be edited is not replaced`() {
        let stage = makeStage("one")
        stage.view.isEditable = false
        search("one", in: stage, replacing: true)

        session(stage)?.replaceAll(searchQuery: "one", replacementString: "x", options: nil)

        #expect(session(stage)?.supportsReplacement == false)
        #expect(stage.text == "one")
    }
}
