@testable import UIKitCore

/// Keeps account of what all views of an app are told about touches.
@MainActor final class TouchLedger {
    /// A view with the touches that began on it and did not end.
    struct Entry {
        let view: UIView
        var touches: Set<UITouch>
    }

    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// What was told out of order.
    private(set) var faults: [String] = []
    /// The controls that were touched, or lie around what was.
    private(set) var controls: Set<UIControl> = []

    /// Takes down what a view is about to be told.
    func note(_ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView) {
        let key = ObjectIdentifier(view)
        var entry = entries[key] ?? Entry(view: view, touches: [])
        switch phase {
        case .began:
            if !entry.touches.insert(touch).inserted { faults.append("a touch began twice on \(view)") }
            // One whose end is held back is lifted all the same.
            if !view.isMultipleTouchEnabled, entry.touches.filter({ !$0.isLifted }).count > 1 {
                faults.append("two touches are on \(view)")
            }
            noteControls(around: view)
        case .moved:
            if !entry.touches.contains(touch) { faults.append("a touch moved on \(view) and is not down there") }
        default:
            if entry.touches.remove(touch) == nil { faults.append("a touch ended on \(view) and is not down there") }
        }
        entries[key] = entry.touches.isEmpty ? nil : entry
    }

    private func noteControls(around view: UIView) {
        var next: UIView? = view
        while let current = next {
            if let control = current as? UIControl { controls.insert(control) }
            next = current.superview
        }
    }

    /// The views that were not told of the end of a touch though nobody holds it back.
    var forgottenEnds: [UIView] {
        entries.values.filter { $0.touches.contains { $0.isLifted && !$0.isEndHeld } }.map(\.view)
    }

    /// Forgets the controls that nothing happens to any more.
    func forgetControls(where isAtRest: (UIControl) -> Bool) { controls = controls.filter { !isAtRest($0) } }
}

extension UITouch {
    fileprivate var isLifted: Bool { phase == .ended || phase == .cancelled }

    fileprivate var isEndHeld: Bool { recognizers.contains { $0.delaysTouchesEnded && $0.state == .possible } }
}
