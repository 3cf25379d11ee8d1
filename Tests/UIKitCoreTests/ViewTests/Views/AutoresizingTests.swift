import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AutoresizingTests {
    /// A subview with a frame and a mask, after its superview changed from one size to another.
    private func resized(
        _ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
    ) -> CGRect {
        let superview = UIView(frame: CGRect(origin: .zero, size: old))
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.frame.size = new
        return view.frame
    }

    @Test func `without a mask the frame stays`() {
        let frame = resized(
            CGRect(x: 10, y: 20, width: 30, height: 40), mask: [], from: CGSize(width: 100, height: 100),
            to: CGSize(width: 200, height: 300))

        #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `one flexible part takes the whole change`() {
        let start = CGRect(x: 10, y: 20, width: 30, height: 40)
        let (old, new) = (CGSize(width: 100, height: 100), CGSize(width: 150, height: 170))

        let width = resized(start, mask: .flexibleWidth, from: old, to: new)
        let left = resized(start, mask: .flexibleLeftMargin, from: old, to: new)
        let right = resized(start, mask: .flexibleRightMargin, from: old, to: new)
        let height = resized(start, mask: .flexibleHeight, from: old, to: new)
        let top = resized(start, mask: .flexibleTopMargin, from: old, to: new)

        #expect(width == CGRect(x: 10, y: 20, width: 30 + 50, height: 40))
        #expect(left == CGRect(x: 10 + 50, y: 20, width: 30, height: 40))
        #expect(right == start)
        #expect(height == CGRect(x: 10, y: 20, width: 30, height: 40 + 70))
        #expect(top == CGRect(x: 10, y: 20 + 70, width: 30, height: 40))
    }

    @Test func `flexible margins keep their ratio`() {
        let frame = resized(
            CGRect(x: 20, y: 0, width: 50, height: 10), mask: [.flexibleLeftMargin, .flexibleRightMargin],
            from: CGSize(width: 100, height: 10), to: CGSize(width: 220, height: 10))

        // Margins 20 and 30 grow by 120 in the ratio 2 to 3: to 68 and 102.
        #expect(frame == CGRect(x: 68, y: 0, width: 50, height: 10))
    }

    @Test func `a flexible width and right margin share in proportion`() {
        let frame = resized(
            CGRect(x: 20, y: 0, width: 60, height: 10), mask: [.flexibleWidth, .flexibleRightMargin],
            from: CGSize(width: 100, height: 10), to: CGSize(width: 108, height: 10))

        #expect(frame == CGRect(x: 20, y: 0, width: 66, height: 10))
    }

    @Test func `a frame with all flags scales with the superview`() {
        let frame = resized(
            CGRect(x: 20, y: 10, width: 50, height: 40),
            mask: [
                .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
                .flexibleBottomMargin,
            ], from: CGSize(width: 100, height: 100), to: CGSize(width: 300, height: 200))

        #expect(frame == CGRect(x: 60, y: 20, width: 150, height: 80))
    }

    @Test func `parts without length share equally`() {
        let frame = resized(
            .zero, mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], from: .zero,
            to: CGSize(width: 90, height: 0))

        #expect(frame == CGRect(x: 30, y: 0, width: 30, height: 0))
    }

    @Test func `a full-size child of a view without size keeps its margins`() {
        let frame = resized(
            CGRect(x: 0, y: 0, width: 100, height: 100), mask: .flexibleWidth, from: .zero,
            to: CGSize(width: 375, height: 0))

        #expect(frame.width == 475)
    }

    @Test func `shrinking stops at no width`() {
        let frame = resized(
            CGRect(x: 10, y: 0, width: 30, height: 10), mask: .flexibleWidth, from: CGSize(width: 100, height: 10),
            to: CGSize(width: 20, height: 10))

        #expect(frame.width == 0)
    }

    @Test func `grandchildren follow at once`() {
        let (outer, middle, inner) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        )
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        middle.addSubview(inner)
        outer.addSubview(middle)

        outer.bounds.size = CGSize(width: 40, height: 60)

        #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
    }

    @Test func `scrolling and a superview that does not resize leave subviews alone`() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth]
        superview.addSubview(view)

        superview.bounds.origin.y = 50
        let afterScrolling = view.frame
        superview.autoresizesSubviews = false
        superview.frame.size.width = 300

        #expect(afterScrolling == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.frame.width == 100)
    }

    @Test func `a turned view is resized as if it were not`() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.autoresizingMask = [.flexibleWidth]
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        superview.addSubview(view)

        superview.frame.size.width = 150

        #expect(view.bounds.size == CGSize(width: 150, height: 20))
        #expect(view.center == CGPoint(x: 75, y: 10))
    }
}
