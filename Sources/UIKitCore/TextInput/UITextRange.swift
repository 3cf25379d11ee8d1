public import Foundation

/// A range of the text of a `UITextInput`. Subclasses hold its bounds.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Makes a range without bounds, for subclasses.
    public override init() { super.init() }

    /// Whether the range holds no text, as a caret.
    open var isEmpty: Bool { true }

    /// The position where the range begins.
    open var start: UITextPosition { UITextPosition() }

    /// The position where the range ends.
    open var end: UITextPosition { UITextPosition() }
}
