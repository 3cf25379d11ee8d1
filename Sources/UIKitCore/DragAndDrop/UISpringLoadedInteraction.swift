import CoreGraphics
public import Foundation

/// Activates its view when items are dragged over it and rest there for a second.
///
/// If several views below the finger have such an interaction, the innermost one is activated whose behavior permits it. A view
/// is not activated again until the items have left it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides whether the view may be activated.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior

    /// Shows the state of the interaction to the user.
    open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?

    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides whether the view may be activated; nil permits it everywhere in the view.
    ///   - interactionEffect: Shows the state. Nil highlights the target, which blinks before the activation.
    ///   - handler: Called at each activation.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? SpringBehavior()
        self.interactionEffect = interactionEffect ?? SpringLight()
        self.handler = handler
        super.init()
    }

    /// Makes an interaction with a handler of activations, the default behavior and the default effect.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    /// Cancels a pending activation when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        if self.view != nil { (ApplicationRuntime.current?.drag as? DragTransaction)?.springs.leave(self) }
    }

    open func didMove(to view: UIView?) { self.view = view }
}
