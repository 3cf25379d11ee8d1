import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

/// An app's view that implements `UITextInput` is edited by touches, a mouse and keys through a text interaction.
@Suite(.application) struct CustomInputTests {
    @MainActor private final class Rig: NSObject, UITextInteractionDelegate {
        let tester = ViewTester()
        let view: CellTextView
        let interaction: UITextInteraction
        var mayBegin = true
        var calls: [String] = []

        init(_ text: String = "one two\nthree\nfour", mode: UITextInteractionMode = .editable) {
            view = CellTextView(text, frame: CGRect(x: 0, y: 0, width: 200, height: 80))
            interaction = UITextInteraction(for: mode)
            super.init()
            interaction.delegate = self
            interaction.textInput = view
            view.addInteraction(interaction)
            tester.show(view, at: CGPoint(x: 50, y: 300))
            tester.pump()
        }

        deinit {}

        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            calls.append("should \(Int(point.x)),\(Int(point.y))")
            return mayBegin
        }
        func interactionWillBegin(_ interaction: UITextInteraction) { calls.append("will") }
        func interactionDidEnd(_ interaction: UITextInteraction) { calls.append("did") }

        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { view.convert(CGPoint(x: x, y: y), to: nil) }
        func tap(_ x: CGFloat, _ y: CGFloat, times: Int = 1) {
            for _ in 0..<times { tester.touch(at: point(x, y)).lift() }
            tester.pump()
        }
        func end() {
            view.resignFirstResponder()
            tester.settle()
        }
    }

    @Test func `a tap begins editing with the caret at the nearest end of the word, and keys type there`() {
        let rig = Rig()
        defer { rig.end() }

        rig.tap(58, 10)
        let tapped = rig.view.shown
        rig.tester.type("x")
        rig.tester.press(.keyboardDeleteOrBackspace)
        rig.tester.type("!")

        #expect(rig.view.isFirstResponder)
        #expect(tapped == "one two|\nthree\nfour")
        #expect(rig.view.shown == "one two!|\nthree\nfour")
        #expect(rig.view.questions == ["7..<7 x", "7..<8 ", "7..<7 !"])
        #expect(rig.calls == ["should 58,10", "will", "did"])
    }

    @Test func `keys move the caret by characters, words and lines, select and delete`() {
        let rig = Rig()
        defer { rig.end() }
        rig.view.becomeFirstResponder()

        rig.tester.press(.keyboardRightArrow)
        rig.tester.press(.keyboardDownArrow)
        let down = rig.view.shown
        rig.tester.press(.keyboardEnd)
        rig.tester.press(.keyboardLeftArrow, modifiers: [.shift, .control])
        let word = rig.view.shown
        rig.tester.press(.keyboardDeleteForward)
        let deleted = rig.view.shown
        rig.tester.press(.keyboardHome, modifiers: .control)
        rig.tester.press(.keyboardDeleteForward, modifiers: .control)

        #expect(down == "one two\nt|hree\nfour")
        #expect(word == "one two\n[three]\nfour")
        #expect(deleted == "one two\n|\nfour")
        #expect(rig.view.shown == "| two\n\nfour")
        #expect(rig.view.questions == ["8..<13 ", "0..<3 "])
    }

    @Test func `two taps select a word with handles, and a finger moves one of them`() throws {
        let rig = Rig()
        defer { rig.end() }

        rig.tap(55, 10)
        rig.tester.pump(by: 1)
        rig.tap(55, 10, times: 2)
        let word = rig.view.shown
        rig.tester.pump(by: 1)
        // The end's handle is below the line, at x 70.
        let finger = rig.tester.touch(at: rig.point(71, 24))
        rig.tester.move(finger, by: CGVector(dx: -20, dy: 0))
        finger.lift()

        #expect(word == "one [two]\nthree\nfour")
        #expect(rig.view.shown == "one [t]wo\nthree\nfour")
    }

    @Test func `a mouse selects by dragging, and its second press a word`() {
        let rig = Rig()
        defer { rig.end() }

        let mouse = rig.tester.touch(at: rig.point(40, 10), pointer: .mouse)
        let pressed = rig.view.shown
        mouse.move(to: rig.point(20, 50))
        mouse.lift()
        rig.tester.pump()
        let dragged = rig.view.shown
        rig.tester.pump(by: 1)
        for _ in 0..<2 { rig.tester.touch(at: rig.point(22, 30), pointer: .mouse).lift() }

        #expect(pressed == "one |two\nthree\nfour")
        #expect(dragged == "one [two\nthree\nfo]ur")
        #expect(rig.view.shown == "one two\n[three]\nfour")
    }

    @Test func `the menu of the secondary button has the view's commands`() throws {
        let rig = Rig()
        defer { rig.end() }
        rig.tap(35, 30)
        rig.tester.press(.keyboardHome, modifiers: .shift)

        rig.tester.secondaryClick(at: rig.point(20, 30))
        rig.tester.settle()
        try rig.tester.tap(.text("Copy"))
        rig.tester.settle()

        #expect(rig.tester.clipboardText == "three")
    }

    @Test func `a long press moves the caret to the finger`() {
        let rig = Rig()
        defer { rig.end() }
        rig.tap(0, 10)
        rig.tester.pump(by: 1)

        let finger = rig.tester.touch(at: rig.point(21, 30))
        rig.tester.pump(by: 0.6)
        let pressed = rig.view.shown
        rig.tester.move(finger, by: CGVector(dx: 10, dy: 0))
        finger.lift()

        #expect(pressed == "one two\nth|ree\nfour")
        #expect(rig.view.shown == "one two\nthr|ee\nfour")
    }

    @Test func `a tap that the delegate refuses does nothing`() {
        let rig = Rig()
        defer { rig.end() }
        rig.mayBegin = false

        rig.tap(58, 10)

        #expect(!rig.view.isFirstResponder)
        #expect(rig.calls == ["should 58,10"])
    }

    @Test func `text that cannot be edited is selected but not changed`() {
        let rig = Rig(mode: .nonEditable)
        defer { rig.end() }

        let mouse = rig.tester.touch(at: rig.point(0, 10), pointer: .mouse)
        mouse.move(to: rig.point(30, 10))
        mouse.lift()
        rig.tester.type("x")
        rig.tester.press(.keyboardDeleteForward)

        #expect(rig.view.shown == "[one] two\nthree\nfour")
    }

    @Test func `a press ends composing and keeps the text`() {
        let rig = Rig("ab")
        defer { rig.end() }
        rig.tap(0, 10)

        rig.tester.send(.compose(text: "ka", selection: [2, 0]))
        let composing = rig.view.markedTextRange != nil
        rig.tester.pump(by: 1)
        rig.tester.touch(at: rig.point(40, 10), pointer: .mouse).lift()
        rig.tester.type("!")

        #expect(composing)
        #expect(rig.view.markedTextRange == nil)
        #expect(rig.view.shown == "kaab!|")
    }

    @Test func `a view without its interaction is as before`() {
        let rig = Rig()
        defer { rig.end() }
        rig.tap(0, 10)
        rig.view.removeInteraction(rig.interaction)

        rig.tester.press(.keyboardRightArrow)
        rig.tap(58, 10)

        #expect(rig.view.shown == "|one two\nthree\nfour")
        #expect(rig.view.subviews.isEmpty)
        #expect(rig.interaction.gesturesForFailureRequirements.isEmpty)
        #expect(rig.view.interactions.isEmpty)
    }
}
