import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct KeyScrollTests {
    private func shown(_ tester: ViewTester, _ view: UIScrollView = UIScrollView()) -> UIScrollView {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.contentSize = CGSize(width: 900, height: 2000)
        view.contentInsetAdjustmentBehavior = .never
        tester.show(view)
        return view
    }

    private func offset(after key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], from start: CGPoint = .zero)
        -> CGPoint
    {
        let tester = ViewTester()
        let view = shown(tester)
        view.contentOffset = start
        tester.press(key, modifiers: flags)
        tester.settle()
        return view.contentOffset
    }

    @Test func `arrows move by a line, with the option key by a page, with the command key all the way`() {
        #expect(offset(after: .keyboardDownArrow) == CGPoint(x: 0, y: 53))
        #expect(offset(after: .keyboardRightArrow) == CGPoint(x: 53, y: 0))
        #expect(offset(after: .keyboardUpArrow, from: CGPoint(x: 0, y: 20)) == .zero)
        #expect(offset(after: .keyboardDownArrow, .alternate) == CGPoint(x: 0, y: 347))
        #expect(offset(after: .keyboardDownArrow, .command) == CGPoint(x: 0, y: 1600))
        #expect(offset(after: .keyboardDownArrow, .shift) == .zero)
    }

    @Test func `page keys and the space bar move by a page less a line, home and end all the way`() {
        let middle = CGPoint(x: 0, y: 1000)

        #expect(offset(after: .keyboardPageDown, from: middle).y == 1347)
        #expect(offset(after: .keyboardPageUp, from: middle).y == 653)
        #expect(offset(after: .keyboardSpacebar, from: middle).y == 1347)
        #expect(offset(after: .keyboardSpacebar, .shift, from: middle).y == 653)
        #expect(offset(after: .keyboardHome, from: middle).y == 0)
        #expect(offset(after: .keyboardEnd, from: middle).y == 1600)
    }

    @Test func `the content moves over time, and a second press adds to the distance left`() {
        let tester = ViewTester()
        let view = shown(tester)

        tester.press(.keyboardDownArrow)
        tester.pump(by: 0.1)
        let early = view.contentOffset.y
        tester.press(.keyboardDownArrow)
        tester.settle()

        #expect(early > 0 && early < 53)
        #expect(view.contentOffset.y == 106)
    }

    @Test func `a held key keeps scrolling`() {
        let tester = ViewTester()
        let view = shown(tester)

        tester.press(.keyboardDownArrow, repeats: 4)
        tester.settle()

        #expect(view.contentOffset.y == 265)
    }

    @Test func `insets count, and pages turn whole`() {
        let tester = ViewTester()
        let view = shown(tester)
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        tester.press(.keyboardPageDown)
        tester.settle()
        let withInsets = view.contentOffset.y
        view.contentInset = .zero
        view.contentOffset = .zero
        view.isPagingEnabled = true
        tester.press(.keyboardDownArrow)
        tester.settle()

        // 320 points show between the insets, from the offset of -50 on.
        #expect(withInsets == 217)
        #expect(view.contentOffset.y == 400)
    }

    @Test func `a view that cannot or may not scroll leaves the key to the one around it`() {
        let tester = ViewTester()
        let outer = shown(tester)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 300)
        inner.contentInsetAdjustmentBehavior = .never
        let content = KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.addSubview(content)
        outer.addSubview(inner)
        tester.pump()
        content.becomeFirstResponder()

        tester.press(.keyboardDownArrow)
        tester.settle()
        let innerFirst = (inner.contentOffset.y, outer.contentOffset.y)
        inner.allowsKeyboardScrolling = false
        tester.press(.keyboardDownArrow)
        tester.settle()

        #expect(innerFirst == (53, 0))
        #expect((inner.contentOffset.y, outer.contentOffset.y) == (53, 53))
    }

    @Test func `whoever has the keyboard elsewhere keeps the key`() {
        let tester = ViewTester()
        let view = shown(tester)
        let other = KeyView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
        tester.show(other)

        other.becomeFirstResponder()
        tester.press(.keyboardDownArrow)
        tester.settle()
        let whileFirst = view.contentOffset.y
        other.resignFirstResponder()
        tester.press(.keyboardDownArrow)
        tester.settle()

        #expect(whileFirst == 0)
        #expect(view.contentOffset.y == 53)
    }

    @Test func `the delegate hears of the end as of any animated scroll`() {
        final class Listener: UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let tester = ViewTester()
        let view = shown(tester)
        let listener = Listener()
        view.delegate = listener

        tester.press(.keyboardPageDown)
        tester.settle()

        #expect(listener.ends == 1)
    }
}
