import CoreGraphics
public import Foundation

/// A view that is shown while it is lifted, with the position from which it is lifted.
///
/// The view may be in a window or not; the target's container has to be in one.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
    /// The view of the preview.
    open private(set) var view: UIView
    /// The visible part and the background, copied when the preview was made.
    open private(set) var parameters: UIPreviewParameters
    /// The position from which the preview is lifted or to which it moves.
    open private(set) var target: UIPreviewTarget

    /// Makes a preview of a view with a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters.copied(), target)
        super.init()
    }

    /// Makes a preview of a view at its present position; it has to be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            fatalError(
                "A preview was made of \(ObjectNames.label(of: view)), which is in no other view. Add it to one in a window "
                    + "before, or give a UIPreviewTarget with a container that is.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Makes a preview of a whole view at its present position; it has to be in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view in points.
    open var size: CGSize { view.bounds.size }

    /// A preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The object itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
