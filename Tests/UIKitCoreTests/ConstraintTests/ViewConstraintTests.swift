import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Frames that constraints give to views.
@Suite(.application) struct ViewConstraintTests {
    private let stage = ConstraintStage()

    @Test func `a view without a position is ambiguous, and one with all parts decided is not`() {
        let view = stage.add(UIView())
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.tester.pump()
        let withoutPosition = view.hasAmbiguousLayout

        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        stage.tester.pump()
        let withoutTop = view.hasAmbiguousLayout
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.tester.pump()

        #expect(withoutPosition && withoutTop)
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `a view pinned to its superview fills it, and follows its size in the same frame`() {
        let view = stage.add(UIView())
        stage.pin(view, to: stage.root, inset: 10)
        stage.tester.pump()
        let first = view.frame

        stage.root.frame.size = CGSize(width: 100, height: 60)
        stage.tester.pump()

        #expect(first == CGRect(x: 10, y: 10, width: 300, height: 460))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test func `frames change with the next layout and not before`() {
        let view = stage.add(UIView())
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let before = view.frame

        stage.root.layoutIfNeeded()

        #expect(before == .zero)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
    }

    @Test func `content inside decides about the size of a view that is pinned at its origin alone`() {
        let box = stage.add(UIView())
        let inner = stage.add(UIView(), to: box)
        stage.pin(inner, to: box, inset: 7)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
            inner.widthAnchor.constraint(equalToConstant: 40),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5, constant: 1),
        ])

        stage.tester.pump()

        #expect(box.frame == CGRect(x: 20, y: 30, width: 54, height: 35))
        #expect(inner.frame == CGRect(x: 7, y: 7, width: 40, height: 21))
    }

    @Test func `the older style makes, adds and removes constraints, and the view that holds them lists them`() {
        let view = stage.add(UIView())
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        let center = NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: stage.root, attribute: .trailing,
            multiplier: 0.5,
            constant: 10)
        view.addConstraint(width)
        stage.root.addConstraints([center])
        let active = (width.isActive, center.isActive)
        stage.tester.pump()
        let first = view.frame

        stage.root.removeConstraint(center)
        stage.tester.pump()

        #expect(active == (true, true) && !center.isActive)
        #expect(view.constraints == [width] && stage.root.constraints.isEmpty)
        #expect(first == CGRect(x: 155, y: 0, width: 30, height: 0))
        #expect(width.firstItem === view && width.secondItem == nil && width.secondAttribute == .notAnAttribute)
        #expect(center.secondItem === stage.root && center.relation == .equal && center.multiplier == 0.5)
    }

    @Test func `a view that keeps its frame has constraints follow it`() {
        let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
        stage.root.addSubview(fixed)
        let view = stage.add(UIView())
        stage.pin(view, to: fixed, inset: -5)
        stage.tester.pump()
        let first = view.frame

        fixed.frame = CGRect(x: 100, y: 60, width: 10, height: 10)
        stage.tester.pump()
        let second = view.frame
        fixed.center.x += 30
        stage.tester.pump()

        #expect(first == CGRect(x: 45, y: 55, width: 80, height: 90))
        #expect(second == CGRect(x: 95, y: 55, width: 20, height: 20))
        #expect(view.frame.minX == 125)
    }

    @Test func `a frame that an app gives such a view lasts until the next layout of the superview`() {
        let view = stage.add(UIView())
        stage.pin(view, to: stage.root, inset: 10)
        stage.tester.pump()

        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let given = view.frame
        stage.root.setNeedsLayout()
        stage.tester.pump()

        #expect(given == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test func `origins are rounded to points, halves away from zero, and sizes to pixels`() {
        let views = (0..<3).map { _ in stage.add(UIView()) }
        for (index, view) in views.enumerated() {
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            if index > 0 {
                view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor, constant: 10).isActive = true
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            }
        }
        views[0].leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
        views[2].rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -20).isActive = true
        stage.tester.pump()

        // 280 points shared by three, at one pixel a point.
        #expect(views.map(\.frame.minX) == [0, 103, 207])
        #expect(views.map(\.frame.width) == [93, 93, 93])
    }

    @Test func `a transform is left alone, and layout works on the frame without it`() {
        let view = stage.add(UIView())
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.pin(view, to: stage.root, inset: 10)

        stage.tester.pump()

        #expect(view.bounds.size == CGSize(width: 300, height: 460))
        #expect(view.center == CGPoint(x: 160, y: 240))
    }

    @Test func `constraints apply to alignment rectangles`() {
        final class ShadowedView: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let (view, inner) = (stage.add(ShadowedView()), UIView())
        stage.pin(view, to: stage.root, inset: 10)
        stage.pin(stage.add(inner, to: view), to: view, inset: 0)

        stage.tester.pump()

        #expect(view.frame == CGRect(x: 8, y: 9, width: 306, height: 464))
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 300, height: 460))
    }

    @Test func `a view can hold a constraint of views deep inside, and refuses one of views outside`() async {
        let (outer, inner) = (stage.add(UIView()), UIView())
        let width = stage.add(inner, to: outer).widthAnchor.constraint(equalToConstant: 30)
        stage.root.addConstraint(width)
        stage.tester.pump()

        #expect(stage.root.constraints == [width] && inner.constraints.isEmpty)
        #expect(inner.frame.width == 30)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let views = [UIView(), UIView(), UIView()]
                views[0].addSubview(views[1])
                views[2].addConstraint(views[1].topAnchor.constraint(equalTo: views[0].topAnchor))
            }
        }
    }

    @Test(arguments: [false, true])
    func `a label that moves to another view has its size there, also when constraints about it changed before`(
        isFirstBelow: Bool
    ) {
        // Two views with frames of their own, whose contents are solved apart.
        let pages = [0, 100].map { UIView(frame: CGRect(x: 0, y: $0, width: 300, height: 80)) }
        for page in isFirstBelow ? pages.reversed() : pages { stage.root.addSubview(page) }
        let others = pages.map { stage.label("abc", in: $0) }
        for (page, other) in zip(pages, others) {
            other.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
        }
        let label = stage.label("ab", in: pages[0])
        let width = label.widthAnchor.constraint(equalToConstant: 90)
        NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: pages[0].topAnchor), width])
        stage.tester.pump()

        width.isActive = false
        label.removeFromSuperview()
        pages[1].addSubview(label)
        label.topAnchor.constraint(equalTo: pages[1].topAnchor, constant: 3).isActive = true
        others[0].topAnchor.constraint(equalTo: pages[0].topAnchor, constant: 1).isActive = true
        stage.tester.pump()

        #expect(label.frame.size == CGSize(width: 34, height: 17))
        #expect(label.frame.minY == 3)
    }
}
