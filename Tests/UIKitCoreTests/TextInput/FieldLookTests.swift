import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct FieldLookTests {
    private func rgba(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }

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

    @Test func `the caret stays in sight wherever it goes`() {
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

    @Test(arguments: alignments.indices) func `text stands where it is aligned, edited as at rest`(index: Int) {
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

    @Test func `what apps override is what is drawn, in the field's space`() {
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

    @Test func `nothing is shaped twice, and a caret that blinks has nothing laid out`() {
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
        #expect(stage.tester.runtime.deadlines.nextTime.map { $0 - stage.tester.now > 1 } != false)
    }

    @Test func `a selection is a pale rectangle of the tint colour behind the text, without a caret`() throws {
        let stage = FieldStage("abcdef")
        stage.field.tintColor = .red
        stage.edit(1, to: 4)

        #expect(stage.highlights == [CGRect(x: 10, y: 15, width: 30, height: 10)])
        #expect(stage.caret == nil)
        let order = stage.field.canvas.subviews.map { type(of: $0) == TextHighlights.self }
        #expect(order.first == true)
        let part = try #require(stage.field.canvas.subviews.first?.subviews.first)
        #expect(part.backgroundColor == UIColor.red.withAlphaComponent(0.2))
        stage.select(2, to: 2)
        stage.tester.pump()
        #expect(stage.highlights == [] && stage.caret != nil)
    }

    @Test func `what the selection covers can be asked for`() throws {
        let stage = FieldStage("abcdef")
        stage.edit(1, to: 4)

        let range = try #require(stage.field.selectedTextRange)
        let boxes = stage.field.selectionRects(for: range)

        #expect(boxes.map(\.rect) == [CGRect(x: 10, y: 15, width: 30, height: 10)])
        #expect(boxes.map { [$0.containsStart, $0.containsEnd] } == [[true, true]])
        #expect(stage.field.firstRect(for: range) == boxes[0].rect)
        #expect(stage.field.characterRange(at: CGPoint(x: 25, y: 20)) == TextStretch(2..<3))
        #expect(stage.field.closestPosition(to: CGPoint(x: 26, y: 20)) == TextPlace(3))
        #expect(stage.field.closestPosition(to: CGPoint(x: 90, y: 20), within: range) == range.end)
        #expect(stage.field.text(in: range) == "bcd")
    }

    // MARK: Around the text

    @Test func `a rounded rectangle has a hair's line and a ground of its own`() {
        let stage = FieldStage("abc")
        stage.field.borderStyle = .roundedRect
        stage.tester.pump()

        let border = stage.field.border
        #expect(border.frame == stage.field.bounds)
        #expect((border.layer.cornerRadius, border.layer.borderWidth) == (5, 1))
        #expect(border.backgroundColor == .systemBackground)
        #expect(rgba(border.layer.borderColor).last == 0.2)
        #expect(stage.field.textRect(forBounds: stage.field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 40))
        stage.field.backgroundColor = .yellow
        #expect(border.backgroundColor == nil && stage.field.layer.cornerRadius == 5)
        stage.field.borderStyle = .none
        stage.tester.pump()
        #expect(border.isHidden && stage.field.layer.cornerRadius == 0)
    }

    @Test func `the size is that of the text, or of the placeholder, with room for a border`() {
        let stage = FieldStage("abc")
        stage.field.placeholder = "placeholder"
        let plain = stage.field.intrinsicContentSize
        stage.field.borderStyle = .roundedRect
        let rounded = stage.field.sizeThatFits(.zero)
        stage.field.text = ""
        let empty = stage.field.intrinsicContentSize
        stage.field.font = .systemFont(ofSize: 30)

        #expect(plain == CGSize(width: 30, height: 10))
        #expect((rounded, empty) == (CGSize(width: 58, height: 34), CGSize(width: 138, height: 34)))
        #expect(stage.field.intrinsicContentSize == CGSize(width: 358, height: 43))
    }

    @Test func `views stand beside the text, the left one first where one reads`() {
        let stage = FieldStage("abc")
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)),
            UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        )
        (stage.field.leftView, stage.field.rightView) = (left, right)
        (stage.field.leftViewMode, stage.field.rightViewMode) = (.always, .whileEditing)
        stage.tester.pump()
        let resting = (left.frame, right.superview, stage.field.textRect(forBounds: stage.field.bounds))
        stage.edit()
        let edited = stage.field.editingRect(forBounds: stage.field.bounds)

        stage.field.semanticContentAttribute = .forceRightToLeft
        stage.tester.pump()

        #expect(resting.0 == CGRect(x: 0, y: 15, width: 20, height: 10))
        #expect(resting.1 == nil && resting.2 == CGRect(x: 20, y: 0, width: 180, height: 40))
        #expect(edited == CGRect(x: 20, y: 0, width: 150, height: 40))
        #expect(left.frame.minX == 180 && right.frame.minX == 0)
    }

    @Test func `the clear button shows with text, when its mode says so, unless a right view does`() throws {
        let stage = FieldStage("abc")
        stage.field.borderStyle = .roundedRect
        stage.field.clearButtonMode = .whileEditing
        stage.tester.pump()
        let resting = stage.field.clearButton
        stage.edit()
        let button = try #require(stage.field.clearButton)
        let edited = button.frame

        stage.field.text = ""
        stage.tester.pump()
        let empty = button.isHidden
        stage.field.text = "x"
        stage.field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        stage.field.rightViewMode = .always
        stage.tester.pump()

        #expect(resting == nil && empty && button.isHidden)
        #expect(edited == CGRect(x: 176, y: 11, width: 19, height: 19))
    }

    @Test func `an empty field in right-to-left surroundings begins at the right`() {
        let stage = FieldStage()
        stage.field.semanticContentAttribute = .forceRightToLeft

        stage.edit()

        #expect(stage.caret?.frame.maxX == 200)
    }

    @Test func `a disabled field's text is paler`() throws {
        let stage = FieldStage("abc")
        stage.tester.window.backgroundColor = .white
        stage.tester.pump()
        let strong = stage.tester.pixel(x: 25, y: 120)

        stage.field.isEnabled = false
        stage.tester.pump()

        let pale = try #require(stage.tester.pixel(x: 25, y: 120))
        #expect(strong != pale)
    }

    @Test func `colours follow the appearance`() throws {
        let stage = FieldStage("abc")
        stage.tester.window.backgroundColor = .systemBackground
        stage.field.borderStyle = .roundedRect
        stage.tester.pump()
        let light = try #require(stage.tester.pixel(x: 32, y: 120))

        stage.tester.setAppearance(.dark)

        #expect((light, stage.tester.pixel(x: 32, y: 120)) == (0xFF00_0000, 0xFFFF_FFFF))
    }

    @Test(arguments: [UIControl.ContentVerticalAlignment.top, .bottom]) func `text can stand at the top or the bottom`(
        _ alignment: UIControl.ContentVerticalAlignment
    ) {
        let stage = FieldStage("abc")
        let middle = stage.tester.frameText
        stage.field.contentVerticalAlignment = alignment
        stage.tester.pump()

        #expect(stage.tester.frameText != middle)
        #expect(stage.field.caretRect(for: stage.field.endOfDocument).minY == (alignment == .top ? 0 : 30))
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

    @Test func `a field that is gone is freed`() {
        weak var gone: UITextField?
        let tester = ViewTester()
        let run = {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.placeholder = "Name"
            field.clearButtonMode = .always
            tester.show(field)
            field.becomeFirstResponder()
            tester.type("ab")
            field.undoManager?.undo()
            field.removeFromSuperview()
            gone = field
        }
        run()

        tester.pump()
        tester.pump()

        #expect(gone == nil)
    }

    @Test func `a font of a text style follows the preferred size`() {
        let stage = FieldStage("abc")
        stage.field.font = .preferredFont(forTextStyle: .body)
        stage.field.adjustsFontForContentSizeCategory = true

        #expect(stage.field.font?.pointSize == 17)
    }

    @Test func `pictures stand behind the text, but not in a rounded rectangle`() {
        let stage = FieldStage("abc")
        let (plain, disabled) = (UIImage(), UIImage())
        stage.field.disabledBackground = disabled
        stage.tester.pump()
        let alone = stage.field.backgroundView?.image
        stage.field.background = plain
        stage.tester.pump()
        let enabled = stage.field.backgroundView?.image
        stage.field.isEnabled = false
        stage.tester.pump()
        let off = stage.field.backgroundView?.image
        stage.field.borderStyle = .roundedRect
        stage.tester.pump()

        #expect(alone == nil && enabled === plain && off === disabled)
        #expect(stage.field.backgroundView?.image == nil)
    }
}
