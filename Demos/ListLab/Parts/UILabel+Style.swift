import UIKit

extension UILabel {
    /// Makes a label whose font follows the text size that the user prefers.
    convenience init(style: UIFont.TextStyle, lines: Int, color: UIColor = .label) {
        self.init()
        numberOfLines = lines
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
    }
}
