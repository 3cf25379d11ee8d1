import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The elements of a collection: their numbers, the views of those on screen, and which items are selected.
final class CollectionEngine {
    unowned let collection: UICollectionView

    var counts = ItemCounts()
    var isLoaded = false
    /// Whether the layout has to be prepared before the next question.
    var needsPreparation = true
    /// Whether the layout was prepared since it is that of the collection.
    var isPrepared = false
    var isLayingOut = false
    /// The number of times that all state was discarded. A layout during which it changes begins again.
    var generation = 0
    /// The layout's elements around the visible part; nil until they are requested.
    var page: LayoutPage?
    /// All elements that have views.
    var shown = ShownItems<ElementKey, ShownElement>()
    /// New views of which the delegate was not notified yet.
    var appearing: [ShownElement] = []
    /// Views that wait to be used again and are subviews still, until a layout ends.
    var attached: [UICollectionReusableView] = []
    /// The bounds before an animated change of their size, which was not laid out yet; nil for none.
    var animatedBounds: CGRect?
    /// Whether measured sizes change the layout, in which case visible items keep their positions.
    var isMeasuring = false
    /// The item that a finger moves; nil for none.
    var movement: ItemMovement?
    /// The gap among the items on screen for a drag over the collection, which counts as an item there; nil for none.
    ///
    /// An item of the collection that would be moved is in the gap itself and hidden.
    var gap: ItemShift?
    /// The placeholders, in their order; they are not in the data.
    var placeholders: [ItemPlaceholder] = []
    /// How many questions to layouts are under way, for which items are those on screen; for all others they are the data's.
    var layoutQuestions = 0
    /// Whether the collection has ever had a drag or drop delegate.
    var usesDragging = false
    /// The transition that a gesture leads to another layout; nil for none.
    var transition: InteractiveTransition?

    /// The updates that have begun and not ended; nil for none.
    var update: CollectionUpdate?
    /// The motions of updates and of changes of the layout that are under way.
    var motions: [any CollectionMotion] = []
    /// Layouts that were replaced since the last complete layout.
    var exchanged: [UICollectionViewLayout] = []
    /// The motion for which the visible elements are being laid out; nil for none.
    var motion: (any CollectionMotion)?
    /// Whether an update is being applied, with its counts known already.
    var isCommitting = false
    /// The item that the data source is asked to reconfigure, and its cell.
    var reconfigured: (position: ItemPosition, cell: UICollectionViewCell)?
    /// The view for which the data source is being asked, and the view dequeued for it; nil for none.
    var request: ViewRequest?
    var isEditing = false
    /// Whether all cells begin or end to be edited, after which they are laid out together.
    var isChangingEditing = false

    var cellQueue = ReuseQueue<UICollectionViewCell>()
    var edgeQueues: [String: ReuseQueue<UICollectionReusableView>] = [:]
    var selection = ItemSelection()
    var focus = ItemFocus()
    /// The fingers that select items by moving over them; nil for none.
    var sweep: ItemSweep?
    /// The restored selection and first item, until they have been applied; nil for none.
    var restoredItems: RestoredItems?
    private var memoryWarning: MemoryWarning?
    private var category = UIContentSizeCategory.large

    private(set) weak var delegate: (any UICollectionViewDelegate)?
    private(set) lazy var touches = CollectionTouches(of: self)
    private(set) lazy var swipes = SwipeControl(of: self)
    private(set) lazy var prefetching = CollectionPrefetching(of: self)
    private(set) lazy var menus = ListMenus(of: self)
    private(set) lazy var index = ListIndex(of: self)
    private(set) lazy var drag = ListDrag(of: self)
    private(set) lazy var drop = ListDrop(of: self)
    private(set) lazy var reorderWait = ReorderWait(of: self)

    private(set) var layout: UICollectionViewLayout

    init(of collection: UICollectionView, _ layout: UICollectionViewLayout) {
        (self.collection, self.layout) = (collection, layout)
        adopt(layout)
    }

    // MARK: Layout

    private func adopt(_ layout: UICollectionViewLayout) {
        checkOwner(of: layout)
        layout.engine = self
        (needsPreparation, isPrepared, page) = (true, false, nil)
    }

    /// Stops the program where a layout is that of another collection.
    func checkOwner(of layout: UICollectionViewLayout) {
        if let other = layout.engine, other !== self {
            fatalError(
                "\(type(of: layout)) was given to \(label) and is that of another collection already. Make a layout for each."
            )
        }
    }

    /// Replaces the collection's layout by another one, which lays out all elements from now on. The former layout is kept until
    /// its views have left.
    func replaceLayout(with layout: UICollectionViewLayout) {
        self.layout = layout
        adopt(layout)
        collection.setNeedsLayout()
    }

    /// Processes an invalidation of a layout.
    func invalidate(_ context: UICollectionViewLayoutInvalidationContext, by source: UICollectionViewLayout) {
        if source !== layout {
            guard let transition, transition.layout === layout else { return }
            transition.layout.mix.forget(source)
        }
        needsPreparation = true
        page = nil
        if context.invalidateDataSourceCounts, !isCommitting { isLoaded = false }
        let size = context.contentSizeAdjustment
        if size != .zero {
            collection.contentSize.width += size.width
            collection.contentSize.height += size.height
        }
        if context.contentOffsetAdjustment != .zero { collection.shift(by: context.contentOffsetAdjustment) }
        collection.setNeedsLayout()
    }

