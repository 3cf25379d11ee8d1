import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Layout after constraints, or the views that they mention, have ended.
@Suite(.application) struct ConstraintEndTests {
    private let stage = ConstraintStage()

    @Test func `a view that no constraint decides about any more keeps its frame, and its content fills it as before`()
    {
        let box = stage.add(UIView())
        let inner = stage.add(UIView(), to: box)
        stage.pin(box, to: stage.root, inset: 20)
        stage.pin(inner, to: box, inset: 5)
        stage.tester.pump()

        NSLayoutConstraint.deactivate(stage.root.constraints)
        stage.tester.pump()
        let kept = (box.frame, inner.frame)
        box.frame = CGRect(x: 1, y: 2, width: 50, height: 60)
        stage.tester.pump()

        #expect(kept.0 == CGRect(x: 20, y: 20, width: 280, height: 440))
        #expect(kept.1 == CGRect(x: 5, y: 5, width: 270, height: 430))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 50))
    }

    @Test func `a position stays where it was after the last constraint about it`() {
        let view = stage.add(UIView())
        let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 30),
        ])
        let follower = stage.add(UIView())
        follower.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        stage.tester.pump()

        left.isActive = false
        stage.tester.pump()

        // The other's left edge is constrained as well, but that view has no other constraint.
        #expect(follower.frame.minX == view.frame.maxX)
        follower.removeFromSuperview()
        view.frame.origin.x = 40
        stage.tester.pump()
        #expect(view.frame.minX == 40 && view.frame.width == 30)
    }

    @Test func `content that outlives its view counts only the constraints that it has then`() {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        do {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            box.addSubview(content)
            stage.pin(content, to: box, inset: 0)
            box.layoutIfNeeded()
        }
        content.frame = CGRect(x: 0, y: 40, width: 60, height: 70)
        let inner = stage.add(UIView(), to: content)
        stage.pin(inner, to: content, inset: 5)
        stage.root.addSubview(content)
        stage.tester.pump()
        let alone = (content.frame, inner.frame)

        content.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 9).isActive = true
        stage.tester.pump()

        #expect(alone.0 == CGRect(x: 0, y: 40, width: 60, height: 70))
        #expect(alone.1 == CGRect(x: 5, y: 5, width: 50, height: 60))
        #expect(content.frame.minX == 9 && content.frame.minY == 40)
    }

    @Test func `content that outlives a view without constraints is laid out anew by itself`() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        content.translatesAutoresizingMaskIntoConstraints = false
        do {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            box.addSubview(content)
            let left = content.leftAnchor.constraint(equalTo: box.leftAnchor)
            left.isActive = true
            box.layoutIfNeeded()
            left.isActive = false
            box.layoutIfNeeded()
        }
        content.frame.size.width = 30
        let inner = stage.add(UIView(), to: content)
        let innerPins = [inner.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 3)]
        NSLayoutConstraint.activate(innerPins)
        content.layoutIfNeeded()
        let before = inner.frame.minX

        stage.root.addSubview(content)
        inner.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5).isActive = true
        stage.tester.pump()

        #expect(before == 3)
        #expect(inner.frame == CGRect(x: 3, y: 0, width: 15, height: 0))
        #expect(content.layoutState?.isJoined == false)
    }

    @Test func `a guide that outlives its view starts anew in another`() {
        let guide = UILayoutGuide()
        do {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            box.addLayoutGuide(guide)
            guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 7).isActive = true
            guide.heightAnchor.constraint(equalToConstant: 7).isActive = true
            box.layoutIfNeeded()
        }
        stage.root.addLayoutGuide(guide)
        let view = stage.add(UIView())
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 4),
            guide.widthAnchor.constraint(equalToConstant: 30),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        stage.tester.pump()

        #expect(guide.layoutState?.mentions.count == 3)
        #expect(guide.layoutState?.hasPosition(along: .vertical) == false)
        #expect(view.frame.minX == 34)
    }

    @Test func `the layout of a released view is freed`() {
        weak var state: LayoutState?
        weak var island: LayoutIsland?
        weak var engine: LayoutEngine?
        weak var innerState: LayoutState?
        do {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let inner = stage.add(UIView(), to: box)
            stage.pin(inner, to: box, inset: 5)
            box.layoutIfNeeded()
            (state, island, innerState) = (box.layoutState, box.layoutState?.island, inner.layoutState)
            engine = island?.engine
            #expect(engine != nil)
        }

        #expect(state == nil && island == nil && engine == nil && innerState == nil)
    }

    @Test func `a view measured by itself keeps the frames of its subviews in step with baselines`() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        stage.root.addSubview(cell)
        let text = stage.label("aaaa aaaa aaaa", lines: 0, in: cell)
        let below = stage.label("b", in: cell)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            text.topAnchor.constraint(equalTo: cell.topAnchor),
            below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30),
            below.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor),
        ])
        stage.tester.pump()
        let wide = below.frame.minY

        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame.size = size
        stage.tester.pump()

        #expect(wide == 30)
        #expect(size == CGSize(width: 100, height: 81))
        #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 51))
        #expect(below.frame.minY == 64)
    }

    @Test func `measuring a part of a layout that contradicts itself leaves the frames alone`() {
        let box = stage.add(UIView())
        let inner = stage.add(UIView(), to: box)
        stage.pin(box, to: stage.root, inset: 0)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 60),
        ])
        stage.tester.pump()

        _ = box.systemLayoutSizeFitting(.zero)
        inner.frame.size.width = 3
        box.setNeedsLayout()
        stage.tester.pump()

        #expect(inner.frame.width == 50)
    }

    @Test func `a constraint whose views were released on another thread has no items, and may be changed`() async {
        weak var state: LayoutState?
        var kept: NSLayoutConstraint?
        let released: Unmanaged<UIView>
        do {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let inner = stage.add(UIView(), to: box)
            stage.pin(inner, to: box, inset: 5)
            let width = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
            width.isActive = true
            box.layoutIfNeeded()
            (kept, state) = (width, box.layoutState)
            released = Unmanaged.passRetained(box)
        }
        let address = Address(view: released)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            address.view.release()
            end.signal()
        }
        end.wait()

        kept?.constant = 30
        let item = kept?.firstItem
        kept?.priority = .defaultLow
        while state != nil { await Task.yield() }

        #expect(item == nil)
        #expect(kept?.isActive == false)
    }
}

private nonisolated struct Address: @unchecked Sendable {
    let view: Unmanaged<UIView>
}
