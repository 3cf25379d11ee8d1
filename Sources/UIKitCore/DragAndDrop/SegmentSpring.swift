import Foundation

/// Makes the segment below the dragged items the target of a segmented control's spring-loaded interaction.
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
