public import Foundation
public import UIFoundation
public import UIKitCore

/// A view that is a handle at an end of a selection.
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection: leading for its start, trailing for its end.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text is vertical.
    var isVertical: Bool { get }
    /// The shape of the stem; nil for the handle's own.
    var customShape: UIBezierPath? { get set }
    /// The frame of the handle at the rectangle of a caret, in the space of the caret.
    func preferredFrame(for rect: CGRect) -> CGRect
}
