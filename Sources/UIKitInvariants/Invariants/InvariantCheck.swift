package import HostInterface
@_spi(Subclassing) package import UIKitCore

/// Checks whether the states of an app's objects agree, between any two events.
///
/// The rules do not depend on the app: they hold for each that keeps UIKit's. A check costs as much as there are touched views,
/// active recognizers and controllers, not the number of views; only `faultAtRest` visits all views.
package final class InvariantCheck {
    private let runtime: ApplicationRuntime
    private let ledger = TouchLedger()
    private var held = HeldInput()

    /// Begins to follow the touches and input of an app, which must not be launched yet.
    package init(of runtime: ApplicationRuntime) {
        self.runtime = runtime
        runtime.onDelivery = { [ledger] in ledger.note($0, $1, $2) }
    }

    /// Follows an event that the app has received.
    package func note(_ event: HostEvent) { held.note(event) }

    /// The first thing that does not agree, as a clause; nil when all is well.
    package var fault: String? {
        ledger.faults.first ?? touchFault ?? controlFault ?? recognizerFault ?? keyboardFault ?? controllerFault
    }

    /// Whether no key, finger or button is held and no work or motion is pending, so that every state machine is at rest.
    package var isOver: Bool { held.isEmpty && runtime.pendingActivity.isEmpty }

    private var windows: [UIWindow] { runtime.scene.windows }

    // MARK: Touches

    private var touchFault: String? {
        guard !ledger.entries.isEmpty else { return nil }
        for entry in ledger.entries where !canBeTouched(entry.view) {
            return "\(entry.view) kept a touch after it went or was switched off"
        }
        if let view = ledger.forgottenEnds.first { return "\(view) was not told of the end of a touch" }
        return isOver ? "\(ledger.entries.map(\.view)) have touches after the last was lifted" : nil
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

    /// Whether a control without a touch shows a quick tap for a frame, its menu is open, or a finger is down that others
    /// follow for it.
    private func mayLookPressed(_ control: UIControl) -> Bool {
        control.owesHighlight || runtime.openMenuView === control
            || control.isHighlightedByOthers && !held.isEmpty
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

    private var recognizerFault: String? {
        for window in windows {
            for recognizer in window.activeRecognizers where recognizer.state != .possible {
                if !recognizer.isEnabled { return "\(name(of: recognizer)) is \(recognizer.state) and switched off" }
                if recognizer is UIHoverGestureRecognizer { continue }
                if recognizer.numberOfTouches == 0 || held.isEmpty, runtime.pendingActivity.isEmpty {
                    return "\(name(of: recognizer)) is \(recognizer.state) and has no touch"
                }
            }
        }
        return nil
    }

    private func name(of recognizer: UIGestureRecognizer) -> String {
        "\(type(of: recognizer)) of \(recognizer.view.map(\.description) ?? "no view")"
    }

    // MARK: The keyboard

    private var keyboardFault: String? {
        for window in windows {
            if let view = window.storedFirstResponder as? UIView, view.window !== window {
                return "\(view) kept the keyboard after it left its window"
            }
        }
        return nil
    }

    // MARK: Controllers

    private var controllerFault: String? {
        var rest = windows.compactMap(\.rootViewController)
        while let next = rest.popLast() {
            if let fault = ControllerInspection(of: next, isAtRest: false).faults.first { return fault }
            rest += next.children
            if let presented = next.presentation?.presented { rest.append(presented) }
        }
        return nil
    }

    // MARK: At rest

    /// An activity anywhere in the app although no input is held and no work is pending; to be asked when `isOver`.
    package var faultAtRest: String? {
        for window in windows {
            if let fault = faultAtRest(below: window) { return fault }
        }
        return nil
    }

    private func faultAtRest(below window: UIWindow) -> String? {
        // Views that cannot be touched may show the look of a state.
        var rest: [(view: UIView, isTouchable: Bool)] = [(window, true)]
        while let (view, isAroundTouchable) = rest.popLast() {
            let isTouchable = isAroundTouchable && view.isUserInteractionEnabled
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
                // A pointer may rest over a view, so that its recognizer need not have ended.
                if recognizer is UIHoverGestureRecognizer, held.isHovering { continue }
                return "\(name(of: recognizer)) rests as \(recognizer.state)"
            }
            rest += view.subviews.reversed().map { ($0, isTouchable) }
        }
        return nil
    }
}
