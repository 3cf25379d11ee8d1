import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ScrollDraggingTests {
    @Test func `content follows the finger without the first ten points`() {
        let stage = ScrollStage()
        let touch = stage.touch()

        touch.move(by: CGVector(dx: 0, dy: -60))
        let first = stage.view.contentOffset
        touch.move(by: CGVector(dx: 5, dy: -40))
        let second = stage.view.contentOffset
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(first == CGPoint(x: 0, y: 50))
        #expect(second == CGPoint(x: 0, y: 90))
    }

    @Test func `a scroll view scrolls with the first fingers where there are more than its pan allows`() {
        let stage = ScrollStage()
        stage.view.panGestureRecognizer.maximumNumberOfTouches = 2
        let touches = (0..<3).map { _ in stage.touch() }

        for touch in touches { touch.move(by: CGVector(dx: 0, dy: -60)) }
        let offset = stage.view.contentOffset
        for touch in touches { touch.lift() }
        stage.tester.settle()

        // The middle of two fingers that moved, and not of three.
        #expect(offset == CGPoint(x: 0, y: 50))
    }

    @Test func `less than the slop does not scroll`() {
        let stage = ScrollStage()
        let touch = stage.touch()

        touch.move(by: CGVector(dx: 0, dy: -9))
        let isDragging = stage.view.isDragging
        touch.lift()

        #expect(stage.view.contentOffset == .zero)
        #expect(!isDragging)
        #expect(stage.recorder.calls.isEmpty)
    }

    @Test func `a drag that rests before it ends is reported in order`() throws {
        let stage = ScrollStage()

        try stage.drag(by: CGVector(dx: 0, dy: -100))

        #expect(stage.recorder.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        #expect(stage.recorder.velocity == .zero)
    }

    @Test func `a fling is reported in order`() throws {
        let stage = ScrollStage()

        try stage.tester.fling(.view(stage.view), by: CGVector(dx: 0, dy: -100))
        stage.tester.settle()

        #expect(
            stage.recorder.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test func `the flags follow the finger`() {
        let stage = ScrollStage()
        func flags() -> [Bool] { [stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating] }

        let before = flags()
        let touch = stage.touch()
        let down = flags()
        for _ in 0..<6 { touch.move(by: CGVector(dx: 0, dy: -20)) }
        let dragged = flags()
        touch.lift()
        let thrown = flags()
        stage.tester.settle()

        #expect(before == [false, false, false])
        #expect(down == [true, false, false])
        #expect(dragged == [true, true, false])
        #expect(thrown == [false, false, true])
        #expect(flags() == before)
    }

    @Test func `beyond the top content resists by the rubber band`() {
        let stage = ScrollStage()
        let touch = stage.touch()

        touch.move(by: CGVector(dx: 0, dy: 110))
        let offset = stage.view.contentOffset.y
        touch.cancel()
        stage.tester.settle()

        // 100 of pull on a view of 400, to the nearest pixel.
        let shown: CGFloat = (1 - 1 / (0.55 * 100 / 400 + 1)) * 400
        #expect(offset == -shown.rounded())
        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `without bouncing content stays at its edge`() throws {
        let stage = ScrollStage()
        stage.view.bounces = false

        try stage.drag(by: CGVector(dx: 0, dy: 110))

        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `content that fits does not move unless it always bounces`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 100))
        func dragged() -> CGFloat {
            let touch = stage.touch()
            touch.move(by: CGVector(dx: 0, dy: 50))
            let offset = stage.view.contentOffset.y
            touch.lift()
            stage.tester.settle()
            return offset
        }

        let fitting = dragged()
        stage.view.alwaysBounceVertical = true
        let bouncing = dragged()

        #expect(fitting == 0)
        #expect(bouncing < 0)
    }

    @Test func `a lock keeps the axis of the first movement`() {
        let stage = ScrollStage(content: CGSize(width: 1000, height: 2000))
        stage.view.contentOffset = CGPoint(x: 300, y: 300)
        stage.view.isDirectionalLockEnabled = true

        let touch = stage.touch()
        touch.move(by: CGVector(dx: 2, dy: -30))
        touch.move(by: CGVector(dx: 60, dy: 0))
        let locked = stage.view.contentOffset
        touch.cancel()
        let diagonal = stage.touch()
        diagonal.move(by: CGVector(dx: 25, dy: -30))
        let free = stage.view.contentOffset
        diagonal.cancel()
        stage.tester.settle()

        #expect(locked.x == 300)
        #expect(free.x < 300)
    }

    @Test func `a second finger does not make content jump`() {
        let stage = ScrollStage()
        let touch = stage.touch()
        touch.move(by: CGVector(dx: 0, dy: -60))

        let second = stage.tester.touch(at: CGPoint(x: 100, y: 200))
        second.move(by: CGVector(dx: 0, dy: -2))
        let offset = stage.view.contentOffset.y
        second.lift()
        touch.cancel()
        stage.tester.settle()

        // The middle of two fingers moves by half of one's way.
        #expect(offset == 51)
    }

    @Test func `a view that is switched off does not scroll`() throws {
        let stage = ScrollStage()
        stage.view.isScrollEnabled = false

        try stage.drag(by: CGVector(dx: 0, dy: -100))

        #expect(stage.view.contentOffset == .zero)
        #expect(!stage.view.panGestureRecognizer.isEnabled)
    }
}
