public import Foundation
public import UIFoundation

/// One rectangle of a selection, usually the part of a line; subclasses say which.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// Makes an empty rectangle.
    public override init() { super.init() }

    /// In the space of the view with the text.
    open var rect: CGRect { .zero }

    /// Which way the text in it runs.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection begins here.
    open var containsStart: Bool { false }

    /// Whether the selection ends here.
    open var containsEnd: Bool { false }

    /// Whether the text runs up and down.
    open var isVertical: Bool { false }
}
