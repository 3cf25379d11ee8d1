import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Lifts the selected text of a text view: the delegate of its drag interaction.
final class TextDragging: UIDragInteractionDelegate {
    typealias TextView = any EditableTextView & UITextDraggable

    private unowned let text: TextInteraction
    private unowned let view: TextView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The range that is lifted or dragged, and the revision of the text that it is valid for; nil between drags.
    private var dragged: (range: Range<Int>, revision: Int)?
    /// Whether text is lifted or dragged.
    private(set) var isActive = false

    init(of text: TextInteraction, in view: TextView) { (self.text, self.view) = (text, view) }

    private var delegate: (any UITextDragDelegate)? { view.textDragDelegate }
    private var editing: TextEditing { text.editing }

    /// Whether a press at a point of the view may lift the selection.
    func mayLift(at point: CGPoint) -> Bool {
        guard interaction.isEnabled, interaction.view != nil, view.allowsSelecting, view.mayLayOut,
            !view.isSecureTextEntry, !editing.selection.isEmpty
        else { return false }
        return text.isSelected(text.geometry.position(at: point), at: point)
    }

    /// The range of the dragged text; nil if the text has changed since it was lifted, or no text is dragged.
    var draggedRange: Range<Int>? {
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
            text.selectInsteadOfDragging(from: point)
            return []
        }
        dragged = (range, revision)
        return items
    }

    private func suggestedItem(for range: Range<Int>) -> UIDragItem {
        UIDragItem(itemProvider: NSItemProvider(object: editing.textStore.part(range).attributed))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        delegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session) ?? ownPreview
    }

    /// The lines of the dragged text; nil if none of them is visible.
    private var ownPreview: UITargetedDragPreview? {
        guard view.window != nil, let range = draggedRange else { return nil }
        let room = text.canvas.bounds.intersection(view.bounds)
        let lines = text.geometry.rects(of: range, showingIn: room).map { $0.intersection(room) }.filter { !$0.isEmpty }
        guard let first = lines.first else { return nil }
        let box = lines.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
        let made = text.withoutMarks {
            view.resizableSnapshotView(from: box, afterScreenUpdates: true, withCapInsets: .zero)
        }
        guard let picture = made else { return nil }
        picture.frame = CGRect(origin: .zero, size: box.size)
        let rects = lines.map { NSValue(cgRect: $0.offsetBy(dx: -box.minX, dy: -box.minY)) }
        return UITargetedDragPreview(
            view: picture, parameters: UIDragPreviewParameters(textLineRects: rects),
            target: UIDragPreviewTarget(container: view, center: CGPoint(x: box.midX, y: box.midY)))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        isActive = true
        delegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session)
        animator.addCompletion { [weak self] in if $0 == .start { self?.endLift() } }
    }

    /// The finger was lifted before it moved: opens the menu, as after any long press.
    private func endLift() {
        (isActive, dragged) = (false, nil)
        text.openMenu()
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
        (isActive, dragged) = (false, nil)
        delegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
}
