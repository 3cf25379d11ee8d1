import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

extension UICollectionViewFlowLayout {
    /// Reads the lengths, the direction and the pins of an interface file.
    func decodeFlow(from coder: InterfaceCoder) {
        if let direction = coder.choice("scrollDirection", Self.directions) { scrollDirection = direction }
        if let spacing = coder.number("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = coder.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        decodeSizes(from: coder)
        if let insets = coder.insets("sectionInset") { sectionInset = insets }
        if let reference = coder.choice("sectionInsetReference", Self.references) { sectionInsetReference = reference }
        if let pins = coder.flag("sectionHeadersPinToVisibleBounds") { sectionHeadersPinToVisibleBounds = pins }
        if let pins = coder.flag("sectionFootersPinToVisibleBounds") { sectionFootersPinToVisibleBounds = pins }
    }

    private func decodeSizes(from coder: InterfaceCoder) {
        if let size = coder.size("itemSize") { itemSize = size }
        if let size = coder.size("estimatedItemSize") { estimatedItemSize = size }
        // Editors also write the item's size, for their own display.
        if coder.flag("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
        if let size = coder.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = coder.size("footerReferenceSize") { footerReferenceSize = size }
    }

    // MARK: Words

    private static let directions: KeyValuePairs<String, UICollectionView.ScrollDirection> = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]

    private static let references: KeyValuePairs<String, SectionInsetReference> = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
    ]
}
