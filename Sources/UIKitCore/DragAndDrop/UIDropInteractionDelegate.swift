/// Takes dropped items, and says beforehand how.
///
/// Every method has a default, so that a delegate writes only those that it needs. A session is told of in this order: whether it
/// is of any use, its coming, its movements, and its going or the drop.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
    /// Whether the session is of any use to the interaction; asked once for each session. By default true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// The items come over the interaction's view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// The items have come or moved over the view; says what a drop would do there. By default nothing.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// The items leave the view, or are let go over it to no effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// The items are dropped here: now they may be loaded.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// The animation of the drop is over.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// The session is over; told to all that it has come over, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// The preview with which an item settles; nil has it vanish at once. By default it shrinks where it was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// An item is about to settle.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}

    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
