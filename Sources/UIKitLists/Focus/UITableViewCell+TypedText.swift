import Foundation
import UIKitCore

extension UITableViewCell {
    /// The text by which a user who types finds the row: that of the configuration, of the style, or of the first label.
    var typedText: String? {
        if let content = contentConfiguration as? UIListContentConfiguration {
            return content.attributedText?.string ?? content.text
        }
        if let text = parts.textLabel?.text, !text.isEmpty { return text }
        return contentView.firstLabelText
    }
}

extension UIView {
    /// The first text in labels inside, as they were added.
    fileprivate var firstLabelText: String? {
        for view in subviews where !view.isHidden {
            if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
            if let text = view.firstLabelText { return text }
        }
        return nil
    }
}
