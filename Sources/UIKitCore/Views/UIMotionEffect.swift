public import Foundation
public import UIFoundation

/// A change of a view that follows the direction from which the user looks at the screen; on its own it changes nothing.
///
/// Status: partial – a desktop does not feel how it is held, so no view is changed, and there are no archives.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    /// Makes an effect that changes nothing.
    public override init() { super.init() }

    /// Answers what is added to the values of key paths for a direction of looking; nil for nothing.
    ///
    /// - Parameter viewerOffset: The direction, from -1 to 1 on each axis; zero is straight before the screen.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Makes an effect of the same class with the same values; a class of an app's copies its own.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    func duplicate() -> UIMotionEffect { UIMotionEffect() }
}
