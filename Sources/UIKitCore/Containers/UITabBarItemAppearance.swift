public import Foundation

/// How the tabs of a bar look, state by state; what an item says itself comes first.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, BarAppearancePart {
    var onChange: () -> Void = {} {
        didSet { for state in states { state.onChange = onChange } }
    }

    /// Makes the usual look.
    public override init() { super.init() }

    /// A copy that changes for itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    final func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (state, copied) in zip(states, copy.states) {
            copied.titleTextAttributes = state.titleTextAttributes
            (copied.iconColor, copied.badgeBackgroundColor) = (state.iconColor, state.badgeBackgroundColor)
        }
        return copy
    }

    /// At rest.
    public let normal = UITabBarItemStateAppearance()
    /// Chosen.
    public let selected = UITabBarItemStateAppearance()
    /// Switched off.
    public let disabled = UITabBarItemStateAppearance()
    /// With the keyboard's focus.
    public let focused = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}
