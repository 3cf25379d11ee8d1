import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Sizes of text views, the places of their characters, and scrolling to them.
@Suite(.application) struct TextViewLayoutTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Sizes

    @Test func `the content is as high as the lines, also empty ones, and the insets`() {
        let stage = TextViewStage()
        let sizes = ["", "a", "a\n", "aaaa aaaa aaaa aaaa bbbb"].map { text in
            stage.view.text = text
            return stage.view.contentSize
        }

        // 8 above and below lines of 10: an empty text has one, and there is one behind a line's end.
        #expect(sizes == [26, 26, 36, 36].map { CGSize(width: 200, height: $0) })
    }

    @Test func `a view that does not scroll asks for the size of its text`() {
        let stage = TextViewStage("ab\ncde")
        stage.view.contentOffset.y = 1

        stage.view.isScrollEnabled = false
        let size = stage.view.intrinsicContentSize
        stage.view.text = ""

        // The longest line has 30, with 5 on both sides.
        #expect(size == CGSize(width: 40, height: 36))
        #expect(stage.view.intrinsicContentSize.height == 26)
        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `a view that does not scroll grows with its text`() {
        let stage = TextViewStage()
        stage.view.isScrollEnabled = false
        stage.edit()

        stage.tester.press(.keyboardReturnOrEnter)

        #expect(stage.view.intrinsicContentSize.height == 36)
    }

    @Test func `the fitting size is that of the text in the given width, for any height`() {
        let stage = TextViewStage("aaaa bbbb cccc")

        // 90 points are 9 characters; the space behind them hangs over.
        #expect(stage.view.sizeThatFits(CGSize(width: 100, height: 1)) == CGSize(width: 100, height: 36))
        #expect(stage.view.sizeThatFits(CGSize(width: 1000, height: 1)) == CGSize(width: 150, height: 26))
        #expect(stage.view.contentSize == CGSize(width: 200, height: 26))
    }

    @Test func `insets are around the text`() {
        let stage = TextViewStage("aaaa bbbb")

        stage.view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 118)
        stage.tester.pump()

        // 80 points are left, and 70 without the padding.
        #expect(stage.view.contentSize == CGSize(width: 200, height: 24))
        #expect(stage.view.caretRect(for: stage.position(0)) == rect(7, 1, 2, 10))
        #expect(stage.view.caretRect(for: stage.position(6)) == rect(17, 11, 2, 10))
    }

    @Test func `lines follow the width of the view`() {
        let stage = TextViewStage("aaaa bbbb")

        stage.view.frame.size.width = 60
        stage.tester.pump()

        #expect(stage.view.contentSize == CGSize(width: 60, height: 36))
        #expect(stage.view.caretRect(for: stage.position(5)) == rect(5, 18, 2, 10))
    }

    // MARK: Places

    @Test func `carets are at their characters, behind a line's end on an empty line`() {
        let stage = TextViewStage("ab\n")

        #expect(stage.view.caretRect(for: stage.position(1)) == rect(15, 8, 2, 10))
        #expect(stage.view.caretRect(for: stage.position(2)) == rect(25, 8, 2, 10))
        #expect(stage.view.caretRect(for: stage.position(3)) == rect(5, 18, 2, 10))
    }

    @Test func `the caret of an empty text is on the left where people read from there`() {
        let stage = TextViewStage()

        #expect(stage.view.caretRect(for: stage.view.endOfDocument) == rect(5, 8, 2, 10))
    }

    @Test func `empty lines begin on the right where people read from there, and letters decide for others`() {
        let stage = TextViewStage("\nab\n", direction: .rightToLeft)
        let places = [0, 1, 4].map { stage.view.caretRect(for: stage.position($0)).minX }

        // The padding is on both sides.
        #expect(places == [195, 5, 195])
    }

    @Test func `points map to positions, and to characters only inside the text`() {
        let stage = TextViewStage("abc\nde")
        func place(_ x: CGFloat, _ y: CGFloat) -> Int? {
            stage.index(stage.view.closestPosition(to: CGPoint(x: x, y: y)))
        }
        func character(_ x: CGFloat, _ y: CGFloat) -> Int? {
            stage.index(stage.view.characterRange(at: CGPoint(x: x, y: y))?.start)
        }

        #expect([place(16, 12), place(24, 12), place(90, 12)] == [1, 2, 3])
        #expect([place(16, -5), place(16, 90)] == [1, 5])
        #expect([character(16, 12), character(24, 22)] == [1, 5])
        #expect([character(90, 12), character(16, 60)] == [nil, nil])
    }

    @Test func `the rectangles of a range are those of its lines`() throws {
        let stage = TextViewStage("abc\nde")
        let range = try #require(stage.range(1, 5))

        let rects = stage.view.selectionRects(for: range)

        // The end of the first line is selected, so its rectangle reaches to the edge, and the next one begins there.
        #expect(rects.map(\.rect) == [rect(15, 8, 185, 10), rect(0, 18, 15, 10)])
        #expect(stage.view.firstRect(for: range) == rect(15, 8, 185, 10))
        #expect(rects.map(\.containsStart) == [true, false])
        #expect(rects.map(\.containsEnd) == [false, true])
    }

    @Test func `positions lie in the text, and ranges in order`() {
        let stage = TextViewStage("abc")

        #expect(stage.view.position(from: stage.view.beginningOfDocument, offset: 4) == nil)
        #expect(stage.view.position(from: stage.view.beginningOfDocument, offset: -1) == nil)
        let range = stage.view.textRange(from: stage.position(2), to: stage.position(1))
        #expect([stage.index(range?.start), stage.index(range?.end)] == [1, 2])
    }

    @Test func `visible text is drawn line by line`() {
        let stage = TextViewStage("ab\ncd")

        #expect(stage.tester.drawnTexts.contains("ab"))
        #expect(stage.tester.drawnTexts.contains("cd"))
    }

    // MARK: Scrolling

    /// 21 lines, the last of them empty: 226 points with the insets.
    private var high: String { String(repeating: "a\n", count: 20) }

    @Test func `typing scrolls to the caret, with room below it`() {
        let stage = TextViewStage(high)
        stage.edit()

        stage.tester.type("x")

        // The caret's lower end is at 218, and 8 more are kept.
        #expect(stage.view.contentOffset.y == 126)
    }

    @Test func `a selection that the app makes is not scrolled to`() {
        let stage = TextViewStage(high)
        stage.edit(0)
        let before = stage.view.contentOffset.y

        stage.view.selectedRange = NSRange(location: 40, length: 0)
        stage.tester.pump()

        #expect(stage.view.contentOffset.y == before)
    }

    @Test func `a text that is set while it is edited is scrolled to its end`() {
        let stage = TextViewStage("a")
        stage.edit()

        stage.view.text = high
        stage.tester.pump()

        #expect(stage.view.contentOffset.y == 126)
    }

    @Test func `a text that is set at rest stays where it is`() {
        let stage = TextViewStage(high)

        stage.view.text = high + high
        stage.tester.pump()

        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `scrolling to characters moves as little as needed`() {
        let stage = TextViewStage(high)

        stage.view.scrollRangeToVisible(NSRange(location: 40, length: 0))
        stage.tester.settle()
        let end = stage.view.contentOffset.y
        stage.view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        stage.tester.settle()

        // Lines of 10 below 8: the last one ends at 218, the first one begins at 8.
        #expect((end, stage.view.contentOffset.y) == (118, 8))
    }

    @Test func `scrolling to characters before there is a layout is done with it`() {
        let tester = ViewTester()
        let view = UITextView()
        view.font = .systemFont(ofSize: 10)
        view.text = high
        view.scrollRangeToVisible(NSRange(location: 40, length: 0))

        view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
        tester.show(view)
        tester.settle()

        #expect(view.contentOffset.y == 118)
    }

    @Test func `the end of a long text is shown though its height was an estimate`() {
        // 40 000 lines, which are too many to be laid out at once.
        let stage = TextViewStage(String(repeating: "a\n", count: 40_000))
        stage.edit(0)

        stage.tester.press(.keyboardEnd, modifiers: .control)
        stage.tester.pump()

        let caret = stage.view.caretRect(for: stage.view.endOfDocument)
        #expect(stage.view.bounds.contains(caret))
        #expect(stage.caret == caret)
    }

    // MARK: Keeping

    @Test func `the interaction state restores the selection and the offset`() {
        let stage = TextViewStage(high)
        stage.edit(2, to: 4)
        stage.view.contentOffset.y = 50
        let state = stage.view.interactionState
        stage.view.selectedRange = NSRange(location: 0, length: 0)
        stage.view.contentOffset.y = 0

        stage.view.interactionState = state

        #expect(stage.view.selectedRange == NSRange(location: 2, length: 2))
        #expect(stage.view.contentOffset.y == 50)
    }

    @Test func `a character that is wider than the view is selected as far as the view reaches`() {
        let stage = TextViewStage("a")
        stage.view.frame.size.width = 60
        stage.view.font = .systemFont(ofSize: 80)

        let boxes = stage.range(0, 1).map { stage.view.selectionRects(for: $0).map(\.rect) }

        #expect(boxes == [CGRect(x: 5, y: 8, width: 55, height: 80)])
    }
}
