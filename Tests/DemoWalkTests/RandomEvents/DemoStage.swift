import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitInvariants
import UIKitTesting

/// A demo's own app under random events, and the conditions that must hold after each.
@MainActor final class DemoStage {
    private let tester: ViewTester
    private var monkey: MonkeyInput
    private let check: InvariantCheck

    /// Starts an app as its delegate does it.
    init(_ delegate: any UIApplicationDelegate, size: CGSize, seed: UInt64) {
        tester = ViewTester(size: size, delegate: delegate)
        tester.leavesWorkBehind = true
        monkey = MonkeyInput(seed: seed)
        check = InvariantCheck(of: tester.runtime)
        tester.pump()
    }

    /// Sends a number of events and returns the first fault, with the number of the event.
    func run(_ count: Int) -> String? {
        for number in 1...count {
            act()
            if let fault = fault ?? (number % 2500 == 0 || number == count ? faultAtRest() : nil) {
                return "after event \(number): \(fault)"
            }
        }
        return nil
    }

    /// Has the hand do one thing.
    private func act() {
        for step in monkey.next(in: UIScreen.main.bounds.size) {
            switch step {
            case .event(let event): send(event)
            case .wait(let seconds): tester.pump(by: seconds)
            }
        }
    }

    private func send(_ event: HostEvent) {
        tester.send(event)
        check.note(event)
    }

    // MARK: Looking

    private var fault: String? { check.fault }

    /// Lifts all touches, waits, and returns the activity that still runs, anywhere in the app.
    private func faultAtRest() -> String? {
        for event in monkey.liftAll(in: UIScreen.main.bounds.size) { send(event) }
        let start = tester.now
        repeat { tester.pump(by: 0.5) } while !tester.isAtRest && tester.now < start + 10
        if let fault { return fault }
        if !tester.isAtRest { return "\(tester.runtime.pendingActivity) went on at rest" }
        return check.faultAtRest
    }
}
