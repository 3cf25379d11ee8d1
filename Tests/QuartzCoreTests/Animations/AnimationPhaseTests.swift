import Foundation
import Testing

@testable import QuartzCore

@Suite struct AnimationPhaseTests {
    private func animation(_ configure: (CABasicAnimation) -> Void) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 2
        configure(animation)
        return animation
    }

    private func fraction(_ t: Double, _ animation: CABasicAnimation) -> Double? {
        AnimationPhase.at(t, of: animation, duration: animation.duration)?.fraction
    }

    @Test func `outside its time an animation has no effect unless it fills`() {
        let plain = animation { _ in }
        let filling = animation { $0.fillMode = .both }

        #expect([-1, 0, 1, 2].map { fraction($0, plain) } == [nil, 0, 0.5, nil])
        #expect([-1, 0, 1, 2, 9].map { fraction($0, filling) } == [0, 0, 0.5, 1, 1])
    }

    @Test func `repeats begin anew and the last one's end shows at the very end`() {
        let repeating = animation {
            $0.repeatCount = 3
            $0.fillMode = .forwards
        }

        #expect([1, 2, 3, 5, 6].map { fraction($0, repeating) } == [0.5, 0, 0.5, 0.5, 1])
    }

    @Test func `autoreverse runs back in the same time`() {
        let reversing = animation {
            $0.autoreverses = true
            $0.fillMode = .forwards
        }

        #expect([1, 2, 3, 4].map { fraction($0, reversing) } == [0.5, 1, 0.5, 0])
    }

    @Test func `half a repeat stops in the middle`() {
        let partial = animation {
            $0.repeatCount = 1.5
            $0.fillMode = .forwards
        }

        #expect(fraction(3, partial) == 0.5)
    }

    @Test func `a repeat duration wins over a count`() {
        let timed = animation {
            $0.repeatCount = 10
            $0.repeatDuration = 3
        }

        #expect(AnimationPhase.activeDuration(of: timed, duration: 2) == 3)
    }

    @Test func `cycles are counted for cumulative animations`() {
        let repeating = animation { $0.repeatCount = 5 }

        #expect(AnimationPhase.at(7, of: repeating, duration: 2)?.cycles == 3)
    }
}
