import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Dragging selected text, and dropping text on views.
@Suite(.application) struct TextDraggingTests {
    private let stage = TextDragStage()

    @Test func `the selection is dragged to an earlier position in its text, in one step back`() {
        stage.edit(6, to: 10)

        let mouse = stage.drag(7, to: stage.point(of: 0))
        let (isActive, isOver) = (stage.view.isTextDragActive, stage.view.isTextDropActive)
        mouse.lift()
        stage.tester.settle()
        let moved = stage.shown
        stage.view.undoManager?.undo()

        #expect(isActive && isOver)
        #expect(moved == "[big ]hello world")
        #expect(stage.shown == "hello [big ]world")
        #expect(!stage.view.isTextDragActive && !stage.view.isTextDropActive)
        #expect(stage.view.undoManager?.canUndo == false)
        stage.view.undoManager?.redo()
        #expect(stage.view.text == "big hello world")
    }

    @Test func `the selection is dragged to a later position in its text, and keeps its attributes`() {
        stage.view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 6))
        stage.edit(0, to: 6)

        stage.drag(2, to: stage.point(of: 15)).lift()
        stage.tester.settle()

        #expect(stage.shown == "big world[hello ]")
        let kerns = [0, 8, 9, 14].map { stage.view.textStorage.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
        #expect(kerns == [nil, nil, 2, 2])
    }

    @Test func `text that is dropped on itself stays, and no delegate of the text is asked`() {
        stage.edit(0, to: 5)
        stage.view.delegate = stage.recorder
        let mouse = stage.drag(1, to: CGPoint(x: 100, y: 150))
        _ = stage.recorder.drain()

        stage.tester.move(mouse, by: CGVector(dx: -50, dy: -37))
        let caret = stage.dropCaret(in: stage.view)
        mouse.lift()
        stage.tester.settle()

        #expect(caret == nil)
        #expect(stage.recorder.drain() == [])
        #expect(stage.shown == "[hello] big world")
    }

    @Test func `while Control is pressed the text is copied`() {
        stage.edit(0, to: 6)
        let mouse = stage.drag(1, to: stage.point(of: 10))

        stage.tester.runtime.modifierFlags = .control
        mouse.move(by: CGVector(dx: 1, dy: 0))
        mouse.lift()
        stage.tester.runtime.modifierFlags = []
        stage.tester.settle()

        #expect(stage.shown == "hello big [hello ]world")
    }

    @Test func `a caret follows the position of the drop`() throws {
        stage.edit(0, to: 5)

        let mouse = stage.drag(1, to: stage.point(of: 10))
        let first = try #require(stage.dropCaret(in: stage.view))
        stage.tester.move(mouse, by: CGVector(dx: 30, dy: 0))
        let second = try #require(stage.dropCaret(in: stage.view))
        stage.tester.press(.keyboardEscape)
        let gone = stage.dropCaret(in: stage.view)
        mouse.lift()
        stage.tester.settle()

        // Characters are 10 wide and begin at 5.
        #expect(first.minX == 105)
        #expect(second.minX == 135)
        #expect(gone == nil)
        #expect(!stage.isDragging)
        #expect(stage.shown == "[hello] big world")
    }

    @Test func `dropped on another view the text is copied, which begins to be edited`() {
        stage.edit(6, to: 10)

        stage.drag(7, to: stage.point(of: 2, in: stage.other)).lift()
        stage.tester.settle()
        let dropped = stage.otherShown
        stage.other.undoManager?.undo()

        #expect(dropped == "ot[big ]her")
        #expect(stage.view.text == "hello big world")
        #expect(stage.other.isFirstResponder)
        #expect(stage.other.text == "other")
    }

    @Test func `dropped on a field the text is copied without line ends`() {
        stage.view.text = "one\ntwo"
        stage.edit(0, to: 7)

        stage.drag(1, to: stage.point(of: 5, in: stage.field)).lift()
        stage.tester.settle()

        #expect(stage.fieldShown == "field[one two]")
        #expect(stage.view.text == "one\ntwo")
    }

    @Test func `the text of a field is dragged within it`() {
        stage.field.text = "one two "
        stage.field.becomeFirstResponder()
        stage.field.selectAll(nil)
        stage.field.selectedTextRange = IndexedTextRange(0..<4)
        stage.tester.pump()
        let (start, end) = (stage.point(of: 1, in: stage.field), stage.point(of: 8, in: stage.field))

        let mouse = stage.tester.touch(at: start, pointer: .mouse)
        stage.tester.move(mouse, by: CGVector(dx: end.x - start.x, dy: 0))
        mouse.lift()
        stage.tester.settle()

        #expect(stage.fieldShown == "two [one ]")
    }

    @Test(arguments: [true, false]) func `attributes are kept where the user may edit them`(mayEdit: Bool) {
        stage.view.textStorage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 5))
        stage.other.allowsEditingTextAttributes = mayEdit
        stage.edit(0, to: 5)

        stage.drag(1, to: stage.point(of: 5, in: stage.other)).lift()
        stage.tester.settle()

        #expect(stage.otherShown == "other[hello]")
        let underline = stage.other.textStorage.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int
        #expect(underline == (mayEdit ? 1 : nil))
        let font = stage.other.textStorage.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 10)
    }

    @Test func `delegates are notified of a move in order`() {
        stage.edit(6, to: 10)
        stage.view.textDragDelegate = stage.recorder
        stage.view.textDropDelegate = stage.recorder
        stage.view.delegate = stage.recorder

        let mouse = stage.drag(7, to: stage.point(of: 0))
        let moved = stage.recorder.drain()
        mouse.lift()
        let dropped = stage.recorder.drain()
        stage.tester.settle()

        #expect(moved == ["items", "preview", "lift", "begin", "enter", "proposal", "update"])
        #expect(
            dropped == [
                "update", "perform", "shouldChange 0+0 'big '", "didChange", "shouldChange 10+4 ''",
                "didChange", "drop preview",
            ])
        #expect(stage.recorder.drain() == ["session end", "end move"])
    }

    @Test func `the delegate is asked for proposals when the position in the text changes`() {
        stage.edit(0, to: 5)
        stage.other.textDropDelegate = stage.recorder
        let start = stage.point(of: 2, in: stage.other)
        let mouse = stage.drag(1, to: CGPoint(x: start.x + 1, y: start.y))
        let first = stage.recorder.proposals

        mouse.move(by: CGVector(dx: 2, dy: 1))
        mouse.move(by: CGVector(dx: 1, dy: -2))
        let near = stage.recorder.proposals
        mouse.move(by: CGVector(dx: 6, dy: 0))
        let far = stage.recorder.proposals
        mouse.lift()
        stage.tester.settle()

        #expect(first >= 1 && near == first && far == first + 1)
        #expect(stage.otherShown == "oth[hello]er")
        #expect(stage.recorder.proposals == far)
    }

    @Test func `dropped text settles on its lines`() throws {
        stage.edit(6, to: 9)
        stage.other.textDropDelegate = stage.recorder

        stage.drag(7, to: stage.point(of: 2, in: stage.other)).lift()
        let preview = try #require(stage.recorder.dropPreview)
        stage.tester.settle()

        // "big" is behind two of the characters, which are 10 wide and begin at 5; the picture is 4 wider on both sides.
        #expect(preview.target.container === stage.other)
        #expect(preview.target.center.x == 40)
        #expect(preview.view.bounds.width == 38)
    }

    @Test func `text is dropped after its view has ended editing meanwhile`() {
        stage.edit(0, to: 6)
        let mouse = stage.drag(1, to: stage.point(of: 3))

        stage.view.resignFirstResponder()
        stage.tester.move(mouse, by: CGVector(dx: stage.point(of: 10).x - stage.point(of: 3).x, dy: 0))
        mouse.lift()
        stage.tester.settle()

        #expect(stage.shown == "big [hello ]world")
    }

    @Test func `delegates are notified when the items leave and the drag is cancelled`() {
        stage.edit(6, to: 10)
        stage.view.textDragDelegate = stage.recorder
        stage.view.textDropDelegate = stage.recorder
        let mouse = stage.drag(7, to: stage.point(of: 0))
        _ = stage.recorder.drain()

        mouse.move(to: CGPoint(x: 300, y: 250))
        let left = stage.recorder.drain()
        mouse.lift()
        stage.tester.settle()

        #expect(left == ["exit"])
        #expect(stage.recorder.drain() == ["session end", "end cancel"])
    }

    @Test func `a refused insertion leaves the text as it is, a refused deletion leaves a copy`() {
        stage.edit(6, to: 10)
        stage.view.delegate = stage.recorder
        stage.recorder.mayChange = { $0.isEmpty }
        stage.drag(7, to: stage.point(of: 0)).lift()
        stage.tester.settle()
        let refused = stage.shown

        stage.recorder.mayChange = { !$0.isEmpty }
        stage.drag(7, to: stage.point(of: 0)).lift()
        stage.tester.settle()

        #expect(refused == "hello [big ]world")
        #expect(stage.shown == "[big ]hello big world")
    }

    @Test func `the delegate chooses the items, or none, and then the mouse selects`() {
        stage.edit(0, to: 5)
        stage.view.textDragDelegate = stage.recorder
        stage.recorder.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "chosen")))] }
        stage.drag(1, to: stage.point(of: 0, in: stage.other)).lift()
        stage.tester.settle()
        stage.edit(0, to: 5)
        stage.recorder.items = { _ in [] }

        let mouse = stage.drag(1, to: stage.point(of: 4))
        let isDragging = stage.isDragging
        mouse.lift()
        stage.tester.settle()

        #expect(stage.other.text == "chosenother")
        #expect(!isDragging)
        #expect(stage.shown == "h[ell]o big world")
    }

    @Test(arguments: [
        (UITextDropProposal.Action.insert, "ot[big]her"), (.replaceSelection, "othe[big]"), (.replaceAll, "[big]"),
    ]) func `the delegate chooses the text that is replaced`(action: UITextDropProposal.Action, expected: String) {
        stage.edit(6, to: 9)
        stage.other.selectedRange = NSRange(location: 4, length: 1)
        stage.other.textDropDelegate = stage.recorder
        stage.recorder.proposal = {
            let proposal = $0.suggestedProposal
            proposal.dropAction = action
            return proposal
        }

        stage.drag(7, to: stage.point(of: 2, in: stage.other)).lift()
        stage.tester.settle()

        #expect(stage.otherShown == expected)
    }

    @Test func `a drop that the delegate performs or forbids leaves the text as it is`() {
        stage.edit(6, to: 9)
        stage.other.textDropDelegate = stage.recorder
        stage.recorder.proposal = {
            $0.suggestedProposal.dropPerformer = .delegate
            return $0.suggestedProposal
        }
        stage.drag(7, to: stage.point(of: 2, in: stage.other)).lift()
        stage.tester.settle()
        let performed = stage.recorder.drain().contains("perform")

        stage.recorder.proposal = { _ in UITextDropProposal(operation: .forbidden) }
        stage.drag(7, to: stage.point(of: 2, in: stage.other)).lift()
        stage.tester.settle()

        #expect(performed)
        #expect(!stage.recorder.drain().contains("perform"))
        #expect(stage.other.text == "other")
    }

    @Test(arguments: [UITextDropEditability.no, .temporary, .yes])
    func `a view that is only read accepts drops if its delegate says so`(editability: UITextDropEditability) {
        stage.edit(6, to: 9)
        stage.other.isEditable = false
        stage.other.textDropDelegate = stage.recorder
        stage.recorder.editability = editability

        stage.drag(7, to: stage.point(of: 5, in: stage.other)).lift()
        stage.tester.settle()

        #expect(stage.other.text == (editability == .no ? "other" : "otherbig"))
        #expect(stage.other.isEditable == (editability == .yes))
    }

    @Test func `text that changes during its drag is copied to other views, and not moved in its own`() {
        stage.edit(6, to: 9)
        let mouse = stage.drag(7, to: stage.point(of: 0))

        stage.view.textStorage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "")
        mouse.move(by: CGVector(dx: 1, dy: 0))
        mouse.lift()
        stage.tester.settle()

        #expect(stage.view.text == "bighello ig world")
    }

    @Test func `secure text is not dragged, nor is text where the interaction is disabled`() {
        stage.field.text = "secret"
        stage.field.isSecureTextEntry = true
        stage.field.becomeFirstResponder()
        stage.field.selectAll(nil)
        stage.tester.pump()
        let point = stage.point(of: 2, in: stage.field)
        let mouse = stage.tester.touch(at: point, pointer: .mouse)
        stage.tester.move(mouse, by: CGVector(dx: 0, dy: -100))
        let isSecret = stage.isDragging
        mouse.lift()
        stage.edit(0, to: 5)
        stage.view.textDragInteraction?.isEnabled = false

        let other = stage.drag(1, to: stage.point(of: 9))
        let isDragging = stage.isDragging
        other.lift()
        stage.tester.settle()

        #expect(!isSecret && !isDragging)
        #expect(stage.view.text == "hello big world")
    }

    @Test func `the text scrolls while items are held near its edge`() {
        stage.view.text = String(repeating: "word\n", count: 60)
        stage.edit(0, to: 4)

        let mouse = stage.drag(1, to: CGPoint(x: 60, y: 190))
        stage.tester.pump(by: 1)
        let offset = stage.view.contentOffset.y
        stage.tester.move(mouse, by: CGVector(dx: 0, dy: -40))
        let later = stage.view.contentOffset.y
        stage.tester.pump(by: 1)
        mouse.lift()
        stage.tester.settle()

        #expect(offset > 50)
        #expect(stage.view.contentOffset.y >= later && later < offset + 60)
    }

    @Test func `a proposal is copied with all of its values`() throws {
        let proposal = UITextDropProposal(operation: .copy)
        (proposal.dropAction, proposal.dropPerformer) = (.replaceAll, .delegate)
        (proposal.dropProgressMode, proposal.useFastSameViewOperations) = (.custom, false)
        proposal.isPrecise = true

        let copy = try #require(proposal.copy() as? UITextDropProposal)

        #expect(copy.operation == .copy && copy.isPrecise)
        #expect(copy.dropAction == .replaceAll && copy.dropPerformer == .delegate)
        #expect(copy.dropProgressMode == .custom && !copy.useFastSameViewOperations)
    }
}
