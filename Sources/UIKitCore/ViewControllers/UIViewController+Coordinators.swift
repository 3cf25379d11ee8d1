/// A controller can take part in several transitions at once: a presentation can begin while its tabs are being switched, and a
/// window can get another size in the middle of either.
extension UIViewController {
    /// The coordinator of the transition that began last, of those that run.
    package var runningCoordinator: TransitionCoordinator? { runningCoordinators.last }

    /// The controller takes part in a transition from now on.
    func join(_ coordinator: TransitionCoordinator) { runningCoordinators.append(coordinator) }

    /// A transition is over for the controller, whether or not it took part.
    func leave(_ coordinator: TransitionCoordinator?) { runningCoordinators.removeAll { $0 === coordinator } }
}
