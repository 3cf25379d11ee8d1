public import CoreGraphics
public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows items in sections at the positions of a layout, with cells only for the visible ones.
///
/// Counts are read from the data source, when the collection is first laid out and after `reloadData()`; all frames are the
/// layout's. The delegate is the scroll view's as well.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    private let firstLayout: UICollectionViewLayout
    private(set) lazy var engine = CollectionEngine(of: self, firstLayout)

    // MARK: Making

    /// Makes a collection with a frame in the space of the superview to be.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - layout: Says where items are; it belongs to this collection from now on.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(frame: frame)
        prepare()
    }

    /// Makes a collection from an archive: an interface file gives it its layout, and the prototypes of its views.
    ///
    /// Cells, headers and footers that are dequeued by a prototype's identifier are made from it. Without a layout in the file
    /// the collection has a plain flow layout.
    public required init?(coder: NSCoder) {
        firstLayout = Self.layout(in: coder)
        super.init(coder: coder)
        prepare(from: coder)
    }

    /// The layout, which positions the items; a new one is applied at once, without animation.
    ///
    /// During an interactive transition it is the transition layout.
    open var collectionViewLayout: UICollectionViewLayout {
        get { engine.layout }
        set { engine.changeLayout(to: newValue, animated: false, completion: nil) }
    }

    /// Has another layout say where items are, in one motion or at once.
    ///
    /// - Parameters:
    ///   - layout: The layout, which belongs to this collection from now on; the one that it has already is left as it is.
    ///   - animated: Whether items move from where they were to where they will be.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        engine.changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Changes the layout, animated or at once.
    ///
    /// Cells and supplementary views that both layouts show are kept, and so is the selection. Content that is at its beginning
    /// stays there unless a selected item is visible. Else that item keeps its position on screen as far as possible, or the one
    /// in the middle where none is selected; the layout and the delegate may set another offset.
    ///
    /// - Parameters:
    ///   - layout: The layout, which belongs to this collection from now on; the one that it has already is left as it is.
    ///   - animated: Whether items move from where they were to where they will be.
    ///   - completion: Called when the animation has ended, never at once; false where the collection is in no window.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { engine.changeLayout(to: layout, animated: animated, completion: completion) }

    /// Called when an interactive transition is over: whether the next layout is the collection's now, and whether all motion
    /// has ended.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins an interactive transition to another layout, which one of the methods below ends.
    ///
    /// The transition layout is the collection's layout meanwhile: set its progress. Another transition before its end stops
    /// the program.
    ///
    /// - Parameters:
    ///   - layout: Another layout than that of the collection.
    ///   - completion: Called when the final animation has ended.
    /// - Returns: The delegate's transition layout, or a plain one.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { engine.startTransition(to: layout, completion) }

    /// Ends an interactive transition at the next layout; without one the program stops.
    open func finishInteractiveTransition() { engine.endTransition(isFinished: true) }

    /// Ends an interactive transition at the layout and the offset at which it began; without one the program stops.
    open func cancelInteractiveTransition() { engine.endTransition(isFinished: false) }

    // MARK: Data

    /// Gives sections, items and views; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { engine.forget() } }
    }

    /// The delegate, which decides about the selection and is notified of the display and selection of items; not retained.
    open var delegate: (any UICollectionViewDelegate)? {
        get { engine.delegate }
        set { storedDelegate = newValue }
    }

    @_spi(Subclassing) open override weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet { engine.delegateDidChange() }
    }

    /// Gets the data of items ready that will soon be shown; nil for none, and not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { engine.prefetching.sourceDidChange() } }
    }

    /// Whether the data source for prefetching is notified of items that will soon be visible; true at first. Setting false
    /// cancels all prefetching.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { engine.prefetching.stop() } }
    }

    /// Has all numbers read anew and all cells made anew in the next layout, and forgets the selection. The offset stays where it
    /// can.
    open func reloadData() { engine.reload() }

    /// The number of sections, as the data source said last.
    open var numberOfSections: Int { engine.loadedCounts.sections.count }

    /// The number of items in a section, as the data source said last.
    open func numberOfItems(inSection section: Int) -> Int { engine.itemCount(in: section) }

    // MARK: Look

    /// Lies behind all cells, as large as the collection, and does not scroll; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { engine.backgroundDidChange(from: oldValue) } }
    }

    /// After which changes in cells items that size themselves get another size; at first after those of configurations.
    ///
    /// In an animation block items move along with it.
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

    // MARK: Making views

    /// Sets the class, `cellClass`, of which cells are made for an `identifier`; nil forgets it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        engine.registerCell(cellClass, identifier)
    }

    /// Sets the nib from which cells are made for an `identifier`; nil forgets it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        engine.registerCell(nib, identifier)
    }

    /// Sets the class, `viewClass`, of which views of an `elementKind` are made for an `identifier`; nil forgets it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { engine.registerEdge(viewClass, elementKind, identifier) }

    /// Sets the nib from which views of a `kind` are made for an `identifier`; nil forgets it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { engine.registerEdge(nib, kind, identifier) }

    /// A cell for the item at `indexPath`, one that waits under an `identifier` or a further one; it has the item's frame.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { engine.dequeueCell(identifier, for: indexPath) }

    /// A view of an `elementKind` at `indexPath`, one that waits under an `identifier` or a further one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { engine.dequeueEdge(elementKind, identifier, for: indexPath) }

    /// A cell that a `registration` made or that waits, filled for an `item` at `indexPath`; nil for the item stops the program.
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { engine.dequeue(using: registration, for: indexPath, item: item) }

    /// A supplementary view that a `registration` made or that waits, filled for `indexPath`.
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { engine.dequeue(using: registration, for: indexPath) }

    // MARK: Items on screen

    /// The cells in sight, in no order.
    open var visibleCells: [UICollectionViewCell] {
        engine.visible(.cell).compactMap { $0.view as? UICollectionViewCell }
    }

    /// The items in sight, in no order.
    open var indexPathsForVisibleItems: [IndexPath] { engine.visiblePaths(.cell) }

    /// The supplementary views of an `elementKind` in sight, in no order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        engine.visible(.supplementaryView, elementKind).map(\.view)
    }

    /// The paths of supplementary views of an `elementKind` in sight, in no order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        engine.visiblePaths(.supplementaryView, elementKind)
    }

    /// The cell of the item at `indexPath`; nil for one that has none now.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { engine.cell(at: indexPath) }

    /// The supplementary view of an `elementKind` at `indexPath`; nil where there is none now.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        engine.edge(elementKind, at: indexPath)
    }

    /// The item of a cell; nil for a cell that shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { engine.path(of: cell) }

    /// The path of a supplementary view; nil for one that does not show.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        engine.path(of: supplementaryView)
    }

    /// The item at a point of the content; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { engine.path(at: point) }

    /// The layout's attributes of the item at `indexPath`; nil for none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { engine.shownAttributes(of: .cell(engine.askedPosition(of: $0))) }
    }

    /// The layout's attributes of a supplementary view of a `kind` at `indexPath`; nil for none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { engine.shownAttributes(of: .supplementary(kind, $0)) }
    }

    // MARK: Scrolling

    /// Scrolls to the item at `indexPath`, with a position for each direction or the shortest distance.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { engine.scroll(to: indexPath, at: scrollPosition, animated: animated) }

    // MARK: Updates

    /// Adds sections, named by their indices after the update.
    open func insertSections(_ sections: IndexSet) { engine.insertSections(sections) }

    /// Removes sections, named by their indices before the update.
    open func deleteSections(_ sections: IndexSet) { engine.deleteSections(sections) }

    /// Reloads sections, named by their indices before the update. Their numbers of items may change.
    open func reloadSections(_ sections: IndexSet) { engine.reloadSections(sections) }

    /// Moves a section from its index before the update to another index after it, `newSection`.
    open func moveSection(_ section: Int, toSection newSection: Int) { engine.moveSection(section, newSection) }

    /// Adds items, named by their index paths after the update.
    open func insertItems(at indexPaths: [IndexPath]) { engine.insertItems(indexPaths) }

    /// Removes items, named by their index paths before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { engine.deleteItems(indexPaths) }

    /// Reloads items, named by their index paths before the update, with other cells.
    open func reloadItems(at indexPaths: [IndexPath]) { engine.reloadItems(indexPaths) }

    /// Asks the data source to update the existing cells of items, and sizes these again.
    open func reconfigureItems(at indexPaths: [IndexPath]) { engine.reconfigureItems(indexPaths) }

    /// Moves the item at `indexPath` before the update to another path after it, `newIndexPath`.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { engine.moveItem(indexPath, newIndexPath) }

    /// Makes all changes of a closure at once, in one animation.
    ///
    /// The closure is called at once, and the data has to be changed in it; afterwards counts and cells are the new ones.
    ///
    /// - Parameters:
    ///   - updates: The changes; nil for none.
    ///   - completion: Called when the animation has ended, never at once; false where the collection is in no window.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performUpdates(updates, completion: completion)
    }

    // MARK: Interactive movement

    /// Begins to move an item as a gesture says; the others make room, and the data stays as it is until the end.
    ///
    /// An update, a reload or another layout in the middle ends the movement with the item where it was.
    ///
    /// - Parameter indexPath: The item; one that is not there stops the program.
    /// - Returns: Whether it can be moved: the data source lets it, it is on screen, and no other one is being moved.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        engine.beginMovement(of: indexPath)
    }

    /// Moves the middle of the item to a point, `targetPosition`, in the collection's space, and the item to the position there.
    ///
    /// Near the edges the collection scrolls and the item stays where it is on screen. Without a movement this has no
    /// effect.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        engine.movement?.follow(targetPosition)
    }

    /// Lays the item down in its new position, and has the data source move it in its data if that is another one.
    open func endInteractiveMovement() { engine.endMovement() }

    /// Moves the item back to its former position; the data source is not notified.
    open func cancelInteractiveMovement() { engine.cancelMovement() }

    // MARK: Drag and drop

    /// Provides the drag items of items; not retained. Without a delegate, items cannot be dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { engine.dragDelegatesDidChange() } }

    /// Accepts drops on the collection; not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { engine.dragDelegatesDidChange() } }

    /// Whether items can be dragged; true by default, as in iOS since version 15.
    open var dragInteractionEnabled = true {
        didSet { if dragInteractionEnabled != oldValue { engine.dragDelegatesDidChange() } }
    }

    /// Whether items of the collection are being lifted or dragged.
    open var hasActiveDrag: Bool { engine.hasActiveDrag }

    /// Whether items are being dragged over the collection.
    open var hasActiveDrop: Bool { engine.hasActiveDrop }

    /// The speed with which a gap opens below a drag; immediate by default.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether items that are dragged over an item and rest there for a second select it like a tap; false by default.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue) { ListSpring.interaction(of: engine) } }
    }

    /// Whether the items on screen differ from those of the data: there is a gap for a drag, or an item is being moved.
    open var hasUncommittedUpdates: Bool {
        engine.gap != nil || engine.movement != nil || !engine.placeholders.isEmpty
    }

    // MARK: Selection

    /// Whether the user can select items.
    open var allowsSelection = true

    /// Whether the user can select several items.
    open var allowsMultipleSelection = false { didSet { engine.selectionLimitDidChange() } }

    /// Whether the user can select items while the collection is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several items while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected items in the order in which they were selected; empty for none.
    open var indexPathsForSelectedItems: [IndexPath]? { engine.selectedPaths }

    /// Selects the item at `indexPath` without notifying the delegate, and scrolls to it if a position is given.
    ///
    /// nil takes all selection away.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        engine.select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes the selection of the item at `indexPath` away without a word to the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { engine.deselect(indexPath) }

    /// Whether the items show that they are edited.
    open var isEditing: Bool {
        get { engine.isEditing }
        set { engine.setEditing(newValue) }
    }

    // MARK: Menus

    /// Opens the context menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : engine.menus.interaction }

    // MARK: Focus

    /// Whether items can have the keyboard's focus.
    ///
    /// Arrow keys move it to the next item in their direction. Typed letters move it to the next item whose text begins with
    /// them; for items that are not visible, cells are made to read the text, and among very many, those beyond the next thousand
    /// are found by the index.
    open var allowsFocus = true { didSet { setNeedsLayout() } }

    /// Whether items can have the keyboard's focus while the collection is edited.
    open var allowsFocusDuringEditing = true { didSet { setNeedsLayout() } }

    /// Whether an item that gets the focus is selected by that.
    open var selectionFollowsFocus = false

    /// Whether the focus returns to the item that had it last.
    open var remembersLastFocusedIndexPath = false

    // MARK: Restoration

    /// Encodes the offset, and which items are selected and first in sight where the data source names them.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        engine.encodeItems(with: coder)
    }

    /// Restores the offset, and the selection and the first item in sight as soon as there are items, without a word to the
    /// delegate.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        engine.decodeItems(with: coder)
    }

    // MARK: UIView

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        engine.touchedView(super.hitTest(point, with: event), at: point)
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UICollectionView.self }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            engine.boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            engine.frameWillChange(to: newValue)
            super.frame = newValue
        }
    }

    @_spi(Subclassing) open override func restingOffset(proposing offset: CGPoint, velocity: CGPoint) -> CGPoint {
        engine.restingOffset(proposing: offset, velocity)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        engine.insetsDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        engine.insetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        engine.surroundingsDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut()
        engine.prefetching.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        engine.textSizeMayHaveChanged()
        engine.surroundingsDidChange()
    }

    @_spi(Subclassing) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        engine.layoutDirectionDidChange()
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && engine.mayUpdateFocus(in: context)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        engine.focusDidUpdate(context, coordinator)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touches.begin(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touches.move(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touches.end(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touches.cancel() }
}
