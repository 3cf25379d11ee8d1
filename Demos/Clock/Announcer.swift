import UIKit

/// Shows alerts over whatever is on screen, one after the other.
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

    private func showNext() {
        guard !isShowing, !waiting.isEmpty, var top = window()?.rootViewController else { return }
        while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
        isShowing = true
        top.present(waiting.removeFirst(), animated: true)
    }
}
