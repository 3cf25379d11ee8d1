/// How far a spring-loaded interaction is, by which its effect shows it.
public nonisolated enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No items are above the target, or they are and it was activated before.
    case inactive = 0
    /// Items are above the target, which is activated when they stay.
    case possible = 1
    /// The target is about to be activated.
    case activating = 2
    /// The target is activated now; it looks as usual again.
    case activated = 3
}
