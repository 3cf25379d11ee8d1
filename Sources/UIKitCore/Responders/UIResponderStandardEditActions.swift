public import Foundation
import UIFoundation

/// The editing actions that the framework sends up the responder chain, by keys and from menus.
///
/// Every responder has the methods; to do one of them, override it, and `canPerformAction(_:withSender:)` to say when it can be
/// done.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Puts what is on the pasteboard in the selection's place.
    func paste(_ sender: Any?)
    /// Puts what is on the pasteboard in the selection's place, with the style around.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects what is at the place in question.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Has the text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or plain again.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or upright again.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection's text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection's text smaller.
    func decreaseSize(_ sender: Any?)
    /// Puts what is on the pasteboard in the selection's place and goes there, as an address.
    func pasteAndGo(_ sender: Any?)
    /// Puts what is on the pasteboard in the selection's place and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Makes another one of what is selected, or of the document.
    func duplicate(_ sender: Any?)
    /// Moves what is selected, or the document, to another place.
    func move(_ sender: Any?)
    /// Gives what is selected, or the document, another name.
    func rename(_ sender: Any?)
    /// Writes what is selected, or the document, into a file of another kind.
    func export(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
    /// Begins to search the content.
    func find(_ sender: Any?)
    /// Begins to search the content and to replace what is found.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next place that was found.
    func findNext(_ sender: Any?)
    /// Goes to the previous place that was found.
    func findPrevious(_ sender: Any?)
    /// Has the selection searched for next.
    func useSelectionForFind(_ sender: Any?)
    /// Gives the selected text, and what is typed next, the attributes that a handler makes of those that they have.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
