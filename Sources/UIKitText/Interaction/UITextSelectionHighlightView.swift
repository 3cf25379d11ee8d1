public import UIKitCore

/// A view that is drawn behind selected text.
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the space of the text's view; empty for a caret.
    var selectionRects: [UITextSelectionRect] { get set }
}
