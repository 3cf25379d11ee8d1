import CoreGraphics
import UIKitCore

/// Keeps account of the touch callbacks of all views of an app.
final class TouchLedger {
    /// A view with the touches that began on it and did not end.
    struct Entry {
        let view: UIView
        var touches: [UITouch]
    }

    /// In the order in which their first touches began.
    private(set) var entries: [Entry] = []
    /// The calls that were out of order.
    private(set) var faults: [String] = []
    /// The controls that were touched or contain a touched view, in that order.
    private(set) var controls: [UIControl] = []

    /// Records a touch callback that a view is about to get.
    func note(_ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView) {
        let known = entries.firstIndex { $0.view === view }
        var entry = known.map { entries[$0] } ?? Entry(view: view, touches: [])
        let place = entry.touches.firstIndex { $0 === touch }
        switch phase {
        case .began:
            if place == nil { entry.touches.append(touch) } else { faults.append("a touch began twice on \(view)") }
            // One whose end is held back is lifted all the same.
            if !view.isMultipleTouchEnabled, entry.touches.filter({ !$0.isLifted }).count > 1 {
                faults.append("two touches are on \(view)")
            }
            noteControls(around: view)
        case .moved:
            if place == nil { faults.append("a touch moved on \(view) and is not down there") }
        default:
            if let place {
                entry.touches.remove(at: place)
            } else {
                faults.append("a touch ended on \(view) and is not down there")
            }
        }
        keep(entry, at: known)
    }

    private func keep(_ entry: Entry, at index: Int?) {
        switch (index, entry.touches.isEmpty) {
        case (let index?, false): entries[index] = entry
        case (let index?, true): entries.remove(at: index)
        case (nil, false): entries.append(entry)
        case (nil, true): break
        }
    }

    private func noteControls(around view: UIView) {
        var next: UIView? = view
        while let current = next {
            if let control = current as? UIControl, !controls.holds(control) {
                controls.append(control)
            }
            next = current.superview
        }
    }

    /// The views that got no end of a touch though no recognizer holds it back.
    var forgottenEnds: [UIView] {
        entries.filter { $0.touches.contains { $0.isLifted && !$0.isEndHeld } }.map(\.view)
    }

    /// Forgets the controls that are at rest.
    func forgetControls(where isAtRest: (UIControl) -> Bool) { controls.removeAll(where: isAtRest) }
}

extension UITouch {
    fileprivate var isLifted: Bool { phase == .ended || phase == .cancelled }

    fileprivate var isEndHeld: Bool { recognizers.contains { $0.delaysTouchesEnded && $0.state == .possible } }
}
