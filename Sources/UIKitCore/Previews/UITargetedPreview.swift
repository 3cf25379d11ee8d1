import CoreGraphics
public import Foundation

/// A view as the user is to see it while it is lifted off its place, and that place.
///
/// The view may be in a window or not; the target's container has to be in one.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
    /// The view that is shown.
    open private(set) var view: UIView
    /// The part of it that shows, as it was when the preview was made.
    open private(set) var parameters: UIPreviewParameters
    /// The place that the preview lifts from or settles at.
    open private(set) var target: UIPreviewTarget

    /// Makes a preview of a view for a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters.copied(), target)
        super.init()
    }

    /// Makes a preview of a view where it is, which has to be in a window.
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

    /// Makes a preview of a whole view where it is, which has to be in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view in points.
    open var size: CGSize { view.bounds.size }

    /// A preview of the same view for another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The same, since nothing of it changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
