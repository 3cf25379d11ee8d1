import CoreGraphics
import Foundation
import UIFoundation
package import UIKitCore

extension UICollectionViewCell: FocusListItem {
    package var focusList: (any FocusList)? { engine?.collection }

    /// Whether the collection allows the item to have the focus.
    var isFocusableItem: Bool { engine?.mayFocus(self) == true }

    /// The text by which a user who types finds the item: that of the configuration, or of the first label.
    var typedText: String? {
        if let content = contentConfiguration as? UIListContentConfiguration {
            return content.attributedText?.string ?? content.text
        }
        return contentView.firstLabelText
    }
}
