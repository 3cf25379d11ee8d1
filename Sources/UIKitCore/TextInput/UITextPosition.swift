public import Foundation

/// A place in the text of a `UITextInput`, between two characters; what it holds is the subclass's business.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Makes a place that says nothing.
    public override init() { super.init() }
}
