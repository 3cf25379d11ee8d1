import UIKit

/// A collection that an app changes.
class ClientCollectionView: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set { super.collectionViewLayout = newValue }
    }
    override var dataSource: (any UICollectionViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { super.prefetchDataSource }
        set { super.prefetchDataSource = newValue }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set { super.isPrefetchingEnabled = newValue }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
        get { super.selfSizingInvalidation }
        set { super.selfSizingInvalidation = newValue }
    }
    override var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { super.dragDelegate }
        set { super.dragDelegate = newValue }
    }
    override var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { super.dropDelegate }
        set { super.dropDelegate = newValue }
    }
    override var isSpringLoaded: Bool {
        get { super.isSpringLoaded }
        set { super.isSpringLoaded = newValue }
    }
    override var reorderingCadence: UICollectionView.ReorderingCadence {
        get { super.reorderingCadence }
        set { super.reorderingCadence = newValue }
    }
    override var dragInteractionEnabled: Bool {
        get { super.dragInteractionEnabled }
        set { super.dragInteractionEnabled = newValue }
    }
    override var hasActiveDrag: Bool { super.hasActiveDrag }
    override var hasActiveDrop: Bool { super.hasActiveDrop }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set { super.allowsSelectionDuringEditing = newValue }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { super.allowsMultipleSelectionDuringEditing }
        set { super.allowsMultipleSelectionDuringEditing = newValue }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        super.setCollectionViewLayout(layout, animated: animated)
    }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
    override func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { super.startInteractiveTransition(to: layout, completion: completion) }
    override func finishInteractiveTransition() { super.finishInteractiveTransition() }
    override func cancelInteractiveTransition() { super.cancelInteractiveTransition() }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        super.beginInteractiveMovementForItem(at: indexPath)
    }
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        super.updateInteractiveMovementTargetPosition(targetPosition)
    }
    override func endInteractiveMovement() { super.endInteractiveMovement() }
    override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
    override func reloadData() { super.reloadData() }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        super.indexPath(forSupplementaryView: supplementaryView)
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
    override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
    override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
    override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    override var allowsFocus: Bool {
        get { super.allowsFocus }
        set { super.allowsFocus = newValue }
    }
    override var allowsFocusDuringEditing: Bool {
        get { super.allowsFocusDuringEditing }
        set { super.allowsFocusDuringEditing = newValue }
    }
    override var selectionFollowsFocus: Bool {
        get { super.selectionFollowsFocus }
        set { super.selectionFollowsFocus = newValue }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { super.remembersLastFocusedIndexPath }
        set { super.remembersLastFocusedIndexPath = newValue }
    }
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
}

/// A move of the focus in a collection.
class ClientCollectionViewFocusUpdateContext: UICollectionViewFocusUpdateContext {
    override var previouslyFocusedIndexPath: IndexPath? { super.previouslyFocusedIndexPath }
    override var nextFocusedIndexPath: IndexPath? { super.nextFocusedIndexPath }
}

extension ClientCollectionView {
    static func use(_ collection: UICollectionView, _ nib: UINib) {
        let cells = UICollectionView.CellRegistration<ClientCollectionViewCell, String> { cell, indexPath, item in
            cell.title = item + "\(indexPath.item)"
        }
        let nibCells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) { _, _, _ in }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in _ = (view, kind, indexPath) }
        let footers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: nib, elementKind: UICollectionView.elementKindSectionFooter
        ) { _, _, _ in }
        let path = IndexPath(item: 0, section: 0)
        let cell: ClientCollectionViewCell = collection.dequeueConfiguredReusableCell(
            using: cells, for: path, item: "A")
        _ = collection.dequeueConfiguredReusableCell(using: nibCells, for: path, item: 1)
        _ = collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        _ = collection.dequeueConfiguredReusableSupplementary(using: footers, for: path)
        _ = cell.title
        collection.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: true)
        collection.selectItem(at: path, animated: false, scrollPosition: .top)
        collection.selectItem(at: nil, animated: false, scrollPosition: [])
        collection.performBatchUpdates({ collection.reloadSections([0]) }) { finished in _ = finished }
        collection.performBatchUpdates { collection.insertItems(at: [path]) }
        collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { finished in _ = finished }
        let transition = collection.startInteractiveTransition(to: UICollectionViewFlowLayout()) {
            completed, finished in
            _ = completed && finished
        }
        transition.transitionProgress = 0.5
        collection.beginInteractiveMovementForItem(at: path)
        collection.updateInteractiveMovementTargetPosition(.zero)
        collection.endInteractiveMovement()
        let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
        let positions: [UICollectionView.ScrollPosition] = [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ]
        let categories: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
        let invalidations: [UICollectionView.SelfSizingInvalidation] = [
            .disabled, .enabled, .enabledIncludingConstraints,
        ]
        _ = (directions, positions, categories, invalidations)
    }
}