    /// The collection is about to have other bounds.
    func boundsWillChange(to bounds: CGRect) {
        let former = collection.bounds
        guard bounds != former, isPrepared else { return }
        if bounds.size != former.size {
            swipes.close(animated: false)
            sizesWereForgotten()
        }
        if bounds.size != former.size, UIView.inheritedAnimationDuration > 0, animatedBounds == nil {
            animatedBounds = former
        }
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    /// The collection is about to have another frame, by which its bounds get another size.
    func frameWillChange(to frame: CGRect) {
        let bounds = CGRect(origin: collection.bounds.origin, size: frame.standardized.size)
        if collection.transform.isIdentity { boundsWillChange(to: bounds) }
    }

    /// Layouts that are mirrored in the other direction have another look now.
    func layoutDirectionDidChange() {
        page = nil
        surroundingsDidChange()
        collection.setNeedsLayout()
    }

    /// A section has scrolled by itself, perhaps beyond the known elements around the visible part.
    func sectionDidScroll(leavesPage: Bool) {
        if leavesPage { page = nil }
        collection.setNeedsLayout()
    }

    func surroundingsDidChange() { if isPrepared { layout.surroundingsDidChange() } }

    func insetsDidChange() {
        if isPrepared { layout.insetsDidChange() }
        collection.setNeedsLayout()
    }

    /// Another size of text has all that size themselves measured again.
    func textSizeMayHaveChanged() {
        let now = collection.traitCollection.preferredContentSizeCategory
        guard now != category else { return }
        category = now
        guard isPrepared else { return }
        sizesWereForgotten()
        layout.forgetSizes()
        layout.invalidateLayout()
    }

    /// The layout knows no sizes any more that views said of themselves: those that show say theirs again.
    func sizesWereForgotten() { for element in shown.views { element.needsSize = true } }

    // MARK: Data

    func delegateDidChange() {
        delegate = collection.storedDelegate as? any UICollectionViewDelegate
        menus.adoptDelegate()
        if isPrepared { layout.invalidateLayout() }
    }

    /// Forgets all that was read, until it is needed again.
    func forget() {
        swipes.close(animated: false)
        generation += 1
        update?.isOverridden = true
        loseMovement()
        if usesDragging { forgetDraggedItems() }
        keepViewsAttached()
        removeAllViews()
        placeholders = []
        isLoaded = false
        index.forget()
        prefetching.forget()
        selection.removeAll()
        let context = layout.makeContext()
        (context.invalidatesEverything, context.invalidatesCounts) = (true, true)
        layout.invalidateLayout(with: context)
        collection.setNeedsLayout()
    }

    func reload() {
        guard request == nil else {
            fatalError(
                "\(label) was reloaded while its data source was making a view. Reload before or after "
                    + "collectionView(_:cellForItemAt:), never in it.")
        }
        forget()
    }

    /// The numbers of items, as the data source said last; asked for where that is not known.
    var loadedCounts: ItemCounts {
        if !isLoaded { load() }
        return counts
    }

    func load() {
        isLoaded = true
        loseMovement()
        endGap()
        placeholders = []
        if memoryWarning == nil {
            memoryWarning = MemoryWarning { [weak self] in self?.emptyQueues() }
            category = collection.traitCollection.preferredContentSizeCategory
        }
        counts = ItemCounts(readCounts())
        needsPreparation = true
        page = nil
    }

    /// Follows an item no more that was moved, where its position is not known any longer.
    private func loseMovement() {
        guard let movement else { return }
        movement.element.isLifted = false
        drop(movement)
    }

    /// Releases the views in the reuse queues.
    private func emptyQueues() {
        cellQueue.removeAll()
        // Hash order: all are emptied.
        for kind in edgeQueues.keys { edgeQueues[kind]?.removeAll() }
        layout.decorations.removeAll()
    }

    /// The number of items in each section that the data source returns now.
    func readCounts() -> [Int] {
        guard let source = collection.dataSource else { return [] }
        let count = source.numberOfSections(in: collection)
        guard count >= 0 else {
            fatalError("The data source of \(label) said that there are \(count) sections. Return 0 or more.")
        }
        var counts: [Int] = []
        for section in 0..<count {
            let items = source.collectionView(collection, numberOfItemsInSection: section)
            guard items >= 0, items < Int(Int32.max) else {
                fatalError(
                    "The data source of \(label) said that section \(section) has \(items) items. Return a number from 0 to "
                        + "\(Int32.max - 1).")
            }
            counts.append(items)
        }
        return counts
    }

    func itemCount(in section: Int) -> Int {
        let loaded = loadedCounts.sections
        let sections = layoutQuestions > 0 ? loaded : dataCounts
        guard section >= 0, section < sections.count else {
            fatalError(
                "The number of items in section \(section) of \(label) was asked for, which has \(sections.count) sections. "
                    + "Ask for those below numberOfSections.")
        }
        return sections[section]
    }

    // MARK: Names

    /// The collection's name in sentences.
    var label: String { ObjectNames.label(of: collection) }

    /// The sentence for an item that is not there.
    func missing(_ path: IndexPath, _ action: String) -> String {
        let sections = dataCounts
        let numbers = path.map { String($0) }.joined(separator: ", ")
        var found = "\(sections.count) sections"
        if path.count == 2, path[0] >= 0, path[0] < sections.count {
            found = "\(sections[path[0]]) items in section \(path[0])"
        }
        return
            "The index path [\(numbers)] was to be \(action) in \(label), which has \(found). Use a path of an item that is "
            + "there; after a change of the data, reload the collection first."
    }
}
