import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Containers, layout managers and storages that an app changes while a text view shows them.
@MainActor @Suite(.application) struct TextViewContainerTests {
    /// Two lines in a view of 200 points.
    private let text = String(repeating: "a", count: 30)

    @Test func `a container that is limited to a line is measured and drawn anew`() {
        let stage = TextViewStage(text)
        stage.view.isScrollEnabled = false
        stage.tester.pump()
        let former = stage.view.sizeThatFits(CGSize(width: 200, height: 0))

        stage.view.textContainer.maximumNumberOfLines = 1
        stage.tester.pump()

        #expect(former.height == 36)
        #expect(stage.view.sizeThatFits(CGSize(width: 200, height: 0)).height == 26)
        #expect(stage.view.intrinsicContentSize.height == 26)
    }

    @Test func `a padding moves the text without another change`() {
        let stage = TextViewStage("ab")
        #expect(stage.view.caretRect(for: stage.view.beginningOfDocument).minX == 5)

        stage.view.textContainer.lineFragmentPadding = 20
        stage.tester.pump()

        #expect(stage.view.caretRect(for: stage.view.beginningOfDocument).minX == 20)
    }

    @Test func `another storage of the layout manager is the view's text at once`() {
        let stage = TextViewStage("former")
        let other = NSTextStorage(string: "other")

        other.addLayoutManager(stage.view.layoutManager)
        #expect(stage.view.text == "other")
        #expect(stage.view.textStorage === other)

        stage.view.text = "set"
        #expect(other.string == "set")
    }

    @Test func `the layout manager has the width of the view before the first layout and after a measurement`() {
        let tester = ViewTester()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 10)
        view.text = text
        let before = view.layoutManager.usedRect(for: view.textContainer).height
        tester.show(view)

        _ = view.sizeThatFits(CGSize(width: 1000, height: 0))

        #expect(before == 20)
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == 20)
    }

    @Test func `an emptied text has the alignment, and lacks the colour, that it is given then`() {
        let stage = TextViewStage("ab")
        stage.view.textColor = .red
        stage.edit(2)
        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.tester.press(.keyboardDeleteOrBackspace)
        #expect(stage.text == "")

        stage.view.textAlignment = .center
        stage.view.textColor = nil
        stage.tester.type("c")

        #expect(stage.view.textAlignment == .center)
        #expect(stage.view.textColor == nil)
    }

    @Test func `touches and keys do not lay out a text that an app has begun to change`() throws {
        let stage = TextViewStage("abc")
        stage.edit(1)
        let storage = stage.view.textStorage
        let (point, range) = (stage.point(of: 2), try #require(stage.range(0, 2)))

        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
        stage.tester.touch(at: point, pointer: .mouse).lift()
        stage.tester.press(.keyboardDownArrow)
        #expect(stage.view.selectionRects(for: range).isEmpty)
        #expect(stage.view.characterRange(at: CGPoint(x: 10, y: 10)) == nil)
        storage.endEditing()
        stage.tester.pump()

        #expect(stage.text == "xybc")
    }

    @Test func `a container whose layout manager another thread reads stops the program with the rule`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UITextView()
                _ = view.textLayoutManager
                nonisolated(unsafe) let container = view.textContainer
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    _ = container.layoutManager
                    done.signal()
                }
                done.wait()
            }
        }

        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Read it on the main thread"))
    }
}
