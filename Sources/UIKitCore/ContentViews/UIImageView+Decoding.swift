import Foundation
import UIFoundation

extension UIImageView {
    /// Reads the pictures.
    func decodeImageView(from coder: InterfaceCoder) {
        if let configuration = coder.symbolConfiguration("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = configuration
        }
        if let image = coder.image("image") { self.image = image }
        if let image = coder.image("highlightedImage") { highlightedImage = image }
        if let isOn = coder.flag("highlighted") { isHighlighted = isOn }
    }
}
