public import Foundation

/// The effect of a visual effect view on the content behind it; the base class has no effect.
///
/// Effects are immutable, so a copy is the effect itself.
///
/// Status: partial – blurs, and vibrancy by its colours; coding is not implemented.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect without a visible result.
    public override init() { super.init() }

    /// The effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
