import CoreGraphics
import CoreText
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Accepts dropped text in a text view: the delegate of its drop interaction.
final class TextDropping: UIDropInteractionDelegate {
    typealias TextView = any PastingTextView & UITextDroppable

    /// The distance, in points, from the upper or lower edge in which the text scrolls below the items.
    private static let scrollReach: CGFloat = 24
    /// Seconds between two scrolling steps, and the points of each.
    private static let scrollStep = (seconds: 1.0 / 30, distance: CGFloat(6))

    unowned let text: TextInteraction
    unowned let view: TextView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var caret = DropCaret()
    private var request: TextDropRequest?
    private var proposal: UITextDropProposal?
    /// The range of the dropped text once it is inserted, for its preview.
    var dropped: Range<Int>?
    private var editability = UITextDropEditability.no
    private var scrolling: DeadlineQueue.Deadline?
    /// Whether items are over the view.
    private(set) var isActive = false

    init(of text: TextInteraction, in view: TextView) { (self.text, self.view) = (text, view) }

    isolated deinit { scrolling?.cancel() }

    private var delegate: (any UITextDropDelegate)? { view.textDropDelegate }
    var editing: TextEditing { text.editing }

    // MARK: Course

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard view.allowsSelecting, view.mayLayOut, canLoad(session) else { return false }
        editability = .yes
        if !view.allowsEditing {
            editability =
                delegate?.textDroppableView(view, willBecomeEditableForDrop: makeRequest(for: session)) ?? .no
        }
        return editability != .no
    }

    /// Whether an item of the session can be pasted here.
    private func canLoad(_ session: any UIDropSession) -> Bool {
        session.items.contains { view.acceptsPasting([$0.itemProvider]) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        (isActive, request, dropped) = (true, nil, nil)
        delegate?.textDroppableView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard view.mayLayOut else { return UITextDropProposal(operation: .cancel) }
        let request = makeRequest(for: session)
        let proposal = proposal(for: request)
        showCaret(at: isInsertion(proposal, session) ? request.position : nil)
        scroll(near: session.location(in: view))
        delegate?.textDroppableView(view, dropSessionDidUpdate: session)
        return proposal
    }

    /// The delegate's proposal, which is asked for when the position in the text or the suggestion has changed.
    private func proposal(for request: TextDropRequest) -> UITextDropProposal {
        if let proposal, self.request?.isSame(as: request) == true { return proposal }
        let proposal = delegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
        (self.request, self.proposal) = (request, proposal)
        return proposal
    }

    private func isInsertion(_ proposal: UITextDropProposal, _ session: any UIDropSession) -> Bool {
        let isAllowed = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        let hasPlace = proposal.dropAction == .insert || proposal.dropAction == .replaceSelection && !hasSelection
        return isAllowed && hasPlace
    }

    private var hasSelection: Bool { !editing.selection.isEmpty }

    private func makeRequest(for session: any UIDropSession) -> TextDropRequest {
        let position = text.position(at: session.location(in: view))
        var operation = UIDropOperation.copy
        if let own = text.dragging?.range(in: session) {
            let copies = ApplicationRuntime.current?.modifierFlags.contains(.control) == true
            operation = copies || !session.allowsMoveOperation ? .copy : .move
            // Text that is dropped on itself stays.
            if (own.lowerBound...own.upperBound).contains(position.index) { operation = .cancel }
        }
        let isSameView = text.dragging?.isSource(of: session) == true
        return TextDropRequest(
            at: position, suggesting: operation, isSameView: isSameView, in: session, revision: editing.revision)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        delegate?.textDroppableView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        (request, proposal, dropped) = (nil, nil, nil)
        delegate?.textDroppableView(view, dropSessionDidEnd: session)
    }

    private func leave() {
        isActive = false
        showCaret(at: nil)
        scrolling?.cancel()
    }

    // MARK: The caret

    private func showCaret(at position: TextPosition?) {
        guard let position else { return caret.removeFromSuperview() }
        if caret.superview !== text.canvas { text.canvas.addSubview(caret) }
        UIView.performWithoutAnimation { caret.frame = text.geometry.caretRect(at: position) }
    }

    /// Scrolls a text view while the items are near its upper or lower edge.
    private func scroll(near point: CGPoint) {
        scrolling?.cancel()
        guard let scrollView = view as? UITextView, scrollView.isScrollEnabled, let clock = AppClock.current else {
            return
        }
        let room = view.editedRoom
        let reach = min(Self.scrollReach, room.height / 4)
        let isAbove = point.y < room.minY + reach
        guard isAbove || point.y > room.maxY - reach else { return }
        scrolling = clock.deadlines.schedule(at: clock.now + Self.scrollStep.seconds) { [weak self, weak scrollView] in
            guard let self, let scrollView, isActive else { return }
            var offset = scrollView.contentOffset
            offset.y += isAbove ? -Self.scrollStep.distance : Self.scrollStep.distance
            let former = scrollView.contentOffset
            scrollView.scroll(toOffset: offset, animated: false)
            if scrollView.contentOffset != former { interaction.updateSession() }
        }
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        leave()
        guard let request, let proposal else { return }
        delegate?.textDroppableView(view, willPerformDrop: request)
        guard proposal.dropPerformer == .view, view.mayLayOut else { return }
        let release = makeEditable()
        guard beginEditing(at: request.position, proposal.dropAction) else { return release() }
        // The delegates that were notified may have changed the text.
        let place = editing.boundary(atOrBefore: request.position.index)
        let own = text.dragging?.range(in: session)
        if let own, proposal.useFastSameViewOperations, proposal.dropAction == .insert {
            view.performByUser { dropOwnText(own, at: place, moves: proposal.operation == .move) }
            return release()
        }
        let moved = proposal.operation == .move ? own : nil
        paste(session.items, at: place, proposal.dropAction, removing: moved, release)
    }

    /// Makes a read-only view editable as the delegate has answered; the result reverts that.
    private func makeEditable() -> () -> Void {
        guard !view.allowsEditing, let view = view as? UITextView else { return {} }
        view.isEditable = true
        return editability == .temporary ? { [weak view] in view?.isEditable = false } : {}
    }

    private func beginEditing(at position: TextPosition, _ action: UITextDropProposal.Action) -> Bool {
        guard !view.isEditing else { return true }
        text.chosenSelection =
            action == .replaceSelection && hasSelection
            ? editing.selection : TextSelection(at: position.index, isUpstream: position.isUpstream)
        return view.becomeFirstResponder() && view.isEditing
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // All items settle as one text.
        guard let request, item === request.dropSession.items.first else { return defaultPreview }
        let usual = dropped.flatMap(text.preview) ?? defaultPreview
        guard let delegate else { return usual }
        return delegate.textDroppableView(view, previewForDroppingAllItemsWithDefault: usual) ?? defaultPreview
    }
}
