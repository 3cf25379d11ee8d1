import CoreGraphics
import Foundation

extension UILabel {
    /// Whether a truncated text is shown in full, as a tool tip, while the pointer rests on the label.
    public var showsExpansionTextWhenTruncated: Bool {
        get { viewFlags.contains(.showsExpansionText) }
        set {
            if newValue { ToolTips.areThere = true }
            viewFlags.set(.showsExpansionText, newValue)
        }
    }

    /// The text of the tool tip; nil while the label shows all of it.
    var expansionText: String? {
        guard showsExpansionTextWhenTruncated, let text, !text.isEmpty else { return nil }
        let isOneLine = numberOfLines == 1
        let room = CGRect(
            x: 0, y: 0, width: isOneLine ? CGFloat.greatestFiniteMagnitude : bounds.width,
            height: CGFloat.greatestFiniteMagnitude)
        let whole = textRect(forBounds: room, limitedToNumberOfLines: isOneLine ? 1 : 0)
        if isOneLine { return whole.width > bounds.width ? text : nil }
        let lines = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
        return whole.height > min(lines.height, bounds.height) ? text : nil
    }
}
