import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The recognizer of a table for two fingers that select the rows over which they move, where the delegate lets them.
final class SweepPan: UIPanGestureRecognizer {
    private unowned let engine: TableEngine
    /// Where the fingers came down, in the table's space.
    private(set) var start = CGPoint.zero
    /// Whether the fingers may select rows; nil until that was asked.
    private var maySweep: Bool?

    init(of engine: TableEngine) {
        self.engine = engine
        super.init(target: nil, action: nil)
        (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
        addTarget(engine, action: TableEngine.sweepDidMove)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !state.isActive else { return }
        start = location(in: engine.table)
    }

    override func judge(_ travel: SIMD2<Double>) {
        guard max(abs(travel.x), abs(travel.y)) >= Self.slop else { return }
        state = asksOnce() ? .began : .failed
    }

    /// Scrolling by two fingers waits where they select.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard otherGestureRecognizer === engine.table.panGestureRecognizer, numberOfTouches == 2 else {
            return super.shouldBeRequiredToFail(by: otherGestureRecognizer)
        }
        return asksOnce()
    }

    private func asksOnce() -> Bool {
        if let maySweep { return maySweep }
        let answer = engine.maySweep(at: start)
        maySweep = answer
        return answer
    }

    override func reset() {
        super.reset()
        maySweep = nil
    }
}
