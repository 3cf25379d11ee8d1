import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct FrameStepperTests {
    /// Steps through a number of frames and notes its name in each.
    private final class Mover {
        let name: String
        var left: Int
        let note: (String) -> Void
        lazy var stepper = FrameStepper { [weak self] in self?.step() == true }

        init(_ name: String, frames: Int, note: @escaping (String) -> Void) {
            (self.name, left, self.note) = (name, frames, note)
        }

        private func step() -> Bool {
            note(name)
            left -= 1
            return left > 0
        }
    }

    @Test func `steppers are called once in each frame, in the order in which they began, until they have arrived`() {
        let tester = ViewTester()
        var notes: [String] = []
        let first = Mover("first", frames: 2) { notes.append($0) }
        let second = Mover("second", frames: 3) { notes.append($0) }

        second.stepper.start()
        first.stepper.start()
        first.stepper.start()
        tester.settle()

        #expect(notes == ["second", "first", "second", "first", "second"])
        #expect(!first.stepper.isRunning && !second.stepper.isRunning)
        #expect(tester.runtime.pendingActivity.isEmpty)
    }

    @Test func `one stopped in a step of another is not called, and one started there waits for the next frame`() {
        let tester = ViewTester()
        var notes: [String] = []
        let stopped = Mover("stopped", frames: 9) { notes.append($0) }
        let started = Mover("started", frames: 1) { notes.append($0) }
        let first = Mover("first", frames: 2) {
            notes.append($0)
            stopped.stepper.stop()
            started.stepper.start()
        }

        first.stepper.start()
        stopped.stepper.start()
        tester.settle()

        #expect(notes == ["first", "first", "started"])
    }

    @Test func `a stepper that starts itself again in its last step continues`() {
        let tester = ViewTester()
        var notes = 0
        var isAgain = false
        var stepper: FrameStepper?
        stepper = FrameStepper {
            notes += 1
            guard !isAgain else { return false }
            isAgain = true
            stepper?.stop()
            stepper?.start()
            return true
        }

        stepper?.start()
        tester.settle()

        #expect(notes == 2 && stepper?.isRunning == false)
    }

    @Test func `a stepper whose owner is released requests no more frames`() {
        let tester = ViewTester()
        var notes: [String] = []
        var mover: Mover? = Mover("gone", frames: 100) { notes.append($0) }
        mover?.stepper.start()

        mover = nil
        tester.settle()

        #expect(notes.isEmpty)
        #expect(tester.runtime.pendingActivity.isEmpty)
    }
}
