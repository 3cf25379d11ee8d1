public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows rows in sections, one below the other, with cells only for the visible ones.
///
/// Counts and heights are read from the data source and the delegate, when the table is first laid out and with `reloadData()`.
/// Rows that were never visible have estimated heights, unless these are switched off. The delegate is the scroll view's as well.
@preconcurrency @MainActor open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    private(set) lazy var engine = TableEngine(of: self)

    // MARK: Making

    /// Makes a table of a style, which stays, with a frame in the space of the superview to be.
    public init(frame: CGRect, style: UITableView.Style) {
        storedStyle = style
        super.init(frame: frame)
        prepare()
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let start = key.beginning as? TableStart {
            self.init(frame: start.frame, style: start.style)
        } else {
            self.init(frame: key.beginning as? CGRect ?? .zero)
        }
    }

    /// Makes a table from an archive: an interface file gives it its style, its heights, and prototypes or rows.
    public required init?(coder: NSCoder) {
        storedStyle = Self.style(in: coder)
        super.init(coder: coder)
        prepare(from: coder)
    }

    /// How the sections look.
    open var style: UITableView.Style { storedStyle }
    private let storedStyle: UITableView.Style

    // MARK: Data

    /// Gives sections, rows and cells; not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { engine.sourceDidChange() } }
    }

    /// The delegate, which decides about heights, headers and footers and is notified of the display and selection of rows;
    /// not retained.
    open var delegate: (any UITableViewDelegate)? {
        get { engine.delegate }
        set { storedDelegate = newValue }
    }

    @_spi(Subclassing) open override weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet { engine.delegateDidChange() }
    }

    /// Gets the data of rows ready that will soon be shown; nil for none, and not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { engine.prefetchSourceDidChange() } }
    }

    /// Whether the data source for prefetching is notified of rows that will soon be visible; true at first. Setting false
    /// cancels all prefetching.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { engine.prefetchingDidChange() } }
    }

    /// Reads all counts anew and forgets heights and selection; cells are made in the next layout. The offset stays where it can.
    open func reloadData() { engine.reload() }

    /// The number of sections, as the data source said last.
    open var numberOfSections: Int { engine.loadedHeights.sectionCount }

    /// The number of rows in a section, as the data source said last.
    open func numberOfRows(inSection section: Int) -> Int { engine.rowCount(in: section) }

    // MARK: Heights

    /// The height of rows in points, where the delegate gives none; at first automatic.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { engine.heightsDidChange() } }
    }

    /// After which changes in cells rows that size themselves get another height; at first after those of configurations.
    ///
    /// In an animation block rows move along with it.
    ///
    /// Status: partial – constraints in the view of a content configuration are followed when its cell is laid out.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

    /// The height of headers in points, where the delegate gives none; at first automatic.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { engine.heightsDidChange() } }
    }

    /// The height of footers in points, where the delegate gives none; at first automatic.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { engine.heightsDidChange() } }
    }

    /// A guess of the height of rows that were not shown yet, in points; 0 has all heights asked for at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { engine.heightsDidChange() } }
    }

    /// A guess of the height of headers, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { engine.heightsDidChange() } }
    }

    /// A guess of the height of footers, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { engine.heightsDidChange() } }
    }

    /// The room above every header of a plain table, in points; automatic is 22, and none in tables with groups.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { engine.heightsDidChange() } }
    }

    // MARK: Look

    /// The lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { engine.linesDidChange() } }

    /// The colour of the lines; nil stands for the system's.
    open var separatorColor: UIColor? { didSet { engine.linesDidChange() } }

    /// The effect with which the lines are drawn; nil for none.
    ///
    /// Status: partial – only the colour of vibrancy is applied; other effects are ignored.
    @NSCopying open var separatorEffect: UIVisualEffect? { didSet { engine.linesDidChange() } }

    /// The distances of the lines from the cells' edges, in points; at first the table's margin at the left.
    ///
    /// `automaticDimension` on a side stands for the distance there that follows from a cell's content.
    open var separatorInset: UIEdgeInsets {
        get { engine.separatorInset }
        set { engine.ownSeparatorInset = newValue }
    }

    /// Where `separatorInset` counts from; at first from the edges of the cells.
    open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { engine.linesDidChange() } }
    }

    /// The height of empty rows below the last one of a plain table, in points; at first 0, which means no such rows.
    ///
    /// Automatic ones are as high as the last row. Tables with a view below the last section have none.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { engine.linesDidChange() } }
    }

    /// Whether the margins of cells grow in wide tables, so that text is read well; false at first.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { engine.marginsDidChange() } }
    }

    /// Whether the content of cells, headers and footers keeps clear of the safe area at the sides; true at first.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { engine.surroundingsMayChange() } }
    }

    /// Lies behind all cells, as large as the table, and does not scroll; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { engine.backgroundDidChange(from: oldValue) } }
    }

    /// Lies above the first section and scrolls with it; nil for none.
    ///
    /// Its height is read when it is assigned, its width is the table's.
    open var tableHeaderView: UIView? {
        didSet { engine.tableHeader.show(tableHeaderView, insteadOf: oldValue) }
    }

    /// Lies below the last section; its height is read when it is assigned. nil for none.
    open var tableFooterView: UIView? {
        didSet { engine.tableFooter.show(tableFooterView, insteadOf: oldValue) }
    }

    // MARK: Index

    /// A title of the index that shows a magnifier and leads to the top of the table.
    public nonisolated static let indexSearch = "{search}"

    /// The index shows with so many rows, or more, in all sections; at first with any number.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { engine.surroundingsMayChange() } }
    }

    /// The colour of the index's titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { engine.index.updateColors() } }

    /// The colour behind the index's titles; nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { engine.index.updateColors() } }

    /// The colour behind the index's titles while a finger is on them; nil for the same as otherwise.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { engine.index.updateColors() } }

    /// Asks the data source for the titles of the index again, and leaves rows and sections as they are.
    open func reloadSectionIndexTitles() { engine.reloadIndexTitles() }

    // MARK: Cells

    /// Sets the class of which cells are made for an identifier; nil forgets it.
    ///
    /// - Parameters:
    ///   - cellClass: `UITableViewCell` or a class below it.
    ///   - identifier: The name under which cells are asked for; not empty.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        engine.registerCell(cellClass, identifier)
    }

    /// Sets the nib that cells are made from for an identifier; nil forgets it.
    ///
    /// - Parameters:
    ///   - nib: A nib with one outermost object, a cell with the same reuse identifier or with none.
    ///   - identifier: The name under which cells are asked for; not empty.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        engine.registerCell(nib, identifier)
    }

    /// Sets the class of which views of headers and footers are made for an identifier; nil forgets it.
    ///
    /// - Parameters:
    ///   - aClass: `UITableViewHeaderFooterView` or a class below it.
    ///   - identifier: The name under which views are asked for; not empty.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.registerEdge(aClass, identifier)
    }

    /// Sets the nib that views of headers and footers are made from for an identifier; nil forgets it.
    ///
    /// - Parameters:
    ///   - nib: A nib with one outermost object, a `UITableViewHeaderFooterView`.
    ///   - identifier: The name under which views are asked for; not empty.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.registerEdge(nib, identifier)
    }

    /// A cell that waits under an identifier, or a new one of its class, nib or prototype; nil without any.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        engine.dequeueCell(identifier)
    }

    /// A cell that waits under an identifier, or a new one, with the width of the row at `indexPath`.
    ///
    /// An identifier without class, nib and prototype stops the program.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        engine.dequeueCell(identifier, for: indexPath)
    }

    /// A view for headers and footers that waits under an identifier, or a new one of its class or nib; nil without any.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        engine.dequeueEdge(identifier)
    }

    /// The cell of the row at `indexPath`; nil for one that is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { engine.cell(at: indexPath) }

    /// The view of a section's header; nil for one that is not shown or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.headers[section]?.view as? UITableViewHeaderFooterView
    }

    /// The view of a section's footer; nil for one that is not shown or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.footers[section]?.view as? UITableViewHeaderFooterView
    }

    /// The cells on screen, from top to bottom.
    open var visibleCells: [UITableViewCell] { engine.visibleCells }

    /// The rows on screen, from top to bottom; nil where the table has no rows there.
    open var indexPathsForVisibleRows: [IndexPath]? { engine.visiblePaths }

    /// The row that a cell shows; nil for none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.cells.key(of: cell)?.path }

    // MARK: Updates

    /// Inserts, deletes, moves and reloads rows and sections in a closure, then animates all changes together.
    ///
    /// Deleted, reloaded and moved rows are named by their index paths before the updates, inserted rows and targets of moves by
    /// those after, in any order. When the closure ends, the data source must return the new counts; counts that do not fit stop
    /// the program. Heights are read again, so that an empty closure animates changes of heights.
    ///
    /// - Parameters:
    ///   - updates: The closure, which is called at once; nested ones belong to the outermost.
    ///   - completion: Called when the animation has ended, never at once; false where the table is in no window.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performUpdates(updates, completion: completion)
    }

    /// Begins updates that `endUpdates()` shows in one motion; pairs within pairs belong to the outermost.
    open func beginUpdates() { engine.beginUpdates() }

    /// Ends updates and shows them; see `performBatchUpdates(_:completion:)`.
    open func endUpdates() { engine.endUpdates() }

    /// Inserts the sections with the indices `sections`, which count after the update.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        engine.insertSections(sections, animation)
    }

    /// Deletes the sections with the indices `sections`, which count before the update.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        engine.deleteSections(sections, animation)
    }

    /// Reloads the sections with the indices `sections`, which count before the update. Their numbers of rows may change.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        engine.reloadSections(sections, animation)
    }

    /// Moves a section from an index before the update to the index `newSection` after it; its rows keep their cells.
    open func moveSection(_ section: Int, toSection newSection: Int) { engine.moveSection(section, newSection) }

    /// Inserts rows at `indexPaths`, which count after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        engine.insertRows(indexPaths, animation)
    }

    /// Deletes the rows at `indexPaths`, which count before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        engine.deleteRows(indexPaths, animation)
    }

    /// Gives the rows at `indexPaths`, which count before the update, other cells; their selection ends.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        engine.reloadRows(indexPaths, animation)
    }

    /// Moves the row at `indexPath`, before the update, to `newIndexPath` after it; it keeps its cell.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { engine.moveRow(indexPath, newIndexPath) }

    /// Asks the data source to update the existing cells of the rows at `indexPaths`, and measures these again.
    ///
    /// `dequeueReusableCell` returns a row's own cell meanwhile. Rows without cells are left alone.
    open func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigureRows(indexPaths) }

    /// Whether the visible rows differ from the data source's: the user is moving a row, or there is a gap for a drag.
    open var hasUncommittedUpdates: Bool {
        engine.reorder != nil || engine.gap != nil || !engine.placeholders.isEmpty
    }

    // MARK: Drag and drop

    /// Provides the drag items of rows; not retained. Without a delegate, rows cannot be dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { engine.dragDelegatesDidChange() } }

    /// Accepts drops on the table; not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { engine.dragDelegatesDidChange() } }

    /// Whether rows can be dragged; true by default, as in iOS since version 15.
    open var dragInteractionEnabled = true {
        didSet { if dragInteractionEnabled != oldValue { engine.dragDelegatesDidChange() } }
    }

    /// Whether rows of the table are being lifted or dragged.
    open var hasActiveDrag: Bool { engine.hasActiveDrag }

    /// Whether items are being dragged over the table.
    open var hasActiveDrop: Bool { engine.hasActiveDrop }

    /// Whether items that are dragged over a row and rest there for a second select it like a tap; false by default.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue) { ListSpring.interaction(of: engine) } }
    }

    // MARK: Geometry

    /// The rectangle of a section with its header and footer, in the table's space; zero for one that is not there.
    open func rect(forSection section: Int) -> CGRect { engine.rect(ofSection: section) }

    /// The rectangle of a section's header where it does not float; zero for a section that is not there.
    open func rectForHeader(inSection section: Int) -> CGRect { engine.rect(ofHeader: section) }

    /// The rectangle of a section's footer where it does not float; zero for a section that is not there.
    open func rectForFooter(inSection section: Int) -> CGRect { engine.rect(ofFooter: section) }

    /// The rectangle of the row at `indexPath`, in the table's space; zero for one that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { engine.rect(ofRow: indexPath) }

    /// The row at a point of the table's space; nil on headers, on footers and outside.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.path(at: point) }

    /// The rows that a rectangle touches, from top to bottom; nil for an empty rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { engine.paths(in: rect) }

    // MARK: Scrolling

    /// Scrolls to the row at `indexPath`, or with the row `NSNotFound` to its section's beginning.
    ///
    /// - Parameters:
    ///   - indexPath: A row that is there.
    ///   - scrollPosition: Where in the table it is to be.
    ///   - animated: Whether the content moves there in 0.3 s.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        engine.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle; has no effect without a selection.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        engine.scrollToNearestSelected(at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether the user can select rows.
    open var allowsSelection = true

    /// Whether the user can select several rows.
    open var allowsMultipleSelection = false

    /// Whether the user can select rows while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can choose several rows while the table is edited, by rings in front of them.
    open var allowsMultipleSelectionDuringEditing = false

    /// The row that was selected first; nil for none.
    open var indexPathForSelectedRow: IndexPath? { engine.selection.positions.first?.path }

    /// The selected rows in the order in which they were selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { engine.selectedPaths }

    /// Selects the row at `indexPath` without a word to the delegate, and scrolls to it unless the position is none.
    ///
    /// nil takes all selection away.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        engine.select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes the selection of the row at `indexPath` away without a word to the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { engine.deselect(indexPath, animated: animated) }

    // MARK: Menus

    /// Opens the context menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : engine.menus.interaction }

    // MARK: Focus

    /// Whether rows can have the keyboard's focus.
    ///
    /// Typed letters move it to the next row whose text begins with them. For rows that are not visible, cells are made to read
    /// the text; among very many rows, those beyond the next thousand are found by the titles of the index.
    open var allowsFocus = true { didSet { setNeedsLayout() } }

    /// Whether rows can have the keyboard's focus while the table is edited.
    open var allowsFocusDuringEditing = true { didSet { setNeedsLayout() } }

    /// Whether a row that gets the focus is selected by that.
    open var selectionFollowsFocus = false

    /// Whether the focus returns to the row that had it last.
    open var remembersLastFocusedIndexPath = false

    // MARK: Editing

    /// Whether the rows show the controls of editing.
    open var isEditing: Bool {
        get { engine.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Has the rows show the controls of editing or not, in 0.3 s with animation; a row that is swiped open closes.
    open func setEditing(_ editing: Bool, animated: Bool) { engine.setEditing(editing, animated: animated) }

    // MARK: Restoration

    /// Encodes the offset, and which rows are selected and on top where the data source names them.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        engine.encodeItems(with: coder)
    }

    /// Restores the offset, and the selection and the row on top as soon as there are rows, without a word to the delegate.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        engine.decodeItems(with: coder)
    }

    // MARK: UIView

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITableView.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut()
        engine.prefetching.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        engine.textSizeMayHaveChanged()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        engine.surroundingsMayChange()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        engine.touchedView(super.hitTest(point, with: event), at: point)
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
