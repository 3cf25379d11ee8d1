import Foundation

/// Decides which views get the touches of an event.
///
/// Calls to views are grouped per view and phase: began, moved, ended, cancelled. A view without `isMultipleTouchEnabled` gets
/// one touch at a time, and an exclusive view gets a touch only while no other view of the window has one.
///
/// Status: partial – gesture recognizers, which see touches before views do and may hold or take them, follow.
/// Touch path: step 6 of 7 – from `UIWindow.sendEvent(_:)`, to `UIResponder.touchesBegan(_:with:)`.
final class GestureArbiter {
    /// The touches that were given to a view and not ended there yet.
    private var delivered: Set<UITouch> = []

    func process(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changed.filter { $0.window === window }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = changed.filter { $0.phase == phase }
            guard !touches.isEmpty else { continue }
            deliver(touches, phase: phase, event: event, window: window)
        }
    }

    private func deliver(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent, window: UIWindow) {
        let accepted = touches.filter { phase == .began ? accept($0, in: window) : delivered.contains($0) }
        var rest = accepted
        while let first = rest.first {
            let view = first.view
            let group = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            let set = Set(group)
            if phase == .ended || phase == .cancelled { delivered.subtract(set) }
            guard let view else { continue }
            for touch in group { ApplicationRuntime.current?.trace(touch, delivered: phase, to: view) }
            switch phase {
            case .began: view.touchesBegan(set, with: event)
            case .moved: view.touchesMoved(set, with: event)
            case .ended: view.touchesEnded(set, with: event)
            default: view.touchesCancelled(set, with: event)
            }
        }
    }

    /// Whether a view takes a new touch; if so it is noted as the view's.
    private func accept(_ touch: UITouch, in window: UIWindow) -> Bool {
        guard let view = touch.view else { return false }
        let others = delivered.filter { $0.window === window }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        if others.contains(where: { $0.view !== view && ($0.view?.isExclusiveTouch == true || view.isExclusiveTouch) })
        {
            return false
        }
        delivered.insert(touch)
        return true
    }
}
