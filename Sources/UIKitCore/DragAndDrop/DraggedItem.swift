/// One item of a drag with its picture.
struct DraggedItem {
    let item: UIDragItem
    /// The preview with which it was lifted.
    let lifted: UITargetedDragPreview
    var picture: DragPreviewView
}
