import Foundation

/// Takes the keyboard and the focus from what a presentation covers, and gives them back when it goes.
final class KeyboardLoan {
    private weak var responder: UIResponder?
    private weak var focusedView: UIView?
    /// Who in what is presented had the keyboard when it was given back.
    private weak var holder: UIResponder?
    private var isGivenBack = false

    /// Takes both from what lies behind a container.
    func take(behind container: PresentationContainerView) {
        if let first = container.window?.storedFirstResponder, let place = first.placeOfKeyboard,
            container.covers(place)
        {
            responder = first
            first.resignForCertain()
        }
        guard let focusSystem = ApplicationRuntime.current?.focusSystem else { return }
        if let view = focusSystem.focusedView, container.covers(view) { focusedView = view }
        focusSystem.validate()
    }

    /// Gives the keyboard back, once, as what is presented goes; not when somebody else has it by now.
    func giveBack(from presented: UIViewController) {
        guard !isGivenBack else { return }
        isGivenBack = true
        holder = nil
        if let first = (presented.viewIfLoaded?.window ?? responder?.responderWindow)?.storedFirstResponder {
            guard first.chain.contains(where: { $0 === presented }) else { return }
            holder = first
        }
        if responder?.becomeFirstResponder() != true { holder?.resignFirstResponder() }
    }

    /// What is presented stays: takes both again, and the keyboard goes where it was before it was given back.
    func takeAgain(behind container: PresentationContainerView) {
        guard isGivenBack else { return }
        isGivenBack = false
        let holder = holder
        take(behind: container)
        holder?.becomeFirstResponder()
    }

    /// What was covered can have the focus again: it goes to where it was.
    func restoreFocus() {
        if let focusedView { ApplicationRuntime.current?.focusSystem.requestFocusUpdate(to: focusedView) }
        focusedView = nil
    }
}
