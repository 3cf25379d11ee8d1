import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UICollectionViewCell: SelectionSegues {
    package var selectionSegue: (() -> Void)? {
        get { parts.selectionSegue }
        set { parts.selectionSegue = newValue }
    }

    package var accessorySegue: (() -> Void)? {
        get { parts.accessorySegue }
        set { parts.accessorySegue = newValue }
    }
}
