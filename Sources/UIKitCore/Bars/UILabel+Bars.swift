import Foundation
import UIFoundation

extension UILabel {
    /// Makes the label of a button or title in a bar.
    convenience init(barFont font: UIFont) {
        self.init(frame: .zero)
        self.font = font
        textAlignment = .center
    }

    var isBlank: Bool { text?.isEmpty != false }
}
