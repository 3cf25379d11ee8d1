import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) final class DragPictureTests {
    private lazy var stage = DragStage()

    private var pictures: [DragPreviewView] { stage.transaction?.scenery.dragged.map(\.picture) ?? [] }

    @Test func `the picture follows the finger where it was seized`() throws {
        let touch = stage.drag(to: CGPoint(x: 170, y: 220))
        stage.tester.pump(by: 1)
        let picture = try #require(pictures.first)

        // The middle of the source was pressed.
        #expect(picture.center == CGPoint(x: 170, y: 220))
        #expect(picture.isRaised)
        touch.lift()
        stage.tester.settle()
    }

    @Test func `a picture seized at a corner keeps the distance of its middle`() throws {
        let touch = stage.tester.touch(at: CGPoint(x: 30, y: 40))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 130, y: 240))
        stage.tester.pump(by: 1)
        let picture = try #require(pictures.first)

        // The middle of the source is 40 points to the right of the finger and 30 points below it.
        #expect(picture.center == CGPoint(x: 170, y: 270))
        touch.lift()
        stage.tester.settle()
    }

    @Test func `large pictures shrink to 300 points`() throws {
        stage.source.frame = CGRect(x: 0, y: 0, width: 375, height: 150)
        let touch = stage.drag(to: DragStage.between)
        stage.tester.pump(by: 1)
        let picture = try #require(pictures.first)

        // 300 / 375 is 0.8, and 0.8 of 150 is 120.
        #expect(abs(picture.frame.width - 300) < 0.001)
        #expect(abs(picture.frame.height - 120) < 0.001)
        touch.lift()
        stage.tester.settle()
    }

    @Test func `a proposal may want pictures of full size, or clear of the finger`() throws {
        stage.source.frame = CGRect(x: 0, y: 0, width: 375, height: 150)
        stage.taker.prefersFullSizePreview = true
        stage.taker.isPrecise = true

        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 1)
        let over = try #require(pictures.first).frame
        touch.move(to: DragStage.between)
        stage.tester.pump(by: 1)
        let beside = try #require(pictures.first).frame
        touch.lift()
        stage.tester.settle()

        #expect(abs(over.width - 375) < 0.001)
        // 20 points above the finger, which is at 350.
        #expect(abs(over.maxY - 330) < 0.001)
        #expect(abs(beside.width - 300) < 0.001)
    }

    nonisolated static let signs: [(UIDropOperation, Int, String)] = [
        (.copy, 1, "+"), (.copy, 3, "3"), (.move, 1, ""), (.move, 2, "2"), (.forbidden, 1, "–"),
    ]

    @Test(arguments: signs)
    func `a badge shows the operation of a drop`(operation: UIDropOperation, count: Int, sign: String) {
        stage.giver.texts = Array(repeating: "text", count: count)
        stage.taker.operation = operation

        let touch = stage.drag(to: DragStage.inside)
        let shown = stage.transaction?.scenery.badgeText
        touch.lift()
        stage.tester.settle()

        #expect(shown == sign)
    }

    @Test(arguments: [CGPoint(x: 371, y: 200), CGPoint(x: 250, y: 3), CGPoint(x: 2, y: 660)])
    func `a sign is all on screen wherever the picture is`(place: CGPoint) {
        stage.source.frame = CGRect(x: 0, y: 0, width: 375, height: 150)
        stage.giver.texts = ["one", "two"]
        stage.taker.operation = .copy
        stage.goal.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        stage.source.superview?.bringSubviewToFront(stage.source)

        let touch = stage.drag(to: place)
        stage.tester.pump(by: 1)
        let frame = stage.transaction?.scenery.badgeFrame
        let picture = pictures.first?.frame
        touch.lift()
        stage.tester.settle()

        #expect(frame.map { CGRect(x: 0, y: 0, width: 375, height: 667).contains($0) } == true)
        // It is at the corner where there is room.
        let corner = picture.map { CGPoint(x: min($0.maxX, 363), y: min(max($0.minY, 12), 655)) }
        #expect(frame.map { CGPoint(x: $0.midX, y: $0.midY) } == corner)
    }

    @Test func `a sign counts items that have no picture too`() {
        stage.giver.texts = ["one", "two", "three"]
        stage.giver.liftPreview = { [unowned stage] item in
            item.localObject as? String == "one" ? UITargetedDragPreview(view: stage.source) : nil
        }
        stage.taker.operation = .copy

        let touch = stage.drag(to: DragStage.inside)
        let shown = stage.transaction?.scenery.badgeText
        touch.lift()
        stage.tester.settle()

        #expect(shown == "3")
    }

    @Test func `animations added to a running or finished animator run at once, and completions after its end`() {
        let (animator, joined) = (DragAnimator(), DragAnimator())
        var calls: [String] = []
        joined.addAnimations { calls.append("animation") }
        joined.addCompletion { calls.append("\($0)") }
        joined.join(animator)

        animator.animate()
        joined.addAnimations { calls.append("late") }
        animator.complete(at: .end)
        joined.addCompletion { calls.append("later \($0)") }

        #expect(calls == ["animation", "late", "end", "later end"])
    }

    @Test func `several pictures lie on each other, the first one in front`() throws {
        stage.giver.texts = ["one", "two"]
        let touch = stage.drag(to: DragStage.between)
        stage.tester.pump(by: 1)
        let pictures = pictures
        try #require(pictures.count == 2)
        let order = try #require(pictures[0].superview?.subviews)

        #expect(pictures[1].center == CGPoint(x: pictures[0].center.x + 6, y: pictures[0].center.y + 6))
        #expect(order.firstIndex(of: pictures[0])! > order.firstIndex(of: pictures[1])!)
        touch.lift()
        stage.tester.settle()
    }

    @Test func `items without preview are dragged unseen`() {
        stage.giver.liftPreview = { _ in nil }

        let touch = stage.drag(to: DragStage.inside)
        let shown = pictures.count
        touch.lift()
        stage.tester.settle()

        #expect(shown == 0)
        #expect(stage.calls.last == "transferred")
    }

    @Test func `an item may have another picture while it moves`() throws {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        stage.giver.previewProvider = { UIDragPreview(view: other) }

        let touch = stage.drag(to: DragStage.between)
        let size = try #require(pictures.first).bounds.size
        touch.lift()
        stage.tester.settle()

        #expect(size == CGSize(width: 40, height: 30))
    }

    @Test func `the window of pictures is hidden and empty after the end`() throws {
        let touch = stage.drag(to: DragStage.inside)
        let window = try #require(pictures.first?.window)
        let wasSeen = stage.tester.runtime.scene.windows.contains(window)

        touch.lift()
        stage.tester.settle()

        #expect(!wasSeen)
        #expect(window.isHidden)
        #expect(window.subviews.allSatisfy { !($0 is DragPreviewView) })
    }

    @Test func `a preview for the drop settles at its target`() throws {
        let landed = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 60))
        stage.goal.addSubview(landed)
        stage.taker.preview = { _ in UITargetedDragPreview(view: landed) }
        let touch = stage.drag(to: DragStage.inside)
        let window = try #require(pictures.first?.window)

        touch.lift()
        let settling = window.subviews.compactMap { $0 as? DragPreviewView }.filter { $0.source === landed }
        stage.tester.settle()

        // The middle of the view, which is (40, 50), lies in a view at (200, 300).
        #expect(settling.map(\.center) == [CGPoint(x: 240, y: 350)])
    }

    @Test func `a preview needs a view in a window`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UITargetedPreview(view: UIView()) }
        }
    }

    @Test func `parameters of a preview are as they were when it was made`() {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .systemRed
        let preview = UITargetedDragPreview(view: stage.source, parameters: parameters)

        parameters.backgroundColor = .systemGreen

        #expect(preview.parameters.backgroundColor == .systemRed)
        #expect(preview.size == CGSize(width: 100, height: 100))
        #expect(preview.target.center == CGPoint(x: 70, y: 70))
        #expect(preview.parameters is UIDragPreviewParameters)
    }
}
