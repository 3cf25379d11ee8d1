import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Text that is dragged.
private struct DraggedText {
    let range: Range<Int>
    /// The revision of the text that the range is valid for.
    let revision: Int
    let session: any UIDragSession
    /// Whether the text is lifted or dragged; before it the items are known only.
    var isLifted = false
}

/// Lifts the selected text of a text view: the delegate of its drag interaction.
final class TextDragging: UIDragInteractionDelegate {
    typealias TextView = any PastingTextView & UITextDraggable

    private unowned let text: TextInteraction
    private unowned let view: TextView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The text that may be lifted, that is lifted or dragged.
    private var dragged: DraggedText?
    /// Whether text is lifted or dragged.
    var isActive: Bool { dragged?.isLifted == true }

    init(of text: TextInteraction, in view: TextView) { (self.text, self.view) = (text, view) }

    private var delegate: (any UITextDragDelegate)? { view.textDragDelegate }
    private var editing: TextEditing { text.editing }

    /// Whether a press at a point of the view may lift the selection.
    func mayLift(at point: CGPoint) -> Bool {
        guard interaction.isEnabled, interaction.view != nil, view.allowsSelecting, view.mayLayOut,
            !view.isSecureTextEntry, !editing.selection.isEmpty, !isSelecting
        else { return false }
        return text.isSelected(text.position(at: point), at: point)
    }

    /// Whether the touch selects text, or moves the caret or a handle.
    private var isSelecting: Bool {
        guard let drag = text.drag else { return false }
        return drag.unit != .press && (drag.unit != .character || drag.isByMouse)
    }

    /// Whether a session has text of this view.
    func isSource(of session: any UIDropSession) -> Bool {
        guard let dragged, let local = session.localDragSession else { return false }
        return dragged.isLifted && dragged.session === local
    }

    /// The range of a session's text; nil if the text has changed since it was lifted, or is from elsewhere.
    func range(in session: any UIDropSession) -> Range<Int>? { isSource(of: session) ? draggedRange : nil }

    private var draggedRange: Range<Int>? {
        guard let dragged, dragged.revision == editing.revision else { return nil }
        return dragged.range
    }

    // MARK: Lift

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let point = session.location(in: view)
        guard mayLift(at: point) else { return [] }
        let (range, revision) = (editing.selection.range, editing.revision)
        let request = TextDragRequest(range, suggesting: [suggestedItem(for: range)], in: session)
        let items = delegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
        guard !items.isEmpty else {
            text.actInsteadOfDragging(from: point)
            return []
        }
        dragged = DraggedText(range: range, revision: revision, session: session)
        return items
    }

    private func suggestedItem(for range: Range<Int>) -> UIDragItem {
        UIDragItem(itemProvider: NSItemProvider(object: editing.textStore.part(range).attributed))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        delegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
            ?? draggedRange.flatMap(text.preview)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        dragged?.isLifted = true
        delegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session)
        animator.addCompletion { [weak self] in if $0 == .start { self?.endLift(of: session) } }
    }

    /// The finger was lifted before it moved: opens the menu, as after any long press.
    private func endLift(of session: any UIDragSession) {
        forget(session)
        if view.isEditing { text.openMenu() }
    }

    /// The view may have lifted other text while the end of a drag was animated.
    private func forget(_ session: any UIDragSession) {
        if dragged?.session === session { dragged = nil }
    }

    // MARK: Course

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        delegate?.textDraggableView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { view.allowsEditing }

    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        forget(session)
        delegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
}
