import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct PropertyAnimatorErrorTests {
    @Test func `releasing a paused animator stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
        }

        #expect(result.sentence.contains("was let go while it was paused"))
    }

    @Test func `releasing a stopped animator stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
            }
        }

        #expect(result.sentence.contains("was let go while it was stopped"))
    }

    @Test func `finishing an animator that was not stopped stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }

        #expect(result.sentence.contains("was finished while it was not stopped"))
        #expect(result.sentence.contains("Call stopAnimation(false) first"))
    }

    @Test func `starting, pausing and scrubbing a stopped animator stop the program`() async {
        let started = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
        let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.pauseAnimation()
            }
        }
        let scrubbed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.fractionComplete = 0.5
            }
        }

        #expect(started.sentence.contains("was started while it was stopped"))
        #expect(paused.sentence.contains("was paused while it was stopped"))
        #expect(scrubbed.sentence.contains("was scrubbed while it was stopped"))
    }

    @Test func `adding a block to a stopped animator stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.addAnimations {}
            }
        }

        #expect(result.sentence.contains("was given animations while it was stopped"))
    }

    @Test func `continuing an animator that is not paused stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear)
                    .continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }

        #expect(result.sentence.contains("was continued while it was not paused"))
    }

    @Test func `pausing and scrubbing an animator that is not interruptible stop the program`() async {
        let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.isInterruptible = false
                animator.pauseAnimation()
            }
        }
        let scrubbed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.isInterruptible = false
                animator.fractionComplete = 0.5
            }
        }

        #expect(paused.sentence.contains("was paused though it is not interruptible"))
        #expect(scrubbed.sentence.contains("was scrubbed though it is not interruptible"))
    }
}
