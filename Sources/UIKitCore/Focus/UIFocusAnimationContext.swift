public import Foundation

/// What animations that go along with the focus can know of it.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: AnyObject {
    /// Seconds that the change takes.
    var duration: TimeInterval { get }
}
