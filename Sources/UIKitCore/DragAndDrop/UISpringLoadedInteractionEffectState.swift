/// The state of a spring-loaded interaction.
public nonisolated enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No items are above the target.
    case inactive = 0
    /// Items are above the target, which is activated if they rest there.
    case possible = 1
    /// The target is about to be activated; effects blink.
    case activating = 2
    /// The target was activated; effects end.
    case activated = 3
}
