import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewHierarchyTests {
    @Test func `adding to a window calls back in order`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        tester.window.rootViewController?.view.addSubview(view)

        #expect(
            view.calls == [
                "willMoveToSuperview(view)", "willMoveToWindow(window)", "didMoveToWindow", "didMoveToSuperview",
            ])
    }

    @Test func `removing calls back in order`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(view)
        view.calls = []

        view.removeFromSuperview()

        #expect(
            view.calls == [
                "willMoveToSuperview(nil)", "willMoveToWindow(nil)", "didMoveToWindow", "didMoveToSuperview",
            ])
        #expect(view.superview == nil)
    }

    @Test func `subviews are ordered by where they were put`() {
        let (root, a, b, c, d) = (UIView(), UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(c, at: 0)
        root.insertSubview(d, aboveSubview: a)
        let inserted = root.subviews

        root.bringSubviewToFront(c)
        let broughtForward = root.subviews
        root.sendSubviewToBack(b)
        let sentBack = root.subviews
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        let exchanged = root.subviews

        #expect(inserted == [c, a, d, b])
        #expect(broughtForward == [a, d, b, c])
        #expect(sentBack == [b, a, d, c])
        #expect(exchanged == [c, a, d, b])
        #expect(root.layer.sublayers == exchanged.map(\.layer))
    }

    @Test func `layers without views keep their positions while views move among them`() {
        let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        let (low, high) = (CALayer(), CALayer())
        root.layer.addSublayer(low)
        root.addSubview(a)
        root.layer.addSublayer(high)
        root.addSubview(b)

        root.insertSubview(c, aboveSubview: a)
        let inserted = root.layer.sublayers
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        let exchanged = root.layer.sublayers
        root.insertSubview(c, aboveSubview: b)
        let moved = root.layer.sublayers
        root.bringSubviewToFront(b)
        let inFront = root.layer.sublayers
        root.sendSubviewToBack(a)

        #expect(inserted == [low, a.layer, c.layer, high, b.layer])
        #expect(exchanged == [low, b.layer, c.layer, high, a.layer])
        #expect(moved == exchanged)
        #expect(inFront == [low, c.layer, high, a.layer, b.layer])
        #expect(root.layer.sublayers == [a.layer, low, c.layer, high, b.layer])
    }

    @Test func `moving below and above siblings counts from where they are`() {
        let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        for view in [a, b, c] { root.addSubview(view) }

        root.insertSubview(a, aboveSubview: b)
        let above = root.subviews
        root.insertSubview(c, belowSubview: b)
        let below = root.subviews

        #expect(above == [b, a, c])
        #expect(below == [c, b, a])
    }

    @Test func `adding a view elsewhere takes it from where it was`() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)

        second.addSubview(view)

        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
        #expect(view.isDescendant(of: second))
        #expect(!view.isDescendant(of: first))
    }

    @Test func `a removed view is freed`() {
        let root = UIView()
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            root.addSubview(view)
        }
        let held = gone != nil

        gone?.removeFromSuperview()

        #expect(held)
        #expect(gone == nil)
    }

    @Test func `tags are found depth first`() {
        let (root, outer, inner) = (UIView(), UIView(), UIView())
        root.addSubview(outer)
        outer.addSubview(inner)
        inner.tag = 5

        #expect(root.viewWithTag(5) === inner)
        #expect(root.viewWithTag(6) == nil)
        #expect(root.viewWithTag(0) === root)
    }
}
