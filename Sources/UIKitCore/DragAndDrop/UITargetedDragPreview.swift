/// A view as the user is to see it while it is dragged, and the place that it lifts from or settles at.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// A preview of the same view for another place.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
