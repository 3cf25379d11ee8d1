import Foundation

/// The dismissal of a presented controller by the user: a tap outside, or a drag down.
extension Presentation {
    /// Whether the user may dismiss; asks the delegate unless the controller forbids it itself.
    var isDismissibleByUser: Bool { !presented.holdsUser && origin.allowsDismissal }

    /// Handles a tap outside: dismisses, or notifies the delegate of the attempt. It is ignored during transitions.
    func userTapsOutside() {
        guard phase == .presented, presented.presentation == nil, let runtime = ApplicationRuntime.current else {
            return
        }
        guard isDismissibleByUser else { return notifyAttempt() }
        notifyWillDismiss()
        runtime.scene.presentations.enqueue { [self] in dismiss(animated: true) { [origin] in origin.userDidDismiss() }
        }
    }

    /// Notifies the delegate that the user begins to dismiss.
    func notifyWillDismiss() { origin.delegate?.presentationControllerWillDismiss(origin) }

    /// Notifies the delegate that the user tried to dismiss a controller that does not allow it.
    func notifyAttempt() { origin.delegate?.presentationControllerDidAttemptToDismiss(origin) }
}

extension UIViewController {
    /// Whether this controller, or a child in its view, prevents the user from dismissing.
    fileprivate var holdsUser: Bool { isModalInPresentation || childrenInView.contains(where: \.holdsUser) }
}
