public import Foundation

/// What a visual effect view does to what lies behind it; on its own it does nothing.
///
/// Effects are immutable, so a copy is the effect itself.
///
/// Status: partial – blurs; vibrancy and coding follow.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that changes nothing.
    public override init() { super.init() }

    /// The effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
