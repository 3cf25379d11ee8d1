import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

/// Items by the beginning of their text.
extension CollectionEngine: SoughtItems {
    var firstItem: ItemPosition? { counts.first }

    func typedText(of item: ItemPosition) -> String? {
        if let cell = cell(at: appPath(of: item)) { return cell.typedText }
        guard isPrepared, !needsPreparation, let attributes = attributes(of: .cell(item)), !attributes.isHidden else {
            return nil
        }
        let view = askForView(attributes)
        let text = (view as? UICollectionViewCell)?.typedText
        letWait(view, attributes.key)
        return text
    }

    func titledItem(startingWith text: String) -> ItemPosition? {
        guard let title = index.title(startingWith: text), let item = item(ofIndexTitle: title), has(item) else {
            return nil
        }
        return mayFocus(item) ? item : focusableItem(from: item, isForward: true)
    }
}
