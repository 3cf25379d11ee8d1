import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Keys, touches and the mouse move the caret in text views.
@Suite(.application) struct TextViewKeyTests {
    @Test func `the caret keeps its distance from the left through a short line, until it is moved sideways`() {
        let stage = TextViewStage("abcdef\nab\nabcdef")
        stage.edit(5)
        func press(_ keys: UIKeyboardHIDUsage...) -> [Int] {
            keys.map {
                stage.tester.press($0)
                return stage.view.selectedRange.location
            }
        }

        let kept = press(.keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardUpArrow)
        let moved = press(.keyboardDownArrow, .keyboardLeftArrow, .keyboardDownArrow)

        #expect(kept == [9, 15, 9, 5])
        #expect(moved == [9, 8, 11])
    }

    @Test func `up from the first line and down from the last lead to the ends`() {
        let stage = TextViewStage("abc\ndef")
        stage.edit(2)

        stage.tester.press(.keyboardUpArrow)
        let up = stage.view.selectedRange.location
        stage.view.selectedRange = NSRange(location: 5, length: 0)
        stage.tester.press(.keyboardDownArrow)

        #expect((up, stage.view.selectedRange.location) == (0, 7))
    }

    @Test func `End stays in its line of a wrapped paragraph, and Home returns`() {
        // 19 characters and a space, which hangs over, are a line.
        let stage = TextViewStage("aaaa aaaa aaaa aaaa bbbb")
        stage.edit(0)

        stage.tester.press(.keyboardEnd)
        let end = stage.view.selectedRange.location
        let caret = stage.view.selectedTextRange.map { stage.view.caretRect(for: $0.end) }
        stage.tester.press(.keyboardHome)
        let home = stage.view.selectedRange.location
        stage.view.selectedRange = NSRange(location: 22, length: 0)
        stage.tester.press(.keyboardHome)

        #expect((end, home) == (20, 0))
        #expect(caret?.minY == 8)
        #expect(stage.view.selectedRange.location == 20)
        #expect(stage.view.caretRect(for: stage.position(20)) == CGRect(x: 5, y: 18, width: 2, height: 10))
    }

    @Test(arguments: [(NSTextAlignment.left, 5), (.center, 25), (.right, 45)])
    func `behind spaces at which a line breaks, the caret is at the end of the line's text`(
        alignment: NSTextAlignment, left: CGFloat
    ) {
        // A line has room for 19 characters; its text has 15.
        let stage = TextViewStage(String(repeating: "a", count: 15) + "  " + String(repeating: "b", count: 9))
        stage.view.textAlignment = alignment
        stage.edit(3)

        stage.tester.press(.keyboardEnd)

        #expect(stage.shown == "aaaaaaaaaaaaaaa  |bbbbbbbbb")
        #expect(stage.caret?.minX == left + 150)
        #expect(stage.caret?.minY == 8)
    }

    @Test func `words, paragraphs and the document have their keys`() {
        let stage = TextViewStage("one two\nthree")
        stage.edit(5)
        func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> String {
            stage.view.selectedRange = NSRange(location: 5, length: 0)
            stage.tester.press(key, modifiers: flags)
            return stage.shown
        }

        #expect(press(.keyboardLeftArrow, .control) == "one |two\nthree")
        #expect(press(.keyboardRightArrow, .control) == "one two|\nthree")
        #expect(press(.keyboardUpArrow, .control) == "|one two\nthree")
        #expect(press(.keyboardDownArrow, .control) == "one two|\nthree")
        #expect(press(.keyboardEnd, .control) == "one two\nthree|")
        #expect(press(.keyboardHome, [.control, .shift]) == "[one t]wo\nthree")
        #expect(press(.keyboardA, .control) == "[one two\nthree]")
    }

    @Test func `a page is the visible height less a line`() {
        // 100 points show 10 lines; a page is 9.
        let stage = TextViewStage((0..<40).map { "\($0 % 10)" }.joined(separator: "\n"))
        stage.edit(0)

        stage.tester.press(.keyboardPageDown)
        let first = stage.view.selectedRange.location
        for _ in 0..<6 { stage.tester.press(.keyboardPageDown) }

        #expect(first == 18)
        #expect(stage.view.selectedRange.location == 79)
    }

    // MARK: Touches

    @Test func `a finger sets the caret at the nearer end of a word`() {
        let stage = TextViewStage("hello world")

        stage.tester.tap(at: stage.point(of: 1))
        let near = stage.shown
        stage.tester.pump(by: 1)
        stage.tester.tap(at: stage.point(of: 4))

        #expect(near == "|hello world")
        #expect(stage.shown == "hello| world")
        #expect(stage.view.isFirstResponder)
    }

