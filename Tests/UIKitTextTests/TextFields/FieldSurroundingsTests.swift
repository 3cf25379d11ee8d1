import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldSurroundingsTests {
    private func rgba(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }

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

    @Test func `left and right views are beside the text, and change sides in right-to-left layouts`() {
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

    @Test func `natural text and the placeholder are at the right in right-to-left layouts`() throws {
        let stage = FieldStage("abc")
        stage.field.placeholder = "name"
        stage.field.semanticContentAttribute = .forceRightToLeft

        stage.edit()
        let caret = try #require(stage.caret).frame
        stage.field.text = ""
        stage.tester.pump()
        let mirrored = stage.field.placeholderView?.layer.recordedDrawing?.text
        stage.field.textAlignment = .right
        stage.tester.pump()

        #expect(caret.maxX == 200)
        #expect(mirrored != nil && stage.field.placeholderView?.layer.recordedDrawing?.text == mirrored)
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

    @Test(arguments: [UIControl.ContentVerticalAlignment.top, .bottom])
    func `the vertical alignment moves text to the top or the bottom`(
        _ alignment: UIControl.ContentVerticalAlignment
    ) {
        let stage = FieldStage("abc")
        let middle = stage.tester.frameText
        stage.field.contentVerticalAlignment = alignment
        stage.tester.pump()

        #expect(stage.tester.frameText != middle)
        #expect(stage.field.caretRect(for: stage.field.endOfDocument).minY == (alignment == .top ? 0 : 30))
    }

    @Test func `a removed field is released`() {
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

    @Test func `background images show, except in a rounded rectangle`() {
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
