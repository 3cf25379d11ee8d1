import Foundation

/// The user's ways to dismiss a presented controller: a tap outside, or a drag down.
extension Presentation {
    /// Whether the user may dismiss; asks the delegate unless the controller forbids it itself.
    var isDismissibleByUser: Bool { !presented.holdsUser && origin.allowsDismissal }

    /// A tap outside, which dismisses or is told to the delegate as an attempt. Ignored while something else is going on.
    func userTapsOutside() {
        guard phase == .presented, presented.presentation == nil, let runtime = ApplicationRuntime.current else {
            return
        }
        guard isDismissibleByUser else { return notifyAttempt() }
        notifyWillDismiss()
        runtime.scene.presentations.enqueue { [self] in dismiss(animated: true) { [origin] in origin.userDidDismiss() }
        }
    }

    /// The user begins to dismiss.
    func notifyWillDismiss() { origin.delegate?.presentationControllerWillDismiss(origin) }

    /// The user wanted to dismiss what may not be.
    func notifyAttempt() { origin.delegate?.presentationControllerDidAttemptToDismiss(origin) }
}

extension UIViewController {
    /// Whether this controller, or one that shows inside of it, keeps the user from dismissing.
    fileprivate var holdsUser: Bool { isModalInPresentation || childrenInView.contains(where: \.holdsUser) }
}
