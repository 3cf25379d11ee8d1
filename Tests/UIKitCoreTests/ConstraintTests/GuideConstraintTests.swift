import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Frames by guides, and in both reading directions.
@Suite(.application) struct GuideConstraintTests {
    private let stage = ConstraintStage()

    @Test func `guides share room between views, and say where they are`() {
        let guides = (0..<2).map { _ in UILayoutGuide() }
        for guide in guides { stage.root.addLayoutGuide(guide) }
        let view = stage.add(UIView())
        NSLayoutConstraint.activate([
            guides[0].topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.topAnchor.constraint(equalTo: guides[0].bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 80),
            guides[1].topAnchor.constraint(equalTo: view.bottomAnchor),
            guides[1].bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
            guides[1].heightAnchor.constraint(equalTo: guides[0].heightAnchor, multiplier: 3),
            guides[0].widthAnchor.constraint(equalToConstant: 12),
        ])

        stage.tester.pump()

        #expect(view.frame.minY == 100)
        #expect(guides[0].layoutFrame == CGRect(x: 0, y: 0, width: 12, height: 100))
        #expect(guides[1].layoutFrame == CGRect(x: 0, y: 180, width: 0, height: 300))
    }

    @Test func `margins that change between two constraints move the views of both`() {
        let box = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
        box.insetsLayoutMarginsFromSafeArea = false
        box.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let views = (0..<2).map { _ in stage.add(UIView(), to: box) }
        for view in views {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: box.topAnchor), view.widthAnchor.constraint(equalToConstant: 30),
                view.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        views[0].leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
        stage.tester.pump()
        let before = views[0].frame.minX

        // The second one is worked out before the box is told of its margins.
        box.layoutMargins.left = 25
        views[1].leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
        stage.tester.pump()
        let between = views.map(\.frame.minX)
        box.layoutMargins.left = 10
        stage.tester.pump()

        #expect(before == 10)
        #expect(between == [25, 25])
        #expect(views.map(\.frame.minX) == [10, 10])
    }

    @Test func `margins follow a view that follows its content`() {
        let box = stage.add(UIView())
        box.insetsLayoutMarginsFromSafeArea = false
        box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let inner = stage.add(UIView(), to: box)
        let margins = box.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            inner.topAnchor.constraint(equalTo: margins.topAnchor),
            NSLayoutConstraint(
                item: inner, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottomMargin,
                multiplier: 1, constant: 0),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 60),
        ])
        stage.tester.pump()
        let first = (box.frame.size, inner.frame.origin)

        box.directionalLayoutMargins.top = 11
        stage.tester.pump()

        #expect(first.0 == CGSize(width: 56, height: 64))
        #expect(first.1 == CGPoint(x: 2, y: 1))
        #expect(box.frame.height == 74)
        #expect(inner.frame.minY == 11)
    }

    @Test func `the origin of a scroll view's content stays despite contradicting constraints`() {
        let scroll = stage.add(UIScrollView())
        stage.pin(scroll, to: stage.root, inset: 0)
        let content = stage.add(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 100),
            content.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 30),
        ])

        stage.tester.pump()

        #expect(content.frame.minX == 0 && scroll.contentSize.width == 100)
        #expect(stage.tester.diagnostics.count == 1)
    }

    @Test func `a scroll view's content is as large as its constraints say, and its frame guide stays in sight`() {
        let scroll = stage.add(UIScrollView())
        scroll.contentInsetAdjustmentBehavior = .never
        let (content, header) = (stage.add(UIView(), to: scroll), UIView())
        stage.pin(scroll, to: stage.root, inset: 0)
        stage.pin(content, to: scroll, inset: 10)
        _ = stage.add(header, to: scroll)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        stage.tester.pump()
        let first = (scroll.contentSize, content.frame, header.frame.minY)

        scroll.contentOffset.y = 100
        stage.tester.pump()

        #expect(first.0 == CGSize(width: 320, height: 920))
        #expect(first.1 == CGRect(x: 10, y: 10, width: 300, height: 900))
        #expect(first.2 == 5)
        #expect(content.frame == first.1)
        #expect(header.frame.minY == 105 && header.frame.width == 320)
    }

    @Test func `a content size without constraints is the app's`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 500, height: 600)
        let view = stage.add(UIView(), to: scroll)
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5).isActive = true
        view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 150).isActive = true
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true

        stage.tester.pump()

        #expect(scroll.contentSize == CGSize(width: 150, height: 600))
        #expect(view.frame.minY == 5)
    }

    // MARK: Directions

    @Test func `leading is at the right where the view around reads from there, and follows a change of that`() {
        let (view, inner) = (stage.add(UIView()), UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        _ = stage.add(inner, to: view)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 8).isActive = true
        stage.tester.pump()
        let first = (view.frame.minX, inner.frame.minX)

        stage.root.semanticContentAttribute = .forceRightToLeft
        stage.tester.pump()

        #expect(first == (10, 4))
        #expect(view.frame.minX == 260)
        #expect(inner.frame.minX == 4)
    }

    @Test func `distances between anchors are compared in the reading direction`() {
        let (first, second, third) = (stage.add(UIView()), stage.add(UIView()), stage.add(UIView()))
        for view in [first, second, third] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            third.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            second.leadingAnchor.anchorWithOffset(to: third.leadingAnchor).constraint(
                equalTo: first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor), multiplier: 2),
        ])
        stage.tester.pump()
        let normal = second.frame.minX

        stage.root.semanticContentAttribute = .forceRightToLeft
        stage.tester.pump()

        #expect(normal == 100)
        #expect(second.frame.minX == 200)
    }
}
