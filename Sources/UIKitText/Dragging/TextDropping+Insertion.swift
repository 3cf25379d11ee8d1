import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Text that a drop moves to elsewhere in its view.
private struct MovedText {
    let range: Range<Int>
    let string: String
}

/// The change of the text by a drop. The view's delegate is asked before, and one undo reverts all of it.
extension TextDropping {
    /// Moves or copies a part of the text to a position of the text. The part is inserted before it is removed, so that the text
    /// is complete if the delegate refuses either.
    func dropOwnText(_ range: Range<Int>, at place: Int, moves: Bool) {
        guard !(range.lowerBound...range.upperBound).contains(place) else { return }
        editing.unmark()
        let part = editing.textStore.part(range)
        let moved = moves ? movedText(range) : nil
        guard let place = text.mayChange(place..<place, to: part.string) else { return }
        view.clearsOnInsertion = false
        // Both changes are in one undo group, as are all of one turn.
        editing.replace(place, with: part, named: .paste)
        let end = min(editing.length, place.lowerBound + part.length)
        select(min(place.lowerBound, end)..<end, replacing: place, removing: moved)
    }

    /// Pastes the items as the proposal wants, and removes the text from which they were moved.
    ///
    /// - Parameter onEnd: Called when all items are loaded and pasted.
    func paste(
        _ items: [UIDragItem], at place: Int, _ action: UITextDropProposal.Action, removing former: Range<Int>?,
        _ onEnd: @escaping () -> Void
    ) {
        let items = items.filter { view.acceptsPasting([$0.itemProvider]) }
        guard !items.isEmpty else { return onEnd() }
        editing.unmark()
        let (range, moved) = (range(of: action, at: place), former.map(movedText))
        TextPaste.begin(with: items.map { ($0.itemProvider, $0.localObject) }, into: view, replacing: range) {
            [weak self] replaced, pasted in
            if let self, !pasted.isEmpty {
                select(pasted, replacing: replaced, removing: replaced == range ? moved : nil)
            }
            onEnd()
        }
    }

    private func movedText(_ range: Range<Int>) -> MovedText {
        MovedText(range: range, string: editing.textStore.string(in: range))
    }

    /// The range that dropped text replaces.
    private func range(of action: UITextDropProposal.Action, at place: Int) -> Range<Int> {
        switch action {
        case .replaceAll: return 0..<editing.length
        case .replaceSelection where !editing.selection.isEmpty: return editing.selection.range
        case .insert, .replaceSelection: return place..<place
        }
    }

    /// Selects dropped text, and removes the text from which it was moved.
    private func select(_ dropped: Range<Int>, replacing range: Range<Int>, removing moved: MovedText?) {
        var dropped = dropped
        if let moved, !range.overlaps(moved.range) {
            let shift = range.lowerBound <= moved.range.lowerBound ? dropped.count - range.count : 0
            dropped = remove(moved, shiftedBy: shift, keeping: dropped)
        }
        text.select(TextSelection(dropped))
        self.dropped = editing.selection.range
    }

    /// Removes moved text, unless the delegates have changed it. Returns the range of the dropped text afterwards.
    private func remove(_ moved: MovedText, shiftedBy shift: Int, keeping dropped: Range<Int>) -> Range<Int> {
        let former = moved.range.lowerBound + shift..<moved.range.upperBound + shift
        guard former.lowerBound >= 0, former.upperBound <= editing.length, !former.overlaps(dropped),
            editing.textStore.string(in: former) == moved.string, text.mayChange(former, to: "") == former
        else { return dropped }
        editing.replace(former, with: "", .other, named: .paste)
        guard former.lowerBound < dropped.lowerBound else { return dropped }
        return dropped.lowerBound - former.count..<dropped.upperBound - former.count
    }
}
