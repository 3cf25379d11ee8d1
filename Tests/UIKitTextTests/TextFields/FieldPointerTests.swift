import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldPointerTests {
    @Test func `a tap begins editing with the caret where it was`() {
        let stage = FieldStage("ab cd")

        stage.tester.tap(at: stage.point(of: 3))

        #expect(stage.field.isEditing)
        #expect(stage.shown == "ab |cd")
    }

    @Test func `a tap behind the text puts the caret at its end`() {
        let stage = FieldStage("abcd")

        stage.tester.tap(at: CGPoint(x: 200, y: 120))

        #expect(stage.shown == "abcd|")
    }

    @Test(arguments: [TestTouch.Pointer.mouse, .finger]) func `a second tap selects a word, a third the whole text`(
        _ pointer: TestTouch.Pointer
    ) {
        let stage = FieldStage("one two, x")
        var states: [String] = []

        for _ in 0..<3 {
            let touch = stage.tester.touch(at: stage.point(of: 5), pointer: pointer)
            stage.tester.pump(by: 0.05)
            touch.lift()
            stage.tester.pump(by: 0.05)
            states.append(stage.shown)
        }

        let first = pointer == .finger ? "one |two, x" : "one t|wo, x"
        #expect(states == [first, "one [two], x", "[one two, x]"])
    }

    @Test func `dragging a mouse selects, over words after a double click`() {
        let stage = FieldStage("one two three")
        stage.edit(0)
        let drag = stage.tester.touch(at: stage.point(of: 1), pointer: .mouse)
        let placed = stage.shown
        stage.tester.move(drag, by: CGVector(dx: 41, dy: 5))
        let dragged = stage.shown
        drag.lift()
        stage.tester.pump(by: 1)

        stage.tester.touch(at: stage.point(of: 5), pointer: .mouse).lift()
        stage.tester.pump(by: 0.05)
        let second = stage.tester.touch(at: stage.point(of: 5), pointer: .mouse)
        stage.tester.move(second, by: CGVector(dx: 50, dy: 0))
        let words = stage.shown
        stage.tester.move(second, by: CGVector(dx: -90, dy: 0))
        second.lift()

        #expect((placed, dragged) == ("o|ne two three", "o[ne t]wo three"))
        #expect(words == "one [two three]")
        #expect(stage.shown == "[one two] three")
    }

    @Test func `a mouse that rests beside the field scrolls the text and selects on`() {
        let stage = FieldStage(String(repeating: "abcde", count: 20))
        stage.edit(0)
        let drag = stage.tester.touch(at: stage.point(of: 1), pointer: .mouse)
        stage.tester.move(drag, by: CGVector(dx: 250, dy: 0))
        let first = stage.field.editing.selection.range
        stage.tester.pump(by: 0.5)
        let second = stage.field.editing.selection.range
        stage.tester.pump(by: 3)
        let last = stage.field.editing.selection.range
        drag.lift()
        stage.tester.pump()

        #expect((first.lowerBound, last) == (1, 1..<100))
        #expect(first.upperBound < second.upperBound && second.upperBound < 100)
        #expect(stage.tester.isAtRest)
    }

    @Test func `a click with Shift extends the selection`() {
        let stage = FieldStage("abcdef")
        stage.edit(4)
        stage.tester.hold(.shift)

        stage.tester.touch(at: stage.point(of: 1), pointer: .mouse).lift()

        #expect(stage.shown == "a[bcd]ef")
    }

    @Test func `dragging moves the caret, and a tap sets it when the finger is lifted`() {
        let stage = FieldStage("abc def")
        stage.edit(0)
        let tap = stage.tester.touch(at: stage.point(of: 3))
        let down = stage.shown
        tap.lift()
        let lifted = stage.shown
        stage.tester.pump(by: 1)
        let drag = stage.tester.touch(at: stage.point(of: 3))
        stage.tester.move(drag, by: CGVector(dx: 21, dy: 0))
        drag.lift()

        #expect((down, lifted) == ("|abc def", "abc| def"))
        #expect(stage.shown == "abc d|ef")
    }

    @Test func `a touch that leaves the field does not begin editing`() {
        let stage = FieldStage("abc")

        let touch = stage.tester.touch(at: stage.point(of: 1))
        stage.tester.move(touch, by: CGVector(dx: 0, dy: 60))
        touch.lift()

        #expect(!stage.field.isEditing)
    }

    @Test func `a tap recognizer around the field does not take its tap`() {
        let stage = FieldStage("abc")
        final class Counter: NSObject {
            var taps = 0
            func count() { taps += 1 }
        }
        let counter = Counter()
        let recognizer = UITapGestureRecognizer(target: counter, action: Counter.count)
        stage.field.superview?.addGestureRecognizer(recognizer)

        stage.tester.tap(at: stage.point(of: 1))

        #expect(stage.field.isEditing)
        #expect(counter.taps == 0)
    }

    @Test func `selecting with a mouse does not scroll an enclosing scroll view`() {
        let stage = FieldStage("abcdef")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 600, height: 600)
        stage.tester.show(scrollView)
        scrollView.addSubview(stage.field)
        stage.edit(0)

        let drag = stage.tester.touch(at: stage.point(of: 1), pointer: .mouse)
        stage.tester.move(drag, by: CGVector(dx: 30, dy: 0))
        drag.lift()
        stage.tester.settle()

        #expect(scrollView.contentOffset == .zero)
        #expect(stage.shown == "a[bcd]ef")
    }

    @Test func `the pointer is the bar for text over the field, not over its button`() {
        let stage = FieldStage("abc")
        stage.field.clearButtonMode = .always
        stage.tester.pump()

        stage.tester.hover(at: CGPoint(x: 60, y: 120))
        let over = stage.tester.cursor
        stage.tester.hover(at: CGPoint(x: 210, y: 120))
        let overButton = stage.tester.cursor
        stage.tester.hover(at: CGPoint(x: 60, y: 200))

        #expect((over, overButton, stage.tester.cursor) == (.beam, .arrow, .arrow))
    }

    @Test func `Tab moves between fields, also from one that a tap focused`() {
        let stage = FieldStage("ab")
        let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let third = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        second.text = "cd"
        stage.tester.show(second)
        stage.tester.show(third)
        stage.tester.tap(at: CGPoint(x: 30, y: 220))

        stage.tester.press(.keyboardTab, "\t")
        let forward = third.isEditing
        stage.tester.press(.keyboardTab, modifiers: .shift)
        let back = second.isEditing
        stage.tester.press(.keyboardTab, modifiers: .shift)
        stage.tester.type("x")

        #expect(forward && back)
        #expect((stage.text, second.text, third.text) == ("abx", "cd", ""))
    }

    @Test func `in a field a handle moves its end, too`() {
        let stage = FieldStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)
        for _ in 0..<2 { stage.tester.touch(at: stage.point(of: 7)).lift() }
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)

        let finger = stage.tester.touch(at: stage.point(of: 9))
        stage.tester.move(finger, by: CGVector(dx: 20, dy: 0))
        finger.lift()
        stage.tester.pump()

        let handles = stage.field.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
        #expect(stage.shown == "hello [big w]orld")
        #expect(handles.count == 2)
    }

    @Test func `a finger sets the caret at the nearer end of a word`() {
        let stage = FieldStage("hello big world")
        defer { stage.tester.settle() }
        stage.edit(0)

        stage.tester.touch(at: stage.point(of: 4)).lift()
        stage.tester.pump(by: 1)
        let later = stage.shown
        stage.tester.touch(at: stage.point(of: 11)).lift()
        stage.tester.pump(by: 1)

        #expect(later == "hello| big world")
        #expect(stage.shown == "hello big |world")
    }
}
