/// A place in a view that a dragged item lifts from or settles at.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
