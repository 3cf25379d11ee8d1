public import Foundation
public import UIFoundation

/// A change of a view that follows the angle from which the user looks at the screen; the base class has no effect.
///
/// Status: partial – a desktop has no motion sensor, so no view is changed, and there are no archives.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    /// Makes an effect without values.
    public override init() { super.init() }

    /// Returns the values to add to the values at key paths for a viewing angle; nil for none.
    ///
    /// - Parameter viewerOffset: The viewing angle, from -1 to 1 on each axis; zero is straight before the screen.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Makes an effect of the same class with the same values; a class of an app's copies its own.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    func duplicate() -> UIMotionEffect { UIMotionEffect() }
}
