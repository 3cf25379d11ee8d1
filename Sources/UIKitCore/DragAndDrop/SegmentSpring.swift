import Foundation

/// Has segments be chosen one by one.
final class SegmentSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let control = interaction.view as? UISegmentedControl, control.isEnabled,
            let index = control.springSegment(context)
        else { return false }
        context.targetItem = index
        context.targetView = control.segments[index]
        return true
    }
}
