public import Foundation
public import UIFoundation

/// One rectangle of a selection, usually its part of a line. Subclasses hold the values.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// Makes an empty rectangle.
    public override init() { super.init() }

    /// The rectangle, in the space of the view with the text.
    open var rect: CGRect { .zero }

    /// The direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }

    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }

    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}
