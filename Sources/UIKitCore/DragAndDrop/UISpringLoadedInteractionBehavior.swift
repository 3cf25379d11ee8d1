public import Foundation

/// Decides whether a spring-loaded interaction may activate its view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether the items at the context's location may activate the target. Called at each movement, also to continue.
    ///
    /// The method may set the context's target view and target item.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// The interaction was activated or cancelled; the default implementation is empty.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
