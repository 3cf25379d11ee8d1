import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A text interaction serves a view of several lines as it serves a field.
@Suite(.application) struct TextInteractionTests {
    @MainActor private final class Rig {
        let tester = ViewTester()
        let view = GridTextView("one two\nthree\nfour", frame: CGRect(x: 0, y: 100, width: 200, height: 60))

        init() {
            tester.show(view, at: CGPoint(x: 0, y: 100))
            view.becomeFirstResponder()
            tester.pump()
        }

        deinit {}

        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { view.convert(CGPoint(x: x, y: y), to: nil) }
        var range: Range<Int> { view.editing.selection.range }
        var highlights: [CGRect] {
            view.interaction.canvas.subviews.compactMap { $0 as? TextHighlights }.flatMap { $0.subviews.map(\.frame) }
        }
        var caret: CGRect? {
            view.interaction.canvas.subviews.first { $0 is TextCaret && !$0.isHidden }?.frame
        }
    }

    @Test func `keys move the caret from line to line`() {
        let rig = Rig()
        rig.view.interaction.select(TextSelection(at: 2))

        rig.tester.press(.keyboardDownArrow)
        let second = rig.range
        rig.tester.press(.keyboardEnd)
        rig.tester.press(.keyboardUpArrow)
        rig.tester.type("!")

        #expect(second == 10..<10)
        #expect(rig.view.editing.string == "one t!wo\nthree\nfour")
        #expect(rig.caret == CGRect(x: 60, y: 0, width: 2, height: 20))
        rig.view.resignFirstResponder()
        rig.tester.settle()
    }

    @Test func `a mouse selects over lines, each with a rectangle`() {
        let rig = Rig()

        let mouse = rig.tester.touch(at: rig.point(40, 10), pointer: .mouse)
        mouse.move(to: rig.point(20, 50))
        mouse.lift()
        rig.tester.pump()

        #expect(rig.range == 4..<16)
        #expect(
            rig.highlights == [
                CGRect(x: 40, y: 0, width: 30, height: 20), CGRect(x: 0, y: 20, width: 50, height: 20),
                CGRect(x: 0, y: 40, width: 20, height: 20),
            ])
        #expect(rig.caret == nil)
        rig.view.resignFirstResponder()
        rig.tester.settle()
    }

    @Test func `positions above and below are those of the lines`() throws {
        let rig = Rig()
        let start = try #require(rig.view.position(from: rig.view.beginningOfDocument, offset: 12))

        let places = [UITextLayoutDirection.up, .down].map { direction in
            rig.view.position(from: start, in: direction, offset: 1).map {
                rig.view.offset(from: rig.view.beginningOfDocument, to: $0)
            }
        }

        #expect(places == [4, 18])
        rig.view.resignFirstResponder()
        rig.tester.settle()
    }

    @Test func `the menu copies the selection`() throws {
        let rig = Rig()
        rig.view.interaction.select(TextSelection(8..<13))

        rig.tester.secondaryClick(at: rig.point(20, 30))
        rig.tester.settle()
        try rig.tester.tap(.text("Copy"))
        rig.tester.settle()

        #expect(rig.tester.clipboardText == "three")
        rig.view.resignFirstResponder()
        rig.tester.settle()
    }

    @Test func `a finger that taps spaces twice selects the nearest word, a mouse the spaces`() {
        let stage = TextViewStage("hello     world")
        defer { stage.tester.settle() }
        func doubleTap(_ index: Int) {
            for _ in 0..<2 { stage.tester.touch(at: stage.point(of: index)).lift() }
            stage.tester.pump()
        }
        stage.edit(0)

        doubleTap(6)
        let before = stage.shown
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)
        doubleTap(8)
        let after = stage.shown
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)
        stage.click(7, times: 2)

        #expect(before == "[hello]     world")
        #expect(after == "hello     [world]")
        #expect(stage.shown == "hello[     ]world")
    }

    @Test(arguments: [TestTouch.Pointer.finger, .mouse]) func `two taps behind a line take its last word`(
        pointer: TestTouch.Pointer
    ) {
        // 19 characters fit into a line; the spaces at which it breaks hang beyond its edge.
        let stage = TextViewStage("aaaa bbbb cccc  eeeeee\nffff\n\ngggg")
        defer { stage.tester.settle() }
        stage.edit(0)

        func tap(behindLine line: Int) -> NSRange {
            for _ in 0..<2 {
                stage.tester.touch(at: CGPoint(x: 218, y: 113 + 10 * CGFloat(line)), pointer: pointer).lift()
            }
            stage.tester.pump(by: 1)
            stage.tester.runtime.openMenu?.dismiss(animated: false)
            return stage.view.selectedRange
        }
        let found = (0..<5).map(tap)

        #expect(found.map(\.location) == [10, 16, 23, 28, 29])
        #expect(found.map(\.length) == [4, 6, 4, 0, 4])
    }

    @Test func `a double click beside the middle of a space takes the space, a finger the nearer word`() {
        let stage = TextViewStage("one, two three")
        defer { stage.tester.settle() }
        stage.edit(0)

        func tap(_ x: CGFloat, _ pointer: TestTouch.Pointer) -> String {
            let start = stage.point(of: 0).x - 3
            for _ in 0..<2 { stage.tester.touch(at: CGPoint(x: start + x, y: 113), pointer: pointer).lift() }
            stage.tester.pump(by: 1)
            stage.tester.runtime.openMenu?.dismiss(animated: false)
            return stage.shown
        }

        #expect([82, 88].map { tap($0, .mouse) } == ["one, two[ ]three", "one, two[ ]three"])
        #expect([82, 88].map { tap($0, .finger) } == ["one, [two] three", "one, two [three]"])
        #expect([32, 38].map { tap($0, .mouse) } == ["one[,] two three", "one[,] two three"])
        #expect([42, 48].map { tap($0, .finger) } == ["[one], two three", "one, [two] three"])
    }

    @Test func `a secondary click beside the selection moves the caret, one on its last letter does not`() {
        let stage = TextViewStage("hello big world")
        defer { stage.tester.settle() }

        func click(_ x: CGFloat) -> String {
            stage.edit(6, to: 9)
            let start = stage.point(of: 0).x - 3
            stage.tester.secondaryClick(at: CGPoint(x: start + x, y: 113))
            stage.tester.settle()
            stage.tester.runtime.openMenu?.dismiss(animated: false)
            stage.tester.settle()
            return stage.shown
        }

        #expect(click(88) == "hello [big] world")
        #expect(click(92) == "hello big| world")
        #expect(click(58) == "hello |big world")
        #expect(click(62) == "hello [big] world")
    }
}
