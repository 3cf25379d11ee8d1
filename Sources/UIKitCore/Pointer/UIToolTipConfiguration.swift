public import Foundation

/// The text of a tool tip, and the part of its view to which it belongs.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The text.
    open private(set) var toolTip: String
    /// The part in which the pointer may move while the tip is shown, in the view's space; null for all of the view.
    open private(set) var sourceRect: CGRect

    /// Makes a tip about a whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

    /// Makes a tip about a part of a view.
    public init(toolTip: String, in sourceRect: CGRect) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }
}
