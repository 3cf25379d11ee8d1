import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Ranges and sizes that mean none.
@MainActor @Suite(.application) struct TextViewOddInputTests {
    private static let none = NSRange(location: NSNotFound, length: 0)

    @Test func `a selection that was not found is the caret at the end`() {
        let stage = TextViewStage("abc")
        stage.edit(0)

        stage.view.selectedRange = Self.none
        #expect(stage.shown == "abc|")
        stage.view.selectedRange = NSRange(location: 1, length: NSNotFound)
        #expect(stage.shown == "a[bc]")
    }

    @Test func `scrolling to a range that was not found shows the end`() {
        let stage = TextViewStage(String(repeating: "a\n", count: 50))

        stage.view.scrollRangeToVisible(Self.none)
        stage.tester.settle()

        let bottom = stage.view.contentOffset.y + stage.view.bounds.height
        #expect(bottom <= stage.view.contentSize.height)
        #expect(bottom >= stage.view.contentSize.height - 8)
    }

    @Test func `a composed text whose selection was not found has its caret at the beginning`() {
        let stage = TextViewStage("ab")
        stage.edit(1)

        stage.view.setMarkedText("xy", selectedRange: Self.none)

        #expect(stage.text == "axyb")
        #expect(stage.view.selectedRange.length == 0)
    }

    @Test func `a size without numbers is as good as an unlimited one`() {
        let stage = TextViewStage("abc")
        let unlimited = stage.view.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))

        #expect(stage.view.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan)) == unlimited)
        #expect(stage.view.sizeThatFits(CGSize(width: -1, height: 0)) == unlimited)
        #expect(unlimited.width.isFinite && unlimited.height.isFinite)
    }
}
