import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldLookTests {
    // MARK: Text

    @Test func `at rest a text that is too wide ends with an ellipsis; edited it scrolls to the caret`() {
        let stage = FieldStage("abcdefghijklmnopqrstuvwxyz")
        let resting = stage.drawn
        stage.edit()
        let edited = stage.drawn
        let atEnd = stage.field.caretRect(for: stage.field.endOfDocument)

        stage.tester.press(.keyboardHome)

        #expect(resting == ["abcdefghijklmnopqrs…"])
        #expect(edited == ["abcdefghijklmnopqrstuvwxyz"])
        #expect(atEnd == CGRect(x: 198, y: 15, width: 2, height: 10))
        #expect(stage.field.caretRect(for: stage.field.beginningOfDocument).minX == 0)
    }

    @Test func `the caret is visible at every position`() {
        let stage = FieldStage(String(repeating: "abcde", count: 20))
        stage.edit()

        for _ in 0..<40 {
            stage.tester.press(.keyboardLeftArrow)
            let caret = stage.caret?.frame ?? .null
            #expect(stage.field.bounds.contains(caret))
        }
        stage.tester.press(.keyboardDeleteForward, modifiers: .command)

        #expect(stage.field.caretRect(for: stage.field.endOfDocument).maxX <= 200)
        #expect(stage.text.count == 60)
    }

    @Test func `deleting brings a scrolled text back`() {
        let stage = FieldStage("abcdefghijklmnopqrstuvwxyz")
        stage.edit()

        stage.tester.press(.keyboardDeleteOrBackspace, repeats: 9)

        #expect(stage.field.caretRect(for: stage.field.beginningOfDocument).minX == 0)
    }

    nonisolated static let alignments: [(NSTextAlignment, CGFloat, CGFloat)] = [
        (.left, 0, 40), (.center, 80, 120), (.right, 160, 198), (.natural, 0, 40),
    ]

    @Test(arguments: alignments.indices) func `the alignment positions text, edited or not`(index: Int) {
        let (alignment, start, end) = Self.alignments[index]
        let stage = FieldStage("abcd")
        stage.field.textAlignment = alignment
        stage.tester.pump()
        let resting = stage.tester.frameText
        stage.edit()
        let (first, last) = (
            stage.field.caretRect(for: stage.field.beginningOfDocument).minX,
            stage.field.caretRect(for: stage.field.endOfDocument).minX
        )

        #expect((first, last) == (start, end))
        #expect(resting.contains("abcd") == stage.tester.frameText.contains("abcd"))
    }

    @Test func `text can be made smaller to fit`() {
        let stage = FieldStage("abcdefghijklmnopqrstuvwxyz")
        stage.field.adjustsFontSizeToFitWidth = true
        stage.field.minimumFontSize = 5
        stage.tester.pump()
        let resting = stage.drawn

        stage.edit()

        #expect(resting == ["abcdefghijklmnopqrstuvwxyz"])
        #expect(stage.field.caretRect(for: stage.field.beginningOfDocument).minX == 0)
        #expect(stage.field.caretRect(for: stage.field.endOfDocument).maxX <= 200)
    }

    @Test func `the placeholder shows while there is no text, in its own colour`() throws {
        let stage = FieldStage()
        stage.field.placeholder = "Name"
        stage.tester.pump()
        let empty = stage.drawn
        stage.edit()
        let edited = stage.drawn
        stage.tester.type("a")

        #expect((empty, edited, stage.drawn) == (["Name"], ["Name"], ["a"]))
        #expect(stage.field.attributedPlaceholder?.string == "Name")
    }

    @Test func `text and placeholder are drawn in overridden rectangles, in the space of the field`() {
        final class Custom: UITextField {
            var rects: [CGRect] = []
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
            override func drawText(in rect: CGRect) {
                rects.append(rect)
                super.drawText(in: rect)
            }
            override func drawPlaceholder(in rect: CGRect) { rects.append(rect) }
        }
        let tester = ViewTester()
        let field = Custom(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.placeholder = "Name"
        tester.show(field)

        field.text = "abc"
        tester.pump()
        field.becomeFirstResponder()
        tester.pump()

        #expect(field.rects.map(\.minX) == [10, 20])
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 30)
    }

    @Test func `each text is shaped once, and a blinking caret causes no layout`() {
        let typesetter = CountingTypesetter()
        let tester = ViewTester()
        installedTextSystem.install(TextSystem(typesetter: typesetter))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.text = "abc"
        tester.show(field)
        field.becomeFirstResponder()
        tester.pump()
        tester.press(.keyboardLeftArrow)
        tester.trace("layout")

        tester.pump(by: 3)

        #expect(typesetter.layoutCount(of: "abc") == 1)
        #expect(tester.traceLines.isEmpty)
    }

    // MARK: Caret and selection

    @Test func `the caret rests for 0.6 s and then blinks every half second, with one frame for each change`() {
        let stage = FieldStage("ab")
        stage.edit()
        var states: [Bool] = []
        let first = stage.tester.lastFrame?.index ?? 0

        for pause in [0.55, 0.1, 0.5, 0.5, 0.5] {
            stage.tester.pump(by: pause)
            states.append(stage.caret != nil)
        }
        let frames = (stage.tester.lastFrame?.index ?? 0) - first
        stage.tester.press(.keyboardLeftArrow)

        #expect(states == [true, false, true, false, true])
        #expect(frames == 4)
        #expect(stage.caret?.frame == CGRect(x: 10, y: 15, width: 2, height: 10))
        #expect(stage.tester.isAtRest)
    }

    @Test func `the caret does not blink while the window has not the keyboard, nor after editing`() {
        let stage = FieldStage("ab")
        stage.edit()
        stage.tester.loseFocus()
        stage.tester.pump(by: 0.8)
        let inactive = stage.caret != nil
        stage.tester.gainFocus()
        stage.tester.pump(by: 0.8)
        let active = stage.caret != nil

        stage.field.resignFirstResponder()
        stage.tester.pump()

        #expect((inactive, active, stage.caret == nil) == (true, false, true))
        #expect(stage.tester.runtime.clock.deadlines.nextTime.map { $0 - stage.tester.now > 1 } != false)
    }

    @Test func `a selection is a pale rectangle of the tint colour behind the text, without a caret`() throws {
        let stage = FieldStage("abcdef")
        stage.field.tintColor = .red
        stage.edit(1, to: 4)

        #expect(stage.highlights == [CGRect(x: 10, y: 15, width: 30, height: 10)])
        #expect(stage.caret == nil)
        let order = stage.field.interaction.canvas.subviews.map { type(of: $0) == TextHighlights.self }
        #expect(order.first == true)
        let part = try #require(stage.field.interaction.canvas.subviews.first?.subviews.first)
        #expect(part.backgroundColor == UIColor.red.withAlphaComponent(0.2))
        stage.select(2, to: 2)
        stage.tester.pump()
        #expect(stage.highlights == [] && stage.caret != nil)
    }

    @Test func `selection rectangles, ranges at points and closest positions can be requested`() throws {
        let stage = FieldStage("abcdef")
        stage.edit(1, to: 4)

        let range = try #require(stage.field.selectedTextRange)
        let boxes = stage.field.selectionRects(for: range)

        #expect(boxes.map(\.rect) == [CGRect(x: 10, y: 15, width: 30, height: 10)])
        #expect(boxes.map { [$0.containsStart, $0.containsEnd] } == [[true, true]])
        #expect(stage.field.firstRect(for: range) == boxes[0].rect)
        #expect(stage.field.characterRange(at: CGPoint(x: 25, y: 20)) == IndexedTextRange(2..<3))
        #expect(stage.field.closestPosition(to: CGPoint(x: 26, y: 20)) == IndexedTextPosition(3))
        #expect(stage.field.closestPosition(to: CGPoint(x: 90, y: 20), within: range) == range.end)
        #expect(stage.field.text(in: range) == "bcd")
    }

    @Test func `characters of other fonts move neither the text nor the field's edges`() {
        let tester = ViewTester(text: .real)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.text = "abc"
        tester.show(field)
        field.becomeFirstResponder()
        let (size, caret) = (field.intrinsicContentSize.height, field.caretRect(for: field.beginningOfDocument))
        let baseline = caret.minY + (field.typesetting?.natural(1).baselines[0] ?? 0)

        tester.type("に👩‍👩‍👧")

        let other = field.caretRect(for: field.beginningOfDocument)
        #expect(field.intrinsicContentSize.height == size)
        #expect(other.minY + (field.typesetting?.natural(1).baselines[0] ?? 0) == baseline)
    }
}
