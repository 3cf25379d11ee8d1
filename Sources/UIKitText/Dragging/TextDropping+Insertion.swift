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
        // Both changes are in one undo group, as are all of one turn.
        put(part, in: place..<place, removing: moves ? range : nil)
    }

    /// Removes moved text, unless the delegates have changed it.
    ///
    /// - Parameters:
    ///   - former: The range of the text.
    ///   - string: The text.
    ///   - dropped: The range of the dropped text.
    /// - Returns: The range of the dropped text afterwards.
    private func remove(_ former: Range<Int>, _ string: String, _ dropped: Range<Int>) -> Range<Int> {
        guard former.upperBound <= editing.length, editing.textStore.string(in: former) == string,
            text.mayChange(former, to: "") == former
        else { return dropped }
        editing.replace(former, with: "", .other, named: .paste)
        guard former.lowerBound < dropped.lowerBound else { return dropped }
        return dropped.lowerBound - former.count..<dropped.upperBound - former.count
    }

    /// Puts text in a range if the delegate permits, removes the text from which it was moved, and selects it.
    private func put(_ part: AttributedText, in range: Range<Int>, removing former: Range<Int>?) {
        let string = former.map { editing.textStore.string(in: $0) }
        guard part.length > 0, let range = text.mayChange(range, to: part.string) else { return }
        view.clearsOnInsertion = false
        editing.replace(range, with: part, named: .paste)
        var dropped = range.lowerBound..<min(editing.length, range.lowerBound + part.length)
        if let former, let string, !range.overlaps(former) {
            let shift = range.lowerBound <= former.lowerBound ? part.length - range.count : 0
            dropped = remove(former.lowerBound + shift..<former.upperBound + shift, string, dropped)
        }
        text.select(TextSelection(dropped))
    }

    /// Inserts loaded text as the proposal wants, and removes the text from which it was moved.
    func insert(
        _ loaded: AttributedText, at place: Int, _ action: UITextDropProposal.Action, removing former: Range<Int>?
    ) {
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
        put(part, in: range, removing: former)
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
                use(Self.joined($0.compactMap { ($0 as? NSString).map(Self.plain) }))
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

    /// Plain text, without the placeholder characters of attachments.
    private static func plain(_ string: NSString) -> AttributedText {
        AttributedText((string as String).replacing("\u{FFFC}", with: ""))
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
