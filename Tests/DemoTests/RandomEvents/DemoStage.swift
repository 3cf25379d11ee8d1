import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A demo's own app under a random hand, and what must be true of it after each event.
@MainActor final class DemoStage {
    private let tester: ViewTester
    private var hand: RandomHand
    private let ledger = TouchLedger()

    /// Starts an app as its delegate does it.
    init(_ delegate: any UIApplicationDelegate, size: CGSize, seed: UInt64) {
        tester = ViewTester(size: size, delegate: delegate)
        tester.leavesWorkBehind = true
        hand = RandomHand(seed: seed)
        tester.runtime.onDelivery = { [ledger] in ledger.note($0, $1, $2) }
        tester.pump()
    }

    private var windows: [UIWindow] { tester.runtime.scene.windows }

    /// Does a number of things and tells the first fault, with the number of the event.
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
        for step in hand.next(in: UIScreen.main.bounds.size) {
            switch step {
            case .event(let event): tester.send(event)
            case .wait(let seconds): tester.pump(by: seconds)
            }
        }
    }

    // MARK: After each event

    private var fault: String? { ledger.faults.first ?? touchFault ?? controlFault ?? recognizerFault }

    /// Whether nothing is held down and nothing still waits, so that nobody may be in the middle of anything.
    private var isOver: Bool { hand.isAllUp && tester.isAtRest }

    private var touchFault: String? {
        guard !ledger.entries.isEmpty else { return nil }
        for view in ledger.entries.values.map(\.view) where !canBeTouched(view) {
            return "\(view) kept a touch after it went or was switched off"
        }
        if let view = ledger.forgottenEnds.first { return "\(view) was not told of the end of a touch" }
        return isOver ? "\(ledger.entries.values.map(\.view)) have touches after the last was lifted" : nil
    }

    private var controlFault: String? {
        for control in ledger.controls {
            if control.isTracking {
                if !canBeTouched(control) || !control.isEnabled { return "\(control) tracks and cannot be touched" }
                if isOver { return "\(control) tracks after the last touch was lifted" }
            } else if control.isHighlighted && !mayLookPressed(control) || control.isTouchInside {
                return "\(control) is highlighted and tracks nothing"
            }
        }
        ledger.forgetControls { !$0.isTracking }
        return nil
    }

    /// Whether a control that tracks nothing shows a quick tap for a frame, that its menu is open, or that a finger that its alert
    /// follows is on it.
    private func mayLookPressed(_ control: UIControl) -> Bool {
        control.owesHighlight || tester.runtime.openMenu?.source.view === control
            || control is AlertButton && !hand.isAllUp
    }

    private var recognizerFault: String? {
        for window in windows {
            for recognizer in window.arbiter.active where recognizer.state != .possible {
                let name = "\(type(of: recognizer)) of \(recognizer.view.map(\.description) ?? "no view")"
                if !recognizer.isEnabled { return "\(name) is \(recognizer.state) and switched off" }
                if recognizer is UIHoverGestureRecognizer { continue }
                if recognizer.numberOfTouches == 0 || hand.isAllUp, tester.isAtRest {
                    return "\(name) is \(recognizer.state) and has no touch"
                }
            }
        }
        return nil
    }

    private func canBeTouched(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let view = next {
            if view.isHidden || !view.isUserInteractionEnabled { return false }
            if view is UIWindow { return true }
            next = view.superview
        }
        return false
    }

    // MARK: At rest

    /// Lifts everything, waits, and tells what is still going on, anywhere in the app.
    private func faultAtRest() -> String? {
        for event in hand.liftAll(in: UIScreen.main.bounds.size) { tester.send(event) }
        let start = tester.now
        repeat { tester.pump(by: 0.5) } while !tester.isAtRest && tester.now < start + 10
        if let fault { return fault }
        if !tester.isAtRest { return "\(tester.runtime.unrest) went on at rest" }
        for window in windows {
            if let fault = faultAtRest(in: window, isTouchable: true) { return fault }
        }
        return nil
    }

    private func faultAtRest(in view: UIView, isTouchable: Bool) -> String? {
        // What cannot be touched may show the look of a state.
        let isTouchable = isTouchable && view.isUserInteractionEnabled
        if let control = view as? UIControl, isTouchable,
            control.isTracking || control.isHighlighted && !mayLookPressed(control)
        {
            return "\(control) rests tracking or highlighted"
        }
        if let scrollView = view as? UIScrollView,
            scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || scrollView.isZooming
        {
            return "\(scrollView) rests scrolling"
        }
        for recognizer in view.gestureRecognizers ?? []
        where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
            return "\(type(of: recognizer)) of \(view) rests as \(recognizer.state)"
        }
        for subview in view.subviews {
            if let fault = faultAtRest(in: subview, isTouchable: isTouchable) { return fault }
        }
        return nil
    }
}
