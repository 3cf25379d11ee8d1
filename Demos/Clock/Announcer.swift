import UIKit

/// Shows alerts over the top controller, one after the other.
final class Announcer {
    private let window: () -> UIWindow?
    private var waiting: [UIAlertController] = []
    private var isShowing = false

    init(in window: @escaping () -> UIWindow?) { self.window = window }

    /// Shows an alert as soon as those before it are answered; its actions have to call `wasAnswered()`.
    func announce(_ alert: UIAlertController) {
        waiting.append(alert)
        showNext()
    }

    /// The alert that is shown was answered.
    func wasAnswered() {
        isShowing = false
        showNext()
    }

    /// Shows the next alert, unless another one is shown; a running transition is over first.
    private func showNext() {
        guard !isShowing, let alert = waiting.first, var top = window()?.rootViewController else { return }
        while let presented = top.presentedViewController { top = presented }
        if top.isBeingPresented || top.isBeingDismissed, let coordinator = top.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showNext() }
            return
        }
        top.present(alert, animated: true)
        guard alert.presentingViewController != nil else { return }
        waiting.removeFirst()
        isShowing = true
    }
}
