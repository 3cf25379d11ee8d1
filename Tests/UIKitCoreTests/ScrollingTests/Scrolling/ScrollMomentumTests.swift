import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ScrollMomentumTests {
    /// Drags by 20 points a frame, lifts at once, and gives the time and the offset of that.
    private func fling(_ stage: ScrollStage, frames: Int = 8, by step: CGFloat = -20) -> (time: Double, offset: CGFloat)
    {
        let touch = stage.touch()
        for _ in 0..<frames { touch.move(by: CGVector(dx: 0, dy: step)) }
        let offset = stage.view.contentOffset.y
        touch.lift()
        return (stage.tester.now, offset)
    }

    @Test func `sixty times a second a fling is where the formula says, to the nearest pixel`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        let (start, offset) = fling(stage)
        let velocity = stage.recorder.velocity.y * 1000

        var wrong: [Double] = []
        while stage.view.isDecelerating {
            stage.tester.pump()
            let time = stage.tester.now - start
            let expected: CGFloat = offset + velocity * 0.499 * (1 - pow(0.998, 1000 * time))
            if abs(stage.view.contentOffset.y - expected) > 0.501 { wrong.append(time) }
        }
        stage.tester.settle()

        // 20 points in a sixtieth of a second, but for the moment between the last movement and the lift.
        #expect(velocity > 900 && velocity <= 1200)
        #expect(wrong.isEmpty)
        let landing: CGFloat = offset + (velocity - 10) * 0.499
        #expect(abs(stage.view.contentOffset.y - landing) < 1e-6)
        #expect(stage.recorder.naturalTarget == stage.view.contentOffset)
    }

    /// Lets a fling run for a number of frames, with content that grows above the visible part in one of them, and gives the
    /// offsets less that growth.
    private func offsets(ofFlingShiftedBy distance: CGFloat, frames: Int = 40) -> [CGFloat] {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        _ = fling(stage)
        var offsets: [CGFloat] = []
        for frame in 0..<frames {
            if frame == 5 {
                stage.view.contentSize.height += 300
                stage.view.shift(by: CGPoint(x: 0, y: distance))
            }
            stage.tester.pump()
            offsets.append(stage.view.contentOffset.y - (frame >= 5 ? distance : 0))
        }
        stage.tester.settle()
        offsets.append(stage.view.contentOffset.y - distance)
        return offsets
    }

    @Test func `a fling continues evenly when content grows above the visible part`() {
        let plain = offsets(ofFlingShiftedBy: 0)

        let shifted = offsets(ofFlingShiftedBy: 300)

        #expect(shifted == plain)
    }

    @Test func `an animated change of the offset ends at the content that it was meant for`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        stage.tester.pump(by: 0.1)

        let before = stage.view.contentOffset.y
        stage.view.shift(by: CGPoint(x: 0, y: 44))
        let after = stage.view.contentOffset.y
        stage.tester.settle()

        #expect(after == before + 44)
        #expect(stage.view.contentOffset.y == 1044)
    }

    @Test func `content that was pulled beyond its edge creeps back as measured`() {
        let stage = ScrollStage()
        let touch = stage.touch()
        touch.move(by: CGVector(dx: 0, dy: 150))
        stage.tester.pump(by: 0.2)
        let excess = stage.view.contentOffset.y
        touch.lift()
        let start = stage.tester.now

        var wrong: [Double] = []
        while stage.view.isDecelerating {
            stage.tester.pump()
            let time = stage.tester.now - start
            let expected: CGFloat = excess * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            if abs(stage.view.contentOffset.y - expected) > 0.501 { wrong.append(time) }
        }
        stage.tester.settle()

        #expect(excess < -50)
        #expect(wrong.isEmpty)
        #expect(stage.view.contentOffset == .zero)
        #expect(
            stage.recorder.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test func `a fast rate stops sooner`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        stage.view.decelerationRate = .fast

        let (_, offset) = fling(stage)
        stage.tester.settle()

        let landing: CGFloat = offset + (stage.recorder.velocity.y * 1000 - 10) * 0.099
        #expect(abs(stage.view.contentOffset.y - landing) < 1e-6)
    }

    @Test func `a fling into the edge bounces and ends there`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 700))

        _ = fling(stage)
        stage.tester.settle()

        #expect(stage.view.contentOffset.y == 300)
        #expect(stage.recorder.offsets.map(\.y).max()! > 305)
    }

    @Test func `content rests exactly where the delegate wants it`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        stage.recorder.target = CGPoint(x: 0, y: 777.125)

        _ = fling(stage)
        stage.tester.settle()

        #expect(stage.view.contentOffset.y == 777.125)
    }

    @Test(arguments: [-1, 1] as [CGFloat]) func `a short fling turns one page and no more`(_ direction: CGFloat) {
        let stage = ScrollStage(content: CGSize(width: 300, height: 4000))
        stage.view.isPagingEnabled = true
        stage.view.contentOffset.y = 800

        _ = fling(stage, frames: 8, by: 20 * direction)
        stage.tester.settle()

        #expect(stage.view.contentOffset.y == 800 - 400 * direction)
        #expect(stage.recorder.naturalTarget == stage.view.contentOffset)
    }

    @Test func `a page that is hardly moved returns`() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 4000))
        stage.view.isPagingEnabled = true

        try stage.drag(by: CGVector(dx: 0, dy: -150))

        #expect(stage.recorder.offsets.map(\.y).max()! > 100)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a touch stops a fling, is reported as the end of a drag, and does not tap`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        let content = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 20000))
        stage.view.addSubview(content)
        _ = fling(stage)
        stage.tester.pump(by: 0.1)
        stage.recorder.clear()
        content.calls = []

        let touch = stage.touch()
        let offset = stage.view.contentOffset
        let isStill = !stage.view.isDecelerating
        stage.tester.pump(by: 0.3)
        touch.lift()
        stage.tester.settle()

        #expect(isStill)
        #expect(stage.view.contentOffset == offset)
        #expect(stage.recorder.calls == ["didEndDragging(false)"])
        #expect(content.calls.filter { $0.hasPrefix("began") }.isEmpty)
    }

    @Test func `a finger that stopped content can drag it on`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        _ = fling(stage)
        stage.tester.pump(by: 0.1)
        let touch = stage.touch()
        let offset = stage.view.contentOffset.y

        touch.move(by: CGVector(dx: 0, dy: -60))
        let dragged = stage.view.contentOffset.y
        touch.cancel()
        stage.tester.settle()

        #expect(dragged == offset + 50)
    }

    @Test func `content that bounces is caught without a jump`() {
        let stage = ScrollStage()
        let pull = stage.touch()
        pull.move(by: CGVector(dx: 0, dy: 210))
        stage.tester.pump(by: 0.2)
        pull.lift()
        stage.tester.pump(by: 0.05)

        let touch = stage.touch()
        let caught = stage.view.contentOffset.y
        touch.move(by: CGVector(dx: 0, dy: 11))
        let moved = stage.view.contentOffset.y
        touch.lift()
        stage.tester.settle()

        #expect(caught < -20)
        #expect(moved <= caught && moved > caught - 2)
        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `a view that leaves its window stops`() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 20000))
        _ = fling(stage)
        stage.tester.pump(by: 0.1)

        stage.view.removeFromSuperview()
        let offset = stage.view.contentOffset
        stage.tester.pump(by: 0.5)

        #expect(!stage.view.isDecelerating)
        #expect(stage.view.contentOffset == offset)
    }
}
