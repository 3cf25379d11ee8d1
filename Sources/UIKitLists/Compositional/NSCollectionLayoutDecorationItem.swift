import Foundation
import QuartzCore

/// A view that no data source gives, such as the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The position among the views of the section; cells and supplementary views are at 1 or in front of it.
    open var zIndex = 0

    /// Makes a view of an element kind behind a whole section, less the item's content insets.
    open class func background(elementKind: String) -> Self {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return make(self, beginningWith: LayoutItemBeginning(size: size, kind: elementKind))
    }

    /// The kind by which the layout knows the view's class.
    open var elementKind: String { beginning.kind }

    override func adopt(_ original: NSCollectionLayoutItem) {
        super.adopt(original)
        if let original = original as? NSCollectionLayoutDecorationItem { zIndex = original.zIndex }
    }

    var decoration: CompositionDecoration {
        CompositionDecoration(kind: elementKind, insets: contentInsets, zIndex: zIndex)
    }
}
