public import Foundation

/// Decides where and how long a view is spring-loaded.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether dragged items at the context's location may activate the target now. Asked for each movement, also to go on.
    ///
    /// It may set the target of the context.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// The interaction is over: it was activated or cancelled. By default does nothing.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
