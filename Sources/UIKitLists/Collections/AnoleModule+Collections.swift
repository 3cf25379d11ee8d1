import UIKitCore

extension AnoleModule {
    /// The properties of collections and their cells that interface files and apps reach by key.
    static func exposeCollections(to x: AnoleExports) {
        x.alias("UICollectionView", UICollectionView.self)
        x.alias("UICollectionReusableView", UICollectionReusableView.self)
        x.alias("UICollectionViewCell", UICollectionViewCell.self)
        x.alias("UICollectionViewListCell", UICollectionViewListCell.self)
        x.alias("UICollectionViewCellContentView", CollectionCellContentView.self)
        x.alias("UICollectionViewController", UICollectionViewController.self)
        x.alias("UICollectionViewLayout", UICollectionViewLayout.self)
        x.alias("UICollectionViewFlowLayout", UICollectionViewFlowLayout.self)
        exposeCollectionView(to: x)
        exposeCell(to: x)
        exposeFlowLayout(to: x)
    }

    private static func exposeCollectionView(to x: AnoleExports) {
        x.property("delegate", \UICollectionView.delegate)
        x.property("dataSource", \UICollectionView.dataSource)
        x.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
        x.property("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
        x.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
        x.property("backgroundView", \UICollectionView.backgroundView)
        x.property("allowsSelection", \UICollectionView.allowsSelection)
        x.property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        x.property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
        x.property("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
        x.property("editing", \UICollectionView.isEditing)
        x.property("collectionView", \UICollectionViewController.collectionView)
        x.property("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
        x.property(
            "installsStandardGestureForInteractiveMovement",
            \UICollectionViewController.installsStandardGestureForInteractiveMovement)
        x.property("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    }

    private static func exposeCell(to x: AnoleExports) {
        x.property("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
        x.property("contentView", \UICollectionViewCell.contentView)
        x.property("backgroundView", \UICollectionViewCell.backgroundView)
        x.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        x.property("selected", \UICollectionViewCell.isSelected)
        x.property("highlighted", \UICollectionViewCell.isHighlighted)
        x.property("indentationLevel", \UICollectionViewListCell.indentationLevel)
        x.property("indentationWidth", \UICollectionViewListCell.indentationWidth)
        x.property("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    }

    private static func exposeFlowLayout(to x: AnoleExports) {
        x.property("collectionView", \UICollectionViewLayout.collectionView)
        x.property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        x.property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        x.property("itemSize", \UICollectionViewFlowLayout.itemSize)
        x.property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        x.property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        x.property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        x.property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
        x.property("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        x.property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    }
}
