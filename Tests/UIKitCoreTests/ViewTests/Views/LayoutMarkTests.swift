import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct LayoutMarkTests {
    /// Counts its layouts and runs a closure in each.
    private final class CountingView: UIView {
        var layouts = 0
        var onLayout: (CountingView) -> Void = { _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            onLayout(self)
        }
    }

    private final class RebuildingController: UIViewController {
        var layouts = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            for subview in view.subviews { subview.removeFromSuperview() }
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        }
    }

    @Test func `marks that a view gets while it lays itself out start no other layout`() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.onLayout = { view in
            view.setNeedsLayout()
            view.addSubview(UIView())
        }

        view.layoutIfNeeded()

        #expect(view.layouts == 1)
        #expect(view.subviews.count == 1)
    }

    @Test func `a controller that renews its subviews after layout does so once`() {
        let controller = RebuildingController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

        controller.view.layoutIfNeeded()

        #expect(controller.layouts == 1)
    }

    @Test func `a view that is marked after its layout is laid out again`() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()

        view.setNeedsLayout()
        view.layoutIfNeeded()

        #expect(view.layouts == 2)
    }

    @Test func `a subview marks its superview from its own layout`() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.onLayout = { if $0.layouts == 1 { $0.superview?.setNeedsLayout() } }
        view.addSubview(inner)

        view.layoutIfNeeded()

        #expect(view.layouts == 2)
        #expect(inner.layouts == 1)
    }

    @Test func `resizing a view lays out its superview, and moving it does not`() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        view.layoutIfNeeded()

        inner.frame.origin = CGPoint(x: 5, y: 5)
        view.layoutIfNeeded()
        let afterMove = view.layouts
        inner.bounds.size.height = 20
        view.layoutIfNeeded()

        #expect(afterMove == 1)
        #expect(view.layouts == 2)
        #expect(inner.layouts == 2)
    }

    @Test func `layout asked of a view begins, constraints first, at the highest marked view above`() {
        final class ConstrainedView: UIView {
            var name = ""
            var log: (String) -> Void = { _ in }

            override func updateConstraints() {
                log("\(name) constraints")
                super.updateConstraints()
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                log("\(name) layout")
            }
        }
        var calls: [String] = []
        let views = ["outer", "middle", "inner", "sibling"].map { name in
            let view = ConstrainedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.name = name
            view.log = { calls.append($0) }
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].addSubview(views[3])
        views[0].layoutIfNeeded()
        calls = []

        views[0].setNeedsUpdateConstraints()
        views[2].setNeedsUpdateConstraints()
        views[3].setNeedsLayout()
        views[2].layoutIfNeeded()
        let first = calls
        views[2].layoutIfNeeded()

        #expect(first == ["inner constraints", "outer constraints", "sibling layout"])
        #expect(calls == first)
    }

    @Test func `views that mark one another without end are reported, and the frame ends`() {
        let tester = ViewTester()
        let (first, second) = (CountingView(), CountingView())
        first.onLayout = { [unowned second] _ in second.setNeedsLayout() }
        second.onLayout = { [unowned first] _ in first.setNeedsLayout() }
        let around = UIView()
        around.addSubview(first)
        around.addSubview(second)
        first.setNeedsLayout()

        tester.show(around)
        first.onLayout = { _ in }
        tester.pump()

        #expect(tester.diagnostics.count == 1)
        #expect(tester.diagnostics.first?.hasSuffix("Layouts there mark one another anew.") == true)
    }

    @Test func `a view that resizes its subviews in its layout is laid out once`() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        view.onLayout = { $0.subviews[0].frame.size.width = $0.bounds.width }

        view.frame.size.width = 200
        view.layoutIfNeeded()

        #expect(view.layouts == 1)
        #expect(inner.frame.width == 200)
        #expect(inner.layouts == 1)
    }
}
