public import Foundation

/// Shows on a target how far its spring-loaded interaction is.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The context has another state.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
