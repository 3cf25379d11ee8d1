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
}
