public import Foundation

/// A part of the text of a `UITextInput`; subclasses say which.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Makes a range that says nothing.
    public override init() { super.init() }

    /// Whether it holds no text, as a caret.
    open var isEmpty: Bool { true }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}
