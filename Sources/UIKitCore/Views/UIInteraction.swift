/// A behaviour that can be added to a view, such as a context menu.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view of the interaction, which the interaction does not retain.
    var view: UIView? { get }

    /// The interaction is about to be added to a view, or with nil removed from its view.
    func willMove(to view: UIView?)

    /// The interaction was added to a view, or with nil removed.
    func didMove(to view: UIView?)
}
