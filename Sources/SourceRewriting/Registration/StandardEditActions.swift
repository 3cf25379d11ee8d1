/// Actions that responders may implement, as UIKit's protocol of this name has them.
enum StandardEditActions {
    /// Full names.
    static let names: Set<String> = [
        "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "pasteAndGo(_:)", "pasteAndSearch(_:)",
        "select(_:)", "selectAll(_:)", "delete(_:)", "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
        "increaseSize(_:)", "decreaseSize(_:)", "makeTextWritingDirectionLeftToRight(_:)",
        "makeTextWritingDirectionRightToLeft(_:)", "duplicate(_:)", "move(_:)", "rename(_:)", "export(_:)", "find(_:)",
        "findAndReplace(_:)", "findNext(_:)", "findPrevious(_:)", "useSelectionForFind(_:)",
    ]
}
