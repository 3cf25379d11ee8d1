import Foundation

/// Takes the keyboard and the focus from what a presentation covers, and gives them back when it goes.
final class FirstResponderRestoration {
    private weak var responder: UIResponder?
    private weak var focusedView: UIView?
    /// The first responder in the presented content when the former one became first responder again.
    private weak var presentedResponder: UIResponder?
    private var isGivenBack = false

    /// Takes both from what lies behind a container.
    func save(behind container: PresentationContainerView) {
        let first = container.window?.storedFirstResponder
        // What lies in input views goes with them, and comes back with the responder that has them.
        let owner = first.map { ApplicationRuntime.current?.inputDock.owner(of: $0) ?? $0 }
        if let first, let owner, let place = owner.firstResponderView, container.covers(place) {
            responder = owner
            first.forceResignFirstResponder()
        }
        guard let focusSystem = ApplicationRuntime.current?.focusSystem else { return }
        if let view = focusSystem.focusedView, container.covers(view) { focusedView = view }
        focusSystem.validate()
    }

    /// Gives the keyboard back, once, as what is presented goes; not when another responder has it by now.
    func giveBack(from presented: UIViewController) {
        guard !isGivenBack else { return }
        isGivenBack = true
        presentedResponder = nil
        if let first = (presented.viewIfLoaded?.window ?? responder?.responderWindow)?.storedFirstResponder {
            guard first.chain.contains(where: { $0 === presented }) else { return }
            presentedResponder = first
        }
        if responder?.becomeFirstResponder() != true { presentedResponder?.resignFirstResponder() }
    }

    /// Saves both again when the presented content stays; the keyboard goes where it was before.
    func saveAgain(behind container: PresentationContainerView) {
        guard isGivenBack else { return }
        isGivenBack = false
        let presentedResponder = presentedResponder
        save(behind: container)
        presentedResponder?.becomeFirstResponder()
    }

    /// Moves the focus back to where it was, or to where its controller prefers it, since the covered content can have it again.
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
