package import UIFoundation

/// One change of an edited text, with the former text and selection that undoing it needs.
package final class TextChange {
    /// The kind of a change; consecutive changes of one kind are undone together.
    package enum Kind { case typing, deleting, other }

    /// The name of a change in undo commands.
    package enum Name: String {
        case typing = "Typing"
        case cut = "Cut"
        case paste = "Paste"
        case delete = "Delete"
        case replace = "Replace"
    }

    package let kind: Kind
    package let name: Name
    /// The range of the inserted text.
    package var range: Range<Int>
    /// The replaced text, which undoing puts back.
    package var former: AttributedText
    /// The selection before the change.
    package let formerSelection: TextSelection
    package private(set) var selection: TextSelection

    package init(
        _ kind: Kind, named name: Name = .typing, range: Range<Int>, former: AttributedText,
        formerSelection: TextSelection, selection: TextSelection
    ) {
        (self.kind, self.name, self.range, self.former) = (kind, name, range, former)
        (self.formerSelection, self.selection) = (formerSelection, selection)
    }

    /// Merges a change that begins where this one ended.
    ///
    /// - Returns: False when the changes cannot be undone as one; this one is then unchanged.
    package func goOn(with next: TextChange) -> Bool {
        guard merge(next) else { return false }
        selection = next.selection
        return true
    }

    /// Whether the deleted characters were behind the caret, and not before it.
    private var isForward: Bool { formerSelection.head <= range.lowerBound }

    private func merge(_ next: TextChange) -> Bool {
        if kind == .typing, next.kind == .typing, next.former.length == 0, next.range.lowerBound == range.upperBound {
            range = range.lowerBound..<next.range.upperBound
            return true
        }
        guard next.kind == .deleting, next.range.isEmpty else { return false }
        let removed = next.range.lowerBound..<next.range.lowerBound + next.former.length
        if kind == .typing, removed.upperBound == range.upperBound, removed.lowerBound >= range.lowerBound {
            range = range.lowerBound..<removed.lowerBound
            return true
        }
        guard kind == .deleting, range.isEmpty, isForward == next.isForward else { return false }
        if removed.upperBound == range.lowerBound {
            former.replace(0..<0, with: next.former)
            range = next.range
            return true
        }
        guard removed.lowerBound == range.lowerBound else { return false }
        former.replace(former.length..<former.length, with: next.former)
        return true
    }
}
