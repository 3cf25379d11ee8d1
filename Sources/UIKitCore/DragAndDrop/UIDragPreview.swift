import CoreGraphics
public import Foundation

/// A view as the user is to see it while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
    /// The view that is shown; it need be in no window, and has the size that it is to have.
    open private(set) var view: UIView
    /// The part of it that shows, as it was when the preview was made.
    open private(set) var parameters: UIDragPreviewParameters

    /// Makes a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Makes a preview of a part of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters.adopted(by: UIDragPreviewParameters()))
        super.init()
    }

    /// The same, since nothing of it changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
