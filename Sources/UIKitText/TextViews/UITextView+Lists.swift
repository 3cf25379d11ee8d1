import Foundation
import UIFoundation
import UIKitCore

/// The items of lists while text is typed. A line end in an item makes the next item, because typed text takes over the
/// paragraph style; in an item without text it ends the list.
extension UITextView {
    /// Takes the paragraph of the caret out of its innermost list, if it is an item without text.
    func leaveListInEmptyItem() -> Bool {
        guard let paragraph = itemAtCaret, store.string(in: paragraph).allSatisfy(\.isNewline) else { return false }
        leaveList(paragraph)
        return true
    }

    /// Takes the paragraph that begins at the caret out of its innermost list.
    func leaveListAtBeginning() -> Bool {
        guard let paragraph = itemAtCaret else { return false }
        leaveList(paragraph)
        return true
    }

    /// The item that begins at the caret of the user, where markers are drawn; in TextKit 1 they are characters.
    private var itemAtCaret: Range<Int>? {
        guard isByUser, allowsEditing, !clearsOnInsertion, !contentState.usesTextKit1, editing.marked == nil,
            editing.selection.isEmpty
        else { return nil }
        let caret = editing.selection.range.lowerBound
        let paragraph = store.paragraphRange(around: caret)
        guard caret == paragraph.lowerBound else { return nil }
        let style = paragraph.isEmpty ? editing.currentStyle : store.part(paragraph).runs[0].style
        return Self.isInList(style) ? paragraph : nil
    }

    private static func isInList(_ style: TextStyle) -> Bool {
        (style.attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.isEmpty == false
    }

    private func leaveList(_ paragraph: Range<Int>) {
        let caret = editing.selection
        if !paragraph.isEmpty {
            var text = store.part(paragraph)
            text.changeStyles(Self.leavingList)
            editing.replace(paragraph, with: text, named: .typing)
            editing.select(caret)
        }
        // The style of the character before the caret, which is in the list, would be that of the next one typed.
        editing.restyle { Self.isInList($0) ? Self.leavingList($0) : $0 }
        contentDidChange()
    }

    /// A style with one list less, and without the indents of lists when none is left.
    private static func leavingList(_ style: TextStyle) -> TextStyle {
        guard let former = style.attributes[.paragraphStyle] as? NSParagraphStyle else { return style }
        let new = NSMutableParagraphStyle()
        new.setParagraphStyle(former)
        new.textLists = former.textLists.dropLast()
        if new.textLists.isEmpty { (new.firstLineHeadIndent, new.headIndent) = (0, 0) }
        return style.adding([.paragraphStyle: new])
    }
}
