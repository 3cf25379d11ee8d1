import CoreGraphics
public import Foundation

/// Activates its view when items are dragged over it and stay there for a second, as a tap would do without a drag.
///
/// Of several views below the finger the innermost one is activated whose behavior allows it. A view that was activated is not
/// activated again until the items have left it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides when the view may be activated.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior

    /// Shows how far the interaction is.
    open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?

    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides where the view may be activated; nil for everywhere in it.
    ///   - interactionEffect: Shows the state; nil for a light on the target, or the highlight of a control, which blinks before
    ///     the activation.
    ///   - handler: Called for each activation.
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

    /// Makes an interaction that activates its view everywhere in it, with the usual look.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    /// An activation that is waited for is cancelled with a view that the interaction is taken off.
    open func willMove(to view: UIView?) {
        if self.view != nil { (ApplicationRuntime.current?.drag as? DragTransaction)?.springs.leave(self) }
    }

    open func didMove(to view: UIView?) { self.view = view }
}
