public import Foundation

/// The pointer's location when a region is requested.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// In the space of the interaction's view.
    open private(set) var location: CGPoint

    /// The modifier keys that are held.
    open private(set) var modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
