import UIKit

/// An activation by dragged items.
class ClientSpringLoadedInteraction: UISpringLoadedInteraction {
    override init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        super.init(
            interactionBehavior: interactionBehavior, interactionEffect: interactionEffect, activationHandler: handler)
    }

    override var interactionBehavior: any UISpringLoadedInteractionBehavior { super.interactionBehavior }
    override var interactionEffect: (any UISpringLoadedInteractionEffect)? { super.interactionEffect }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A behavior and an effect of an app's own.
class ClientSpringBehavior: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        context.targetView = interaction.view
        context.targetItem = context.location(in: nil)
        return context.state == .inactive || context.targetItem != nil
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}

/// Switches springs on, by Apple's names.
enum ClientSpringLoading {
    @MainActor static func load(_ supporting: any UISpringLoadedInteractionSupporting) -> UISpringLoadedInteraction {
        supporting.isSpringLoaded = !supporting.isSpringLoaded
        return UISpringLoadedInteraction { _, _ in }
    }
}
