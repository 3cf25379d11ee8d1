public import Foundation

/// A position in the text of a `UITextInput`, between two characters. Subclasses hold the offset, or another form of it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Makes a position without an offset, for subclasses.
    public override init() { super.init() }
}