    @Test func `a mouse sets the caret at the exact position when it is pressed`() {
        let stage = TextViewStage("hello world")

        let mouse = stage.tester.touch(at: stage.point(of: 3), pointer: .mouse)
        let pressed = stage.shown
        mouse.move(to: stage.point(of: 8))
        mouse.lift()
        stage.tester.pump()

        #expect(pressed == "hel|lo world")
        #expect(stage.shown == "hel[lo wo]rld")
        #expect(stage.highlights == [CGRect(x: 35, y: 8, width: 50, height: 10)])
        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `two presses select a word, three a paragraph with its end, four the whole text`() {
        let stage = TextViewStage("ab cd\nef")
        stage.edit(0)

        let states = [2, 3, 4].map { times in
            stage.tester.pump(by: 2)
            stage.click(3, times: times)
            return stage.shown
        }

        #expect(states == ["ab [cd]\nef", "[ab cd\n]ef", "[ab cd\nef]"])
    }

    @Test func `a finger that moves scrolls`() {
        let stage = TextViewStage(String(repeating: "a\n", count: 40))

        let finger = stage.tester.touch(at: CGPoint(x: 100, y: 190))
        for _ in 0..<6 {
            finger.move(by: CGVector(dx: 0, dy: -10))
            stage.tester.pump(by: 1.0 / 60)
        }
        finger.lift()
        stage.tester.settle()

        #expect(stage.view.contentOffset.y > 0)
        #expect(!stage.view.isFirstResponder)
    }

    // MARK: Links

    private func linked(isEditable: Bool) -> TextViewStage {
        let stage = TextViewStage()
        let text = NSMutableAttributedString(string: "abcdef gh", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.link, value: URL(string: "https://a.example/b")!, range: NSRange(location: 1, length: 4))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 2))
        stage.view.attributedText = text
        stage.view.isEditable = isEditable
        stage.recorder.refusals = ["link"]
        stage.tester.pump()
        _ = stage.recorder.drain()
        return stage
    }

    @Test func `a tap opens the whole link of a text that is not editable, across differing attributes`() {
        let stage = linked(isEditable: false)

        stage.tester.tap(at: stage.point(of: 2))

        #expect(stage.recorder.drainEdits() == ["open https://a.example/b 1+4"])
    }

    @Test func `a tap on a link of an editable text sets the caret`() {
        let stage = linked(isEditable: true)

        stage.tester.tap(at: stage.point(of: 2))

        #expect(stage.recorder.drainEdits().contains { $0.hasPrefix("open") } == false)
        #expect(stage.view.isFirstResponder)
    }

    @Test func `the secondary button offers a link's actions, if the delegate agrees`() throws {
        let stage = linked(isEditable: true)

        stage.tester.secondaryClick(at: stage.point(of: 2))
        stage.tester.settle()
        let refused = stage.tester.runtime.openMenu != nil
        stage.recorder.refusals = []
        stage.tester.secondaryClick(at: stage.point(of: 2))
        stage.tester.settle()
        let rows = stage.tester.runtime.openMenu?.levels.last?.panel.rows ?? []
        let copy = try #require(rows.last)
        stage.tester.tap(at: copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: nil))
        stage.tester.settle()

        #expect(!refused)
        #expect(rows.map { $0.item.element?.title } == ["Open Link", "Copy Link"])
        #expect(stage.tester.clipboardText == "https://a.example/b")
        let asked = "actions of https://a.example/b 1+4"
        #expect(stage.recorder.drainEdits() == [asked, asked])
    }

    // MARK: Clipboard

    @Test func `copied text has no attachment characters, and a paste asks the delegate once`() {
        let stage = TextViewStage()
        let text = NSMutableAttributedString(string: "ab")
        text.insert(NSAttributedString(attachment: NSTextAttachment()), at: 1)
        stage.view.attributedText = text
        stage.edit(0, to: 3)

        stage.tester.press(.keyboardC, modifiers: .control)
        let copied = stage.tester.clipboardText
        stage.tester.clipboardText = "x\ny"
        stage.tester.press(.keyboardV, modifiers: .control)

        #expect(copied == "ab")
        #expect(stage.shown == "x\ny|")
        #expect(stage.recorder.drainEdits() == ["shouldChange 0+3 'x\ny'", "didSelect", "didChange"])
    }
}
