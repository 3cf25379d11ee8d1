import CoreGraphics
import Foundation

/// Resigns the first responder and clears the focus behind a presentation, and restores both when it is dismissed.
final class FirstResponderRestoration {
    private weak var responder: UIResponder?
    private weak var focusedView: UIView?
    /// The first responder in the presented content at the time of the restoration.
    private weak var presentedResponder: UIResponder?
    private var isGivenBack = false

    /// Saves and resigns the first responder and the focus behind a container.
    func save(behind container: PresentationContainerView) {
        let first = container.window?.storedFirstResponder
        // A first responder inside an input view is represented by the responder that owns the input view.
        let owner = first.map { ApplicationRuntime.current?.inputDock.owner(of: $0) ?? $0 }
        if let first, let owner, let place = owner.firstResponderView, container.covers(place) {
            responder = owner
            first.forceResignFirstResponder()
        }
        guard let focusSystem = ApplicationRuntime.current?.focusSystem else { return }
        if let view = focusSystem.focusedView, container.covers(view) { focusedView = view }
        focusSystem.validate()
    }

    /// Restores the first responder, once, as the content is dismissed; not when another responder has become first by then.
    func giveBack(from presented: UIViewController) {
        guard !isGivenBack else { return }
        isGivenBack = true
        presentedResponder = nil
        if let first = (presented.viewIfLoaded?.window ?? responder?.responderWindow)?.storedFirstResponder {
            guard first.chain.holds(presented) else { return }
            presentedResponder = first
        }
        if responder?.becomeFirstResponder() != true { presentedResponder?.resignFirstResponder() }
    }

    /// Saves both again when a dismissal was cancelled; the earlier first responder of the content is restored.
    func saveAgain(behind container: PresentationContainerView) {
        guard isGivenBack else { return }
        isGivenBack = false
        let presentedResponder = presentedResponder
        save(behind: container)
        presentedResponder?.becomeFirstResponder()
    }

    /// Restores the focused view, or moves the focus to its controller's preferred one, because the covered content accepts
    /// it again.
    func restoreFocus() {
        if let focusedView {
            let controller = focusedView.nearestController
            let goal: any UIFocusEnvironment =
                controller?.restoresFocusAfterTransition == false ? controller ?? focusedView : focusedView
            ApplicationRuntime.current?.focusSystem.requestFocusUpdate(to: goal)
        }
        focusedView = nil
    }
}
