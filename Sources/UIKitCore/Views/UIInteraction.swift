/// A behaviour that is added to a view with all that it needs, such as a context menu.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that it was added to; kept weakly by the interaction.
    var view: UIView? { get }

    /// It is about to be added to a view, or with nil taken off the one that it has.
    func willMove(to view: UIView?)

    /// It was added to a view, or with nil taken off.
    func didMove(to view: UIView?)
}
