public import CoreGraphics
public import Foundation

/// A position in a view from which a preview is lifted or to which it moves.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
    /// The superview of the preview.
    open private(set) var container: UIView
    /// The centre of the preview, in the container's space.
    open private(set) var center: CGPoint
    /// The transform of the preview there.
    open private(set) var transform: CGAffineTransform

    /// Makes a position in a view that is in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        if container.window == nil {
            fatalError(
                "A preview was to be shown in \(ObjectNames.label(of: container)), which is in no window. Add it to one before, "
                    + "or give a UIPreviewTarget with a container that is.")
        }
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Makes a position in a view that is in a window, with the identity transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The object itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
