import UIKit

extension UILabel {
    /// Makes a label with a font and a colour.
    convenience init(_ text: String = "", size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
    }
}
