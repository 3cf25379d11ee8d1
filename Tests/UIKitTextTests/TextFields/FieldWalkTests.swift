import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldWalkTests {
    private nonisolated static let walk = WalkLength(steps: 1_500, seeds: [1, 2, 3])

    private nonisolated static let pieces = [
        "a", "b", " ", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "ש", "one two", "\u{301}", "-", "1",
    ]

    private nonisolated static let motions: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardUpArrow, .keyboardDownArrow,
    ]

    private func check(_ stage: FieldStage, _ model: String, _ step: Int) -> Bool {
        let (text, field) = (stage.text, stage.field)
        let selection = field.editing.selection
        var isFine =
            (0...text.utf16.count).contains(selection.anchor) && (0...text.utf16.count).contains(selection.head)
        isFine = isFine && text.isBoundary(selection.anchor) && text.isBoundary(selection.head)
        isFine = isFine && text.utf16.elementsEqual(model.utf16)
        isFine = isFine && field.attributedText?.length == text.utf16.count
        if let marked = field.editing.marked { isFine = isFine && marked.upperBound <= text.utf16.count }
        if !isFine { Issue.record("Step \(step): \(stage.shown.debugDescription), expected \(model.debugDescription)") }
        return isFine
    }

    /// Does random things by events of the host, beside a model that follows what the delegate is asked.
    @Test(arguments: walk.seeds)
    func `random edits match a model that follows the questions to the delegate`(
        seed: UInt64
    ) {
        let stage = FieldStage()
        let tester = stage.tester
        var random = SplitMix(state: seed)
        var model = ""
        stage.recorder.watch(stage.field, [])
        var isComposing = false
        stage.recorder.onChange = { _, range, string in
            let start = String.Index(utf16Offset: range.location, in: model)
            let end = String.Index(utf16Offset: range.location + range.length, in: model)
            model.replaceSubrange(start..<end, with: string)
            return true
        }
        stage.edit()
        for step in 0..<Self.walk.steps {
            let piece = Self.pieces.randomElement(using: &random)!
            let modifiers: UIKeyModifierFlags = [[], .shift, .control, [.control, .shift]].randomElement(
                using: &random)!
            switch Int.random(in: 0..<13, using: &random) {
            case 0...2:
                // A host commits or gives up what it composes before anything else.
                if isComposing { model = stage.withoutMarked }
                tester.send(.text(piece))
                isComposing = false
            case 3, 4: tester.press(Self.motions.randomElement(using: &random)!, modifiers: modifiers)
            case 5: tester.press(.keyboardDeleteOrBackspace, modifiers: modifiers.intersection(.control))
            case 6: tester.press(.keyboardDeleteForward, modifiers: modifiers.intersection(.control))
            case 7: tester.press(.keyboardA, modifiers: .control)
            case 8:
                tester.press([.keyboardX, .keyboardC, .keyboardV].randomElement(using: &random)!, modifiers: .control)
            case 9:
                tester.press(.keyboardZ, modifiers: modifiers.union(.control))
                model = stage.text
            case 10:
                tester.send(.compose(text: piece, selection: [piece.utf16.count, 0]))
                isComposing = true
            case 11:
                tester.send(.compose(text: "", selection: [0, 0]))
                model = stage.text
                isComposing = false
            default:
                let touch = tester.touch(
                    at: CGPoint(x: CGFloat.random(in: 20..<220, using: &random), y: 120), pointer: .mouse)
                if Bool.random(using: &random) { tester.move(touch, by: CGVector(dx: 30, dy: 0), over: 0.05) }
                touch.lift()
            }
            isComposing = stage.field.editing.marked != nil
            guard check(stage, model, step) else { return }
        }
        // A press may have begun to lift the selected text.
        tester.settle()
        // The walk may end in the middle of composing, or behind an undo.
        stage.field.editing.unmark()
        while stage.field.undoManager?.canRedo == true { stage.field.undoManager?.redo() }
        model = stage.text
        while stage.field.undoManager?.canUndo == true { stage.field.undoManager?.undo() }
        let beginning = stage.text
        while stage.field.undoManager?.canRedo == true { stage.field.undoManager?.redo() }

        #expect(beginning == "")
        #expect(stage.text.utf16.elementsEqual(model.utf16))
    }
}

/// A small generator of numbers that look random.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
