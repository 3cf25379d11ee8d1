/// Calls the deprecated unwinding methods without a warning; apps may still override them.
@MainActor protocol FormerUnwinding {
    func isWillingToUnwind(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool
    func unwindTarget(for action: Selector, from source: UIViewController, sender: Any?) -> UIViewController?
    func unwindSegue(
        to destination: UIViewController, from source: UIViewController, identifier: String?
    ) -> UIStoryboardSegue?
}

extension UIViewController: FormerUnwinding {
    @available(*, deprecated)
    func isWillingToUnwind(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: source, withSender: sender as Any)
    }

    @available(*, deprecated)
    func unwindTarget(for action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        forUnwindSegueAction(action, from: source, withSender: sender)
    }

    @available(*, deprecated)
    func unwindSegue(
        to destination: UIViewController, from source: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { segueForUnwinding(to: destination, from: source, identifier: identifier) }
}
