import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The change of the text by a drop. The view's delegate is asked before, and one undo reverts all of it.
extension TextDropping {
    /// Moves or copies a part of the text to a position of the text. The part is inserted before it is removed, so that the text
    /// is complete if the delegate refuses either.
    func dropOwnText(_ range: Range<Int>, at place: Int, moves: Bool) {
        guard !(range.lowerBound...range.upperBound).contains(place) else { return }
        editing.unmark()
        let part = editing.textStore.part(range)
        // Both changes are in one undo group, as all of one turn are.
        guard var dropped = put(part, in: place..<place) else { return }
        if moves {
            let shift = dropped.lowerBound <= range.lowerBound ? part.length : 0
            dropped = remove(range.lowerBound + shift..<range.upperBound + shift, part, dropped)
        }
        text.select(TextSelection(dropped))
    }

    /// Removes the moved text from its former range, unless the delegates have changed it there.
    ///
    /// - Returns: The range of the dropped text then.
    private func remove(_ former: Range<Int>, _ part: AttributedText, _ dropped: Range<Int>) -> Range<Int> {
        guard former.upperBound <= editing.length, editing.textStore.string(in: former) == part.string,
            text.mayChange(former, to: "") == former
        else { return dropped }
        editing.replace(former, with: "", .other, named: .paste)
        guard former.lowerBound < dropped.lowerBound else { return dropped }
        return dropped.lowerBound - former.count..<dropped.upperBound - former.count
    }

    /// Puts text in a range, if the delegate permits.
    ///
    /// - Returns: The range of the text.
    private func put(_ part: AttributedText, in range: Range<Int>) -> Range<Int>? {
        guard part.length > 0, let range = text.mayChange(range, to: part.string) else { return nil }
        view.clearsOnInsertion = false
        editing.replace(range, with: part, named: .paste)
        return range.lowerBound..<min(editing.length, range.lowerBound + part.length)
    }

    /// Inserts text from elsewhere as the proposal wants, and selects it.
    func insert(_ loaded: AttributedText, at place: Int, _ action: UITextDropProposal.Action) {
        guard view.isEditing, view.allowsEditing, view.mayLayOut else { return }
        editing.unmark()
        let range: Range<Int>
        switch action {
        case .replaceAll: range = 0..<editing.length
        case .replaceSelection where !editing.selection.isEmpty: range = editing.selection.range
        case .insert, .replaceSelection:
            let place = editing.boundary(atOrBefore: place)
            range = place..<place
        }
        var part = loaded
        part.replaceCharacters(with: view.accepted(part.string))
        let style = editing.textStore.style(replacing: range) ?? editing.standardStyle
        part = text.editsAttributes ? part.over(style) : AttributedText(part.string, style: style)
        guard let dropped = put(part, in: range) else { return }
        text.select(TextSelection(dropped))
    }

    // MARK: Loading

    /// Loads the text of all items; without text, the images as attachments.
    func load(_ session: any UIDropSession, _ use: @escaping (AttributedText) -> Void) {
        if view.allowsEditingTextAttributes, session.canLoadObjects(ofClass: NSAttributedString.self) {
            session.loadObjects(ofClass: NSAttributedString.self) {
                use(Self.joined($0.compactMap { ($0 as? NSAttributedString).map(Self.known) }))
            }
        } else if session.canLoadObjects(ofClass: NSString.self) {
            session.loadObjects(ofClass: NSString.self) {
                use(Self.joined($0.compactMap { ($0 as? NSString).map { AttributedText($0 as String) } }))
            }
        } else {
            session.loadObjects(ofClass: UIImage.self) {
                use(
                    $0.compactMap { $0 as? UIImage }.reduce(into: AttributedText()) {
                        $0.append(
                            AttributedText("\u{FFFC}", style: TextStyle([.attachment: NSTextAttachment(image: $1)])))
                    })
            }
        }
    }

    /// Attributed text with the attributes that dropped text keeps.
    private static func known(_ attributed: NSAttributedString) -> AttributedText {
        var text = AttributedText(attributed)
        text.changeStyles { style in
            TextStyle(style.attributes.filter { TextInteraction.knownKeys.contains($0.key) })
        }
        return text
    }

    /// The texts of several items, each on a line.
    private static func joined(_ texts: [AttributedText]) -> AttributedText {
        texts.dropFirst().reduce(into: texts.first ?? AttributedText()) {
            $0.append(AttributedText("\n"))
            $0.append($1)
        }
    }
}
