public import Foundation

/// The targets, by their identifiers, for which a scene can or should be shown.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Whether the scene can be shown for a target; by default always.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether the scene is preferred for a target; by default never.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Makes the conditions of a scene that can be shown for every target.
    public override init() { super.init() }
}
