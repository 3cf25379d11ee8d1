import UIFoundation
import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// The recognizer of a list for two fingers that select the items over which they move, where the delegate lets them.
final class SweepPan: UIPanGestureRecognizer {
    private unowned let items: any SweptItems
    /// The point where the fingers touched the list, in the list's space.
    private(set) var start = CGPoint.zero
    /// Whether the fingers may select items; nil until that was asked.
    private var maySweep: Bool?

    init(over items: any SweptItems) {
        self.items = items
        super.init(target: nil, action: nil)
        (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
        addTarget(self, action: SweepPan.didMove)
    }

    private func didMove(_ pan: SweepPan) { items.sweepDidMove(pan) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !state.isActive else { return }
        start = location(in: items.list)
    }

    override func judge(_ travel: SIMD2<Double>) {
        guard max(abs(travel.x), abs(travel.y)) >= Self.slop else { return }
        state = asksOnce() ? .began : .failed
    }

    /// Scrolling by two fingers waits where they select.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard otherGestureRecognizer === items.list.panGestureRecognizer, numberOfTouches == 2 else {
            return super.shouldBeRequiredToFail(by: otherGestureRecognizer)
        }
        return asksOnce()
    }

    private func asksOnce() -> Bool {
        if let maySweep { return maySweep }
        let answer = items.maySweep(at: start)
        maySweep = answer
        return answer
    }

    override func reset() {
        super.reset()
        maySweep = nil
    }
}
