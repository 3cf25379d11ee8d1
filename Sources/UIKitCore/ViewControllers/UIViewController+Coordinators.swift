/// A controller can take part in several transitions at once.
///
/// For example, a presentation can begin during a switch of tabs, and a window can change its size during either.
extension UIViewController {
    /// The coordinator of the running transition that began last.
    package var runningCoordinator: TransitionCoordinator? { runningCoordinators.last }

    /// Adds the controller to a transition.
    func join(_ coordinator: TransitionCoordinator) { runningCoordinators.append(coordinator) }

    /// Removes the controller from a transition; no effect if it did not take part.
    func leave(_ coordinator: TransitionCoordinator?) { runningCoordinators.removeAll { $0 === coordinator } }
}
