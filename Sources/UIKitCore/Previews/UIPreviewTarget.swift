public import CoreGraphics
public import Foundation

/// A place in a view that a preview lifts from or settles at.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
    /// The view around the preview.
    open private(set) var container: UIView
    /// The middle of the preview, in the container's space.
    open private(set) var center: CGPoint
    /// How the preview is turned and scaled there.
    open private(set) var transform: CGAffineTransform

    /// Makes a place in a view that is in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        if container.window == nil {
            fatalError(
                "A preview was to be shown in \(ObjectNames.label(of: container)), which is in no window. Add it to one before, "
                    + "or give a UIPreviewTarget with a container that is.")
        }
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Makes a place in a view that is in a window, for a preview that is neither turned nor scaled.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The same, since nothing of it changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
