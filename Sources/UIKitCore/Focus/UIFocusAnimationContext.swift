public import Foundation

/// Properties of a focus update for animations that run along with it.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: AnyObject {
    /// Seconds that the change takes.
    var duration: TimeInterval { get }
}
