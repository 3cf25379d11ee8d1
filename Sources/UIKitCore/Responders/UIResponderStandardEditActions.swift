public import Foundation
import UIFoundation

/// The editing actions that the framework sends up the responder chain, from keys and menus.
///
/// Every responder has the methods. To perform one, override it, and `canPerformAction(_:withSender:)` to return when it
/// is possible.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Replaces the selection by the content of the pasteboard, in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects the content at the present position, such as a word.
    func select(_ sender: Any?)
    /// Selects the whole content.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Sets the writing direction to left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction to right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or regular again.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or upright again.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or removes the underline.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection's text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection's text smaller.
    func decreaseSize(_ sender: Any?)
    /// Replaces the selection by the content of the pasteboard and opens it as an address.
    func pasteAndGo(_ sender: Any?)
    /// Replaces the selection by the content of the pasteboard and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Duplicates the selection or the document.
    func duplicate(_ sender: Any?)
    /// Moves the selection or the document elsewhere.
    func move(_ sender: Any?)
    /// Renames the selection or the document.
    func rename(_ sender: Any?)
    /// Exports the selection or the document to another format.
    func export(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
    /// Begins to search the content.
    func find(_ sender: Any?)
    /// Begins to search the content and to replace matches.
    func findAndReplace(_ sender: Any?)
    /// Selects the next match.
    func findNext(_ sender: Any?)
    /// Selects the previous match.
    func findPrevious(_ sender: Any?)
    /// Uses the selection as the next search text.
    func useSelectionForFind(_ sender: Any?)
    /// Changes the attributes of the selected text and of the text typed next by a handler.
    ///
    /// - Parameter conversionHandler: Returns new attributes for the present ones.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
