import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct LayoutEquationTests {
    private let item = TestItem()
    private let other = TestItem()

    private func fault(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute? = nil,
        times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: Float = 1000
    ) -> String? {
        LayoutEquation(
            first: .init(part: item.ownPart(first)), relation: .equal,
            second: second.map { .init(part: other.ownPart($0)) }, multiplier: multiplier, constant: constant,
            priority: priority
        ).fault
    }

    @Test func `attributes along one axis and of one kind can be related`() {
        #expect(fault(.left, .right) == nil)
        #expect(fault(.leading, .centerX) == nil)
        #expect(fault(.top, .lastBaseline) == nil)
        #expect(fault(.width, .height, times: 2) == nil)
        #expect(fault(.width, .width, times: 2, plus: -3) == nil)
        #expect(fault(.height, plus: 44, priority: 0.5) == nil)
        #expect(fault(.leadingMargin, .trailing) == nil)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leading, "reading direction"),
        (.rightMargin, .trailing, "reading direction"),
        (.left, .top, "different axes"), (.width, .centerX, "one is a position"),
        (.centerY, .height, "one is a position"),
        (.notAnAttribute, .left, "first item"), (.left, .notAnAttribute, "second item"),
    ])
    func `others are refused with the reason`(
        first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, reason: String
    ) {
        #expect(fault(first, second)?.contains(reason) == true)
    }

    @Test func `a position needs a second item`() {
        #expect(fault(.left)?.contains("second item") == true)
        #expect(fault(.centerY, .centerY, times: 0)?.contains("multiplier other than 0") == true)
        #expect(fault(.width, .width, times: 0, plus: 5) == nil)
    }

    @Test func `numbers must be finite, and priorities between 0 and 1000`() {
        #expect(fault(.width, plus: .nan)?.contains("constant") == true)
        #expect(fault(.width, .width, times: .infinity)?.contains("multiplier") == true)
        for priority in [0, -1, 1000.5, Float.nan] {
            #expect(fault(.width, priority: priority)?.contains("priority") == true)
        }
    }

    @Test func `the common container is the nearest item around both, itself included`() {
        let root = TestItem()
        let (left, right) = (TestItem(in: root), TestItem(in: root))
        let inner = TestItem(in: left)

        func common(_ first: TestItem, _ second: TestItem?) -> (any ConstraintItem)? {
            LayoutEquation(
                first: .init(part: first.ownPart(.width)), relation: .equal,
                second: second.map { .init(part: $0.ownPart(.width)) }
            ).sides.commonContainer
        }

        #expect(common(inner, right) === root)
        #expect(common(inner, left) === left)
        #expect(common(left, left) === left)
        #expect(common(left, nil) === left)
        let stranger = TestItem()
        #expect(common(left, stranger) == nil)
    }
}
