import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) final class InputViewNoticeTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = InputViewStage()

    private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }

    @Test func `showing posts the frames, the duration and the curve, and its end when it is over`() throws {
        stage.first.accessory = bar(44)

        stage.first.becomeFirstResponder()
        let early = stage.book.names
        stage.tester.settle()

        let entry = try #require(stage.book.entries.first { $0.name == "will show" })
        #expect(early == ["will change", "will show"])
        #expect(stage.book.names == ["will change", "will show", "did change", "did show"])
        #expect(entry.begin == CGRect(x: 0, y: 667, width: 375, height: 44))
        #expect(entry.end == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect((entry.duration, entry.curve) == (0.25, 7))
        #expect(entry.isLocal && entry.isFromScreen)
    }

    @Test func `hiding posts the same with reversed frames`() throws {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        _ = stage.book.drain()

        stage.first.resignFirstResponder()
        stage.tester.settle()

        let entry = try #require(stage.book.entries.first { $0.name == "will hide" })
        #expect(stage.book.names == ["will change", "will hide", "did change", "did hide"])
        #expect(entry.begin == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect(entry.end == CGRect(x: 0, y: 667, width: 375, height: 44))
    }

    @Test func `moving to a responder with the same area posts no notification`() {
        (stage.first.accessory, stage.second.accessory) = (bar(44), bar(44))
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        _ = stage.book.drain()

        stage.second.becomeFirstResponder()
        stage.tester.settle()

        #expect(stage.book.names.isEmpty)
        #expect(stage.first.accessory?.superview == nil)
        #expect(stage.place(of: stage.second.accessory!)?.minY == 623)
    }

    @Test func `input views of another height are posted with both frames`() throws {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        _ = stage.book.drain()

        stage.first.input = bar(100)
        stage.first.reloadInputViews()
        stage.tester.settle()

        let entry = try #require(stage.book.entries.first)
        #expect(entry.name == "will change")
        #expect((entry.begin.minY, entry.end.minY) == (623, 523))
        #expect(entry.end.height == 144)
        #expect(stage.book.names.last == "did show")
    }

    @Test func `a window that turns changes the frame and does not show anew`() throws {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        _ = stage.book.drain()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        let entry = try #require(stage.book.entries.last)
        #expect(stage.book.names == ["will change", "did change"])
        #expect(entry.end == CGRect(x: 0, y: 331, width: 667, height: 44))
        #expect(stage.place(of: stage.first.accessory!) == entry.end)
    }

    @Test func `without animations all notifications are posted at once, with no duration`() throws {
        stage.first.accessory = bar(44)

        UIView.performWithoutAnimation { _ = stage.first.becomeFirstResponder() }

        #expect(stage.book.names == ["will change", "will show", "did change", "did show"])
        #expect(stage.book.entries.first?.duration == 0)
    }

    @Test func `a hiding that is interrupted posts no end`() {
        stage.first.accessory = bar(44)
        stage.first.becomeFirstResponder()
        stage.tester.settle()
        _ = stage.book.drain()

        stage.first.resignFirstResponder()
        stage.tester.pump(by: 0.1)
        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(stage.book.names == ["will change", "will hide", "will change", "will show", "did change", "did show"])
        #expect(stage.place(of: stage.first.accessory!)?.minY == 623)
    }

    @Test func `a block with the keyboard's curve moves in step with its area`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.controller.view.addSubview(box)
        stage.first.accessory = bar(100)
        stage.tester.pump()

        stage.first.becomeFirstResponder()
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            box.frame.origin.y = -100
        }
        stage.tester.pump(by: 0.1)

        let moved = box.layer.presentation()?.frame.minY ?? 0
        let area = stage.first.accessory?.superview?.layer.presentation()?.frame.minY ?? 0
        #expect(moved < -5 && moved > -95)
        #expect(abs(area - 667 - moved) < 0.01)
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
        #expect(UIView.AnimationCurve(rawValue: 4) == nil)
        stage.tester.settle()
    }
}
