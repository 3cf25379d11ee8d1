import CoreGraphics
import Foundation
import UIKitLists

/// A stage whose delegate says the sizes of items.
class SizedStage: CollectionStage, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes(indexPath) }
}
