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
