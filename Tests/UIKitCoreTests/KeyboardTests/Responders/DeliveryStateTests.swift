import Testing
import UIKitTesting
@testable import UIKitCore

@Suite(.application) struct DeliveryStateTests {
    private typealias Step = DeliveryState.Step

    nonisolated private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    private func state(after steps: [Step]) -> DeliveryState {
        var state = DeliveryState.undecided
        for step in steps { state.apply(step) }
        return state
    }

    private func owed(after steps: [Step]) -> [UITouch.Phase] {
        let state = state(after: steps)
        return Self.phases.filter(state.owes)
    }

    @Test func `a view hears of a touch in the order in which it happens`() {
        let steps: [Step] = [.accept, .reportBegan, .move, .reportMoved, .lift, .reportEnd]

        let heard = (0...steps.count).map { owed(after: Array(steps.prefix($0))) }

        #expect(heard == [[], [.began], [], [.moved], [], [.ended], []])
    }

    @Test func `held phases are delivered one after the other`() {
        let held: [Step] = [.accept, .move, .lift]

        #expect(owed(after: held) == [.began])
        #expect(owed(after: held + [.reportBegan]) == [.moved, .ended])
        #expect(owed(after: held + [.reportBegan, .reportMoved]) == [.ended])
    }

    @Test func `a touch that is lost before its delivery owes no phases`() {
        for loss in [Step.cancel, .revoke] {
            #expect(owed(after: [.accept, .move, loss]) == [])
            #expect(owed(after: [.accept, .lift, loss]) == [])
        }
        #expect(owed(after: [.revoke, .accept]) == [])
        #expect(owed(after: [.refuse, .move, .lift]) == [])
    }

    @Test func `a recognizer's touch owes one cancellation and no other phase`() {
        let revoked: [Step] = [.accept, .reportBegan, .move, .lift, .revoke]

        #expect(owed(after: revoked) == [.cancelled])
        #expect(owed(after: revoked + [.move, .lift, .revoke]) == [.cancelled])
        #expect(owed(after: revoked + [.reportEnd]) == [])
    }

    @Test func `the system's cancellation follows the movement before it, and replaces a lift`() {
        #expect(owed(after: [.accept, .reportBegan, .move, .cancel]) == [.moved, .cancelled])
        #expect(owed(after: [.accept, .reportBegan, .lift, .cancel]) == [.cancelled])
    }

    @Test func `a view has a touch from its beginning until it is lifted, cancelled or taken`() {
        let begun: [Step] = [.accept, .reportBegan]

        #expect(!state(after: [.accept]).isWithView)
        #expect(state(after: [.accept]).isDown)
        #expect(state(after: begun + [.move]).isWithView)
        for end in [Step.lift, .cancel, .revoke, .refuse] {
            #expect(!state(after: begun + [end]).isWithView)
            #expect(!state(after: begun + [end]).isDown)
        }
    }

    @Test func `only a lift that the view has not heard of can still become a cancellation`() {
        #expect(state(after: [.accept, .lift]).owesLift)
        #expect(state(after: [.accept, .reportBegan, .lift]).owesLift)
        #expect(!state(after: [.accept, .reportBegan, .lift, .reportEnd]).owesLift)
        #expect(!state(after: [.accept, .reportBegan, .lift, .cancel]).owesLift)
    }
}
