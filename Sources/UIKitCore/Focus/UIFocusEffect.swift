public import Foundation

/// The display of the focus on an item; this class leaves it to the system, which draws a ring that follows the item's shape.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
    /// Leaves the effect to the system.
    public override init() { super.init() }

    /// The effect of items that set none.
    static let system = UIFocusEffect()

    /// An effect with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(effect: duplicate()) }.effect
    }

    func duplicate() -> UIFocusEffect { self }

    /// Carries a copy from the main actor back to the caller, which is on it.
    private struct UncheckedCopy: @unchecked Sendable {
        let effect: UIFocusEffect
    }
}
