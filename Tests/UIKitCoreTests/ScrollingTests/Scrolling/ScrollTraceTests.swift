import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Offsets at every frame of a second's sixtieths, beside the closed formulas.
@Suite(.application) struct ScrollTraceTests {
    /// Where content was at each frame from the lift on, and how long after the lift.
    private func trace(_ stage: ScrollStage) -> [(time: Double, offset: CGFloat)] {
        let start = stage.tester.now
        var trace: [(Double, CGFloat)] = []
        while stage.view.isDecelerating {
            stage.tester.pump()
            if stage.view.isDecelerating { trace.append((stage.tester.now - start, stage.view.contentOffset.y)) }
        }
        stage.tester.settle()
        return trace
    }

    private func fling(_ stage: ScrollStage, by step: CGFloat, frames: Int = 8) -> (offset: CGFloat, velocity: CGFloat)
    {
        let touch = stage.touch()
        for _ in 0..<frames { touch.move(by: CGVector(dx: 0, dy: step)) }
        let offset = stage.view.contentOffset.y
        touch.lift()
        return (offset, stage.recorder.velocity.y * 1000)
    }

    @Test(arguments: [5, 10, 20, 35] as [CGFloat], [0.998, 0.99] as [CGFloat])
    func `content slows down by its rate every millisecond`(step: CGFloat, rate: CGFloat) {
        let stage = ScrollStage(content: CGSize(width: 300, height: 40_000))
        stage.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)

        let (offset, velocity) = fling(stage, by: -step)
        let trace = trace(stage)

        // The sum of a speed in points a second over milliseconds.
        let reach = velocity * rate / (1 - rate) / 1000
        let differences = trace.map { abs($0.offset - (offset + reach * (1 - pow(rate, 1000 * $0.time)))) }
        #expect(velocity > 0 && trace.count > 10)
        #expect(differences.max() ?? 1 <= 0.501)
        // At 10 points a second it stops.
        let seconds = log(10 / velocity) / log(rate) / 1000
        #expect(abs((trace.last?.time ?? 0) - seconds) <= 1.01 / 60)
    }

    @Test(arguments: [10, 20, 35] as [CGFloat])
    func `at the edge scrolled content continues as a critically damped bounce with its speed`(step: CGFloat) {
        let stage = ScrollStage(content: CGSize(width: 300, height: 40_000))
        let limit: CGFloat = 60 + step * 8
        stage.view.contentSize.height = 400 + limit

        let (offset, velocity) = fling(stage, by: -step)
        let trace = trace(stage)

        let reach = velocity * 0.499
        let rest = 1 - (limit - offset) / reach
        let passing = log(Double(rest)) / log(0.998) / 1000
        let differences = trace.map { time, shown -> CGFloat in
            let beyond = time - passing
            guard beyond > 0 else { return abs(shown - (offset + reach * (1 - pow(0.998, 1000 * time)))) }
            return abs(shown - (limit + velocity * rest * beyond * exp(-11 * beyond)))
        }
        #expect(rest > 0 && trace.contains { $0.offset > limit + 5 })
        #expect(differences.max() ?? 1 <= 0.501)
        #expect(stage.view.contentOffset.y == limit)
    }

    @Test(arguments: [30, 150, 400] as [CGFloat])
    func `content that is released at rest beyond its edge creeps back by two rates`(pull: CGFloat) {
        let stage = ScrollStage()
        let touch = stage.touch()
        touch.move(by: CGVector(dx: 0, dy: pull))
        stage.tester.pump(by: 0.2)
        let excess = stage.view.contentOffset.y
        touch.lift()

        let trace = trace(stage)

        let differences = trace.map { abs($0.offset - excess * (46 * exp(-9 * $0.time) - 9 * exp(-46 * $0.time)) / 37) }
        #expect(excess < -10 && trace.count > 10)
        #expect(differences.max() ?? 1 <= 0.501)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a finger draws content without the slop, and beyond the edge by the rubber band`() {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 50
        let touch = stage.touch()
        var differences: [CGFloat] = []

        for step in 1...40 {
            touch.move(by: CGVector(dx: 0, dy: 7))
            // The edge is at 0: 50 points of the way are inside, and the view is 400 long.
            let travel = max(0, CGFloat(step) * 7 - 10)
            let pull = max(0, travel - 50)
            let expected = travel <= 50 ? 50 - travel : -(1 - 1 / (0.55 * pull / 400 + 1)) * 400
            differences.append(abs(stage.view.contentOffset.y - expected))
        }
        touch.lift()
        stage.tester.settle()

        #expect(differences.max() ?? 1 <= 0.501)
    }

    @Test func `an animated change of the offset takes three tenths of a second and never turns back`() {
        let stage = ScrollStage()
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        let start = stage.tester.now
        var offsets: [CGFloat] = []

        while stage.view.contentOffset.y < 600, stage.tester.now < start + 1 {
            stage.tester.pump()
            offsets.append(stage.view.contentOffset.y)
        }

        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(abs(stage.tester.now - start - 0.3) <= 2.01 / 60)
        stage.tester.settle()
    }
}
