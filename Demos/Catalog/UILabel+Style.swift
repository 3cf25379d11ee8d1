import UIKit

extension UILabel {
    /// Makes a label of a text style; 0 lines are as many as the text needs.
    convenience init(
        _ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label, numberOfLines: Int = 1
    ) {
        self.init()
        self.text = text
        self.numberOfLines = numberOfLines
        font = .preferredFont(forTextStyle: style)
        textColor = color
    }
}
