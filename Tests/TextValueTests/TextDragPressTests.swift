import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Presses of a mouse and of a finger on selected text, which drag it or do something else.
@Suite(.application) struct TextDragPressTests {
    private let stage = TextDragStage()

    @Test func `a press on the selection that does not move places the caret when it is released`() {
        stage.edit(0, to: 9)

        let mouse = stage.tester.touch(at: stage.point(of: 4), pointer: .mouse)
        stage.tester.pump()
        let pressed = stage.shown
        mouse.move(by: CGVector(dx: 3, dy: 0))
        mouse.lift()
        stage.tester.settle()

        #expect(pressed == "[hello big] world")
        #expect(stage.shown == "hell|o big world")
    }

    @Test func `a mouse that selects does not drag the selection it makes`() {
        stage.edit(15, to: 15)
        let start = stage.point(of: 2)

        let mouse = stage.tester.touch(at: CGPoint(x: start.x + 3, y: start.y), pointer: .mouse)
        mouse.move(by: CGVector(dx: 9, dy: 0))
        let early = stage.shown
        mouse.move(by: CGVector(dx: 4, dy: 0))
        mouse.move(by: CGVector(dx: 24, dy: 0))
        let isDragging = stage.isDragging
        mouse.lift()
        stage.tester.settle()

        #expect(early == "he[l]lo big world")
        #expect(!isDragging)
        #expect(stage.shown == "he[llo ]big world")
    }

    @Test func `a finger that rests on a handle or in a double tap lifts no text`() {
        stage.edit(15, to: 15)
        stage.tester.tap(at: stage.point(of: 7))
        let finger = stage.tester.touch(at: stage.point(of: 7))
        stage.tester.pump(by: 0.6)
        let isLiftedByTaps = stage.view.isTextDragActive
        finger.lift()
        stage.tester.pump(by: 1)
        let shown = stage.shown

        let other = stage.tester.touch(at: stage.point(of: 9))
        stage.tester.pump(by: 0.6)
        let isLiftedByHandle = stage.view.isTextDragActive
        other.lift()
        stage.tester.settle()

        #expect(shown == "hello [big] world")
        #expect(!isLiftedByTaps && !isLiftedByHandle)
    }

    @Test func `a finger lifts the selection by a long press, and without movement opens the menu`() {
        // Half of the selection is further from both handles than a finger reaches.
        stage.edit(0, to: 13)
        let start = stage.point(of: 7)
        let finger = stage.tester.touch(at: start)
        stage.tester.pump(by: 0.6)
        let isLifted = stage.view.isTextDragActive
        finger.lift()
        stage.tester.settle()
        let titles = stage.tester.runtime.openMenu?.levels.last?.panel.rows.map { $0.item.element?.title ?? "" }
        let kept = stage.shown
        stage.tester.runtime.openMenu?.dismiss(animated: false)
        stage.tester.pump(by: 1)

        let other = stage.tester.touch(at: start)
        stage.tester.pump(by: 0.6)
        stage.tester.move(other, by: CGVector(dx: stage.point(of: 15).x - start.x, dy: 0))
        other.lift()
        stage.tester.settle()

        #expect(isLifted)
        #expect(titles == ["Cut", "Copy", "Select All"])
        #expect(kept == "[hello big wor]ld")
        #expect(stage.shown == "ld[hello big wor]")
    }

    @Test func `a finger's press on text that the delegate keeps opens the menu`() {
        stage.edit(0, to: 13)
        stage.view.textDragDelegate = stage.recorder
        stage.recorder.items = { _ in [] }

        let finger = stage.tester.touch(at: stage.point(of: 7))
        stage.tester.pump(by: 0.6)
        let isLifted = stage.view.isTextDragActive
        finger.lift()
        stage.tester.settle()

        #expect(!isLifted)
        #expect(stage.tester.runtime.openMenu != nil)
        #expect(stage.shown == "[hello big wor]ld")
    }

    @Test func `the pointer is an arrow over text that can be dragged`() {
        stage.edit(6, to: 9)

        stage.tester.hover(at: stage.point(of: 2))
        let beside = "\(stage.tester.cursor)"
        stage.tester.hover(at: stage.point(of: 8))
        let over = "\(stage.tester.cursor)"
        stage.view.textDragInteraction?.isEnabled = false
        stage.tester.hover(at: stage.point(of: 7))

        #expect([beside, over, "\(stage.tester.cursor)"] == ["beam", "arrow", "beam"])
    }
}
