import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) final class DragOrderTests {
    private lazy var stage = DragStage()

    @Test func `a press of half a second lifts, movement begins, and a drop calls all delegates in order`() {
        let touch = stage.tester.touch(at: DragStage.start)
        stage.tester.pump(by: 0.45)
        let early = stage.consumeCalls()
        stage.tester.pump(by: 0.1)
        let lifted = stage.consumeCalls()
        touch.move(to: DragStage.between)
        let begun = stage.consumeCalls()
        touch.move(to: DragStage.inside)
        touch.move(to: CGPoint(x: 260, y: 360))
        let over = stage.consumeCalls()
        touch.lift()
        let dropped = stage.consumeCalls()
        stage.tester.settle()

        #expect(early.isEmpty)
        #expect(lifted == ["items", "preview", "lift", "lifting"])
        #expect(begun == ["lifted end", "begin", "move"])
        #expect(over == ["move", "can handle", "enter", "update", "move", "update"])
        #expect(dropped == ["move", "update", "will end copy", "drop", "drop preview"])
        #expect(stage.consumeCalls() == ["dropped end", "conclude", "end", "did end copy", "transferred"])
    }

    @Test func `a finger that is lifted before it moves starts no drag`() {
        let touch = stage.lift()
        _ = stage.consumeCalls()

        touch.lift()
        stage.tester.settle()

        #expect(stage.consumeCalls() == ["lifted start"])
        #expect(stage.tester.runtime.drag == nil)
    }

    @Test func `a finger that moves too soon lifts no items`() {
        let touch = stage.tester.touch(at: DragStage.start)
        touch.move(to: CGPoint(x: 90, y: 70))
        stage.tester.pump(by: 1)
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
    }

    @Test func `without items there is no drag`() {
        stage.giver.texts = []

        let touch = stage.drag(to: DragStage.inside)
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == ["items"])
    }

    @Test func `a mouse drags at once when it has moved 10 points, from where it was pressed`() {
        let touch = stage.tester.touch(at: DragStage.start, pointer: .mouse)
        touch.move(by: CGVector(dx: 10, dy: 0))
        let early = stage.consumeCalls()
        touch.move(by: CGVector(dx: 1, dy: 0))
        let begun = stage.consumeCalls()
        touch.move(to: DragStage.inside)
        touch.lift()
        stage.tester.settle()

        #expect(early.isEmpty)
        #expect(begun == ["items", "preview", "lift", "lifting", "lifted end", "begin", "move"])
        #expect(stage.giver.places == [CGPoint(x: 50, y: 50)])
        #expect(stage.calls.contains("drop"))
    }

    @Test func `a control inside keeps its touches`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 30, width: 100, height: 40))
        stage.source.addSubview(slider)
        stage.tester.pump()

        let touch = stage.tester.touch(at: DragStage.start, pointer: .mouse)
        touch.move(to: DragStage.inside)
        touch.lift()
        stage.drag(to: DragStage.inside).lift()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
    }

    @Test func `a mouse that rests lifts no items`() {
        let touch = stage.tester.touch(at: DragStage.start, pointer: .mouse)
        stage.tester.pump(by: 2)
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
    }

    @Test func `items that are released beside every view return`() {
        let touch = stage.drag(to: DragStage.between)
        _ = stage.consumeCalls()

        touch.lift()
        stage.tester.settle()

        #expect(
            stage.consumeCalls() == ["move", "will end cancel", "cancel preview", "cancelled end", "did end cancel"])
    }

    @Test func `items that leave a view notify it, and again at the end`() {
        let touch = stage.drag(to: DragStage.inside)
        _ = stage.consumeCalls()

        touch.move(to: DragStage.between)
        let left = stage.consumeCalls()
        touch.move(to: DragStage.inside)
        let back = stage.consumeCalls()
        touch.move(to: DragStage.between)
        touch.lift()
        stage.tester.settle()

        #expect(left == ["move", "exit"])
        // It has been asked whether it can handle them.
        #expect(back == ["move", "enter", "update"])
        #expect(
            stage.consumeCalls() == [
                "move", "exit", "move", "will end cancel", "cancel preview", "cancelled end", "end", "did end cancel",
            ])
    }

    @Test func `a drop with the operation cancel is refused`() {
        stage.taker.operation = .cancel
        let touch = stage.drag(to: DragStage.inside)
        _ = stage.consumeCalls()

        touch.lift()
        stage.tester.settle()

        #expect(
            stage.consumeCalls() == [
                "move", "update", "exit", "will end cancel", "cancel preview", "cancelled end", "end", "did end cancel",
            ])
    }

    @Test func `a move without permission is forbidden`() {
        stage.giver.allowsMove = false
        stage.taker.operation = .move
        let touch = stage.drag(to: DragStage.inside)
        let operation = stage.transaction?.operation

        touch.lift()
        stage.tester.settle()

        #expect(operation == .forbidden)
        #expect(stage.calls.contains("will end forbidden"))
        #expect(!stage.calls.contains("drop"))
    }

    @Test func `Escape ends a drag, and the key is used up`() {
        let touch = stage.drag(to: DragStage.inside)
        _ = stage.consumeCalls()
        let finger = stage.transaction?.touch

        let isUsedUp = stage.tester.press(.keyboardEscape)
        // The finger is like any other now: removing its view cancels it.
        #expect(finger?.dragsItems == false)
        touch.move(to: DragStage.between)
        touch.lift()
        stage.tester.settle()

        #expect(isUsedUp)
        #expect(
            stage.consumeCalls() == [
                "exit", "will end cancel", "cancel preview", "cancelled end", "end", "did end cancel",
            ])
    }

    @Test func `a window that loses the keyboard ends a drag`() {
        let touch = stage.drag(to: DragStage.inside)

        stage.tester.loseFocus()
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls.last == "did end cancel")
        #expect(stage.calls.filter { $0 == "did end cancel" }.count == 1)
    }

    @Test func `a drag continues when its source view is hidden or disabled`() {
        let touch = stage.drag(to: DragStage.between)
        stage.source.isHidden = true
        stage.source.isUserInteractionEnabled = false
        _ = stage.consumeCalls()

        touch.move(to: DragStage.inside)
        touch.lift()
        stage.tester.settle()

        #expect(stage.consumeCalls().contains("drop"))
    }

    @Test func `a drag continues without its source view`() {
        let touch = stage.drag(to: DragStage.between)
        stage.source.removeFromSuperview()
        _ = stage.consumeCalls()

        touch.move(to: DragStage.inside)
        touch.lift()
        stage.tester.settle()

        #expect(stage.consumeCalls().contains("drop"))
    }
}
