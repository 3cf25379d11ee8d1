import UIKit

/// A proposal for a text view of an app's own.
class ClientTextDropProposal: UITextDropProposal {
    override init(operation: UIDropOperation) { super.init(operation: operation) }

    override var dropAction: UITextDropProposal.Action {
        get { super.dropAction }
        set { super.dropAction = newValue }
    }
    override var dropPerformer: UITextDropProposal.Performer {
        get { super.dropPerformer }
        set { super.dropPerformer = newValue }
    }
    override var dropProgressMode: UITextDropProposal.ProgressMode {
        get { super.dropProgressMode }
        set { super.dropProgressMode = newValue }
    }
    override var useFastSameViewOperations: Bool {
        get { super.useFastSameViewOperations }
        set { super.useFastSameViewOperations = newValue }
    }
}

/// A text view that watches what is dragged and dropped.
class ClientDraggedTextView: UITextView {
    override var isTextDragActive: Bool { super.isTextDragActive }
    override var isTextDropActive: Bool { super.isTextDropActive }
    override var textDragDelegate: (any UITextDragDelegate)? {
        get { super.textDragDelegate }
        set { super.textDragDelegate = newValue }
    }
    override var textDragInteraction: UIDragInteraction? { super.textDragInteraction }
    override var textDragOptions: UITextDragOptions {
        get { super.textDragOptions }
        set { super.textDragOptions = newValue }
    }
    override var textDropDelegate: (any UITextDropDelegate)? {
        get { super.textDropDelegate }
        set { super.textDropDelegate = newValue }
    }
    override var textDropInteraction: UIDropInteraction? { super.textDropInteraction }
}

/// A text field that watches what is dragged and dropped.
class ClientDraggedTextField: UITextField {
    override var isTextDragActive: Bool { super.isTextDragActive }
    override var isTextDropActive: Bool { super.isTextDropActive }
    override var textDragDelegate: (any UITextDragDelegate)? {
        get { super.textDragDelegate }
        set { super.textDragDelegate = newValue }
    }
    override var textDragInteraction: UIDragInteraction? { super.textDragInteraction }
    override var textDragOptions: UITextDragOptions {
        get { super.textDragOptions }
        set { super.textDragOptions = newValue }
    }
    override var textDropDelegate: (any UITextDropDelegate)? {
        get { super.textDropDelegate }
        set { super.textDropDelegate = newValue }
    }
    override var textDropInteraction: UIDropInteraction? { super.textDropInteraction }
}

/// A delegate of both that answers everything.
final class ClientTextDragDelegate: NSObject, UITextDragDelegate, UITextDropDelegate {
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let _: UITextRange = dragRequest.dragRange
        let _: any UIDragSession = dragRequest.dragSession
        return dragRequest.isSelected ? dragRequest.suggestedItems : dragRequest.existingItems
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop dropRequest: any UITextDropRequest
    ) -> UITextDropEditability {
        let _: UITextPosition = dropRequest.dropPosition
        let _: any UIDropSession = dropRequest.dropSession
        return dropRequest.isSameView ? .no : textDroppableView.isTextDropActive ? .temporary : .yes
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}

enum ClientTextDragging {
    static var allActions: [UITextDropProposal.Action] { [.insert, .replaceSelection, .replaceAll] }
    static var allProgressModes: [UITextDropProposal.ProgressMode] { [.system, .custom] }
    static var allPerformers: [UITextDropProposal.Performer] { [.view, .delegate] }
    static var allEditabilities: [UITextDropEditability] { [.no, .temporary, .yes] }
    static var allOptions: UITextDragOptions { [.stripTextColorFromPreviews] }
}
