import CoreGraphics
import UIFoundation

/// Decides about a recognizer that asks to be recognized, against all others that take part in the gesture.
struct RecognitionGate {
    enum Verdict {
        case waits, fails, recognizes
    }

    /// Every recognizer that has had a touch since its last reset.
    let active: [UIGestureRecognizer]

    func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        var waits = false
        for other in active where other !== recognizer {
            let areTogether = recognizer.sharesTouch(with: other)
            let state = other.storedState
            if state == .possible || state.hasRecognized,
                recognizer.requirements.isRequired(other, by: recognizer, areTogether: areTogether)
            {
                if state != .possible { return .fails }
                waits = true
            }
            if areTogether, state.hasRecognized, excludes(other, recognizer) { return .fails }
        }
        if waits { return .waits }
        return mayBegin(recognizer) ? .recognizes : .fails
    }

    /// Those that fail because a recognizer was recognized: they share a touch with it and were not recognized before.
    func losers(to winner: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter { other in
            other !== winner && other.storedState == .possible && winner.sharesTouch(with: other)
                && excludes(winner, other)
        }
    }

    /// Whether one's recognition keeps the other from its own.
    private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        winner.canPrevent(other) && other.canBePrevented(by: winner) && !areSimultaneous(winner, other)
    }

    private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    }

    /// Asks the views from the touched ones up to the recognizer's own, then the delegate.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var asked: [UIView] = []
        for input in recognizer.inputs {
            var view = input.view
            while let current = view, !asked.holds(current) {
                guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
                asked.append(current)
                view = current === recognizer.view ? nil : current.superview
            }
        }
        // There may be no touch, or its view was removed and the touch has stayed.
        if let view = recognizer.view, !asked.holds(view), !view.gestureRecognizerShouldBegin(recognizer) {
            return false
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }
}
