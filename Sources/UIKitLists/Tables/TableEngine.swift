import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The rows of a table: their heights, the views of those on screen, and which are selected.
final class TableEngine {
    unowned let table: UITableView

    var heights = ItemHeights()
    var isLoaded = false
    /// Whether the next layout updates all visible rows, not only those that have appeared or disappeared.
    var isDirty = true
    var isLayingOut = false
    /// The number of times that all state was discarded. A layout during which it changes begins again.
    var generation = 0
    /// The updates that have begun and not ended; nil for none.
    var update: TableUpdate?
    /// The motions of updates in progress. Views that they move off the screen stay until they end.
    var motions: [UpdateMotion] = []
    /// The motion for which the visible rows are being laid out; nil for none.
    var motion: UpdateMotion?
    /// The row that the data source is asked to reconfigure, and its cell.
    var reconfiguredCell: (position: ItemPosition, cell: UITableViewCell)?
    var isEditing = false
    /// Whether all cells on screen begin or end editing, after which they are laid out together.
    var isChangingEditing = false
    /// The cell that shows the button which confirms its row's deletion; nil for none.
    weak var confirmingCell: UITableViewCell?
    /// The row that is moved by its handle; nil for none.
    var reorder: RowReorder?
    /// The move whose row is being animated to the position at which it was dropped.
    var settlingReorder: RowReorder?
    private(set) lazy var swipes = SwipeControl(of: self)
    /// The gap for a drag over the table; nil for none.
    var gap: RowGap?
    /// The placeholders, in their order; they are not in the data.
    var placeholders: [RowPlaceholder] = []
    /// Whether the table has ever had a drag or drop delegate.
    var usesDragging = false
    /// The fingers that select rows by moving over them; nil for none.
    var sweep: ItemSweep?
    /// The row to which the table has jumped, until it has been laid out there; nil for none.
    var aim: ScrollAim?
    /// Where the first section began in the last layout.
    var shownOrigin: CGFloat = 0
    /// Whether the data source is being asked for a cell.
    var isMakingCell = false
    /// The rows that an interface file lists; nil for none.
    var staticSections: StaticSections?
    /// Whether headers and footers with titles are higher than the table says where their text needs that.
    var titlesGrow = false
    /// The end of a section for which the delegate is being asked for a view.
    var askedKind: EdgeKind?
    /// Whether rows of a fixed height wait to be noted as known, for it was learnt that the delegate has no heights.
    var knowsRowHeight = false
    /// The width for which heights were measured.
    var width: CGFloat = 0
    /// The traits of the table whose size of text cells have when they are measured.
    var traits = UITraitCollection.current
    /// Whether heights were measured for another size of text, or for other room at the sides of cells.
    var hasOtherText = false
    /// Where the last row on screen begins, and the one behind it, in points from the first section.
    var lastStart: CGFloat = 0
    var nextStart: CGFloat = 0

    var cells = ShownItems<ItemPosition, UITableViewCell>()
    /// Cells that wait to be used again and are subviews still, until a layout ends.
    var attachedCells: [UITableViewCell] = []
    var headers = ShownItems<Int, ShownEdge>()
    var footers = ShownItems<Int, ShownEdge>()
    /// Views of headers and footers that were asked for before they are shown.
    var earlyHeaders: [Int: UIView] = [:]
    var earlyFooters: [Int: UIView] = [:]
    var cellQueue = ReuseQueue<UITableViewCell>()
    var edgeQueue = ReuseQueue<UITableViewHeaderFooterView>()
    var selection = ItemSelection()
    var focus = ItemFocus()
    /// The rows that are to be selected and on top again, until they are; nil for none.
    var restoredItems: RestoredItems?
    var answers = TableAnswers()
    /// The widths at the sides of cells, headers and footers that other views cover.
    var covered = CoveredSides()
    /// How much farther from the side cards end where the index is, in points.
    var indexInset: CGFloat = 0
    /// The empty rows below the last one; nil while there are none.
    var fillers: FillerRows?
    /// Hears of memory warnings once the table has read its data.
    private var memoryWarning: MemoryWarning?
    var ownSeparatorInset: UIEdgeInsets? { didSet { updateLines() } }

    private(set) weak var delegate: (any UITableViewDelegate)?
    private(set) lazy var touches = TableTouches(of: self)
    private(set) lazy var menus = ListMenus(of: self)
    private(set) lazy var drag = ListDrag(of: self)
    private(set) lazy var drop = ListDrop(of: self)
    private(set) lazy var prefetching = TablePrefetching(of: self)
    private(set) lazy var index = ListIndex(of: self)
    private(set) lazy var tableHeader = TableEnd(of: self)
    private(set) lazy var tableFooter = TableEnd(of: self)

    init(of table: UITableView) { self.table = table }

    // MARK: Data

    func delegateDidChange() {
        delegate = table.storedDelegate as? any UITableViewDelegate
        answers = TableAnswers()
        knowsRowHeight = false
        menus.adoptDelegate()
        if isLoaded { forget() }
    }

    func sourceDidChange() {
        (answers.commitsRows, answers.movesRows) = (nil, nil)
        forget()
    }

    func heightsDidChange() {
        knowsRowHeight = false
        guard isLoaded else { return }
        isLoaded = false
        isDirty = true
        table.setNeedsLayout()
    }

    /// Discards all data that was read from the data source and the delegate; it is read again when it is needed.
    private func forget() {
        generation += 1
        update?.isOverridden = true
        closeSwipe(animated: false)
        closeConfirmation(animated: false)
        reorder?.end()
        endDragging()
        removePlaceholders()
        keepCellsAttached()
        removeAllViews()
        (isLoaded, isDirty) = (false, true)
        index.forget()
        prefetching.forget()
        selection.removeAll()
        table.setNeedsLayout()
    }

    func reload() {
        guard !isMakingCell else {
            fatalError(
                "\(label) was reloaded while its data source was making a cell. Reload before or after "
                    + "tableView(_:cellForRowAt:), never in it.")
        }
        forget()
        load()
    }

    var loadedHeights: ItemHeights {
        if !isLoaded { load() }
        return heights
    }

    func rowCount(in section: Int) -> Int {
        let heights = loadedHeights
        guard section >= 0, section < heights.sectionCount else {
            fatalError(
                "The number of rows in section \(section) of \(label) was asked for, which has \(heights.sectionCount) "
                    + "sections. Ask for those below numberOfSections.")
        }
        return heights.rowCount(in: section)
    }

    private func load() {
        isLoaded = true
        if memoryWarning == nil { memoryWarning = MemoryWarning { [weak self] in self?.emptyQueues() } }
        (width, hasOtherText) = (table.bounds.width, false)
        traits = table.traitCollection
        let counts = readCounts()
        var sections: [SectionHeights] = []
        for section in counts.indices {
            sections.append(makeSection(section, rows: counts[section], of: counts.count))
        }
        heights = ItemHeights(sections)
        adoptSurroundings()
        updateContentSize(shift: 0)
    }

    /// Releases the views in the reuse queues.
    private func emptyQueues() {
        cellQueue.removeAll()
        edgeQueue.removeAll()
    }

    /// The number of rows in each section that the data source returns now.
    func readCounts() -> [Int] {
        guard let source = table.dataSource else {
            staticSections?.warnUnused(by: label)
            return []
        }
        let count = source.numberOfSections(in: table)
        guard count >= 0 else {
            fatalError("The data source of \(label) said that there are \(count) sections. Return 0 or more.")
        }
        var counts: [Int] = []
        for section in 0..<count {
            let rows = source.tableView(table, numberOfRowsInSection: section)
            guard rows >= 0, rows < Int(Int32.max) else {
                fatalError(
                    "The data source of \(label) said that section \(section) has \(rows) rows. Return a number from 0 to "
                        + "\(Int32.max - 1).")
            }
            counts.append(rows)
        }
        return counts
    }

    // MARK: Sizes

    /// The table's name in sentences.
    var label: String { ObjectNames.label(of: table) }

    /// The distance of content from the sides of the table.
    var margin: CGFloat {
        let standard = UIViewController.margin(inWidth: table.bounds.width)
        guard table.cellLayoutMarginsFollowReadableWidth else { return standard }
        let readable = table.readableContentGuide.layoutFrame.minX - table.bounds.minX - table.safeAreaInsets.left
        return max(standard, readable)
    }
    /// The distance of cards from the sides; zero in other styles.
    var cardInset: CGFloat { table.style == .insetGrouped ? margin : 0 }
    /// The distances of rows from the left and the right side of the table: those of cards, which make room for the index.
    var rowInsets: (left: CGFloat, right: CGFloat) {
        table.runsRightToLeft
            ? (cardInset + indexInset, cardInset) : (cardInset, cardInset + indexInset)
    }
    var rowWidth: CGFloat { max(0, table.bounds.width - 2 * cardInset - indexInset) }
    /// Where the first section begins.
    var origin: CGFloat { tableHeader.height }

    /// Sets the content size.
    ///
    /// - Parameter shift: The change of the height above the visible part, by which the offset is moved so that visible
    ///   rows stay.
    func updateContentSize(shift: CGFloat) {
        let size = CGSize(width: table.bounds.width, height: origin + heights.extent + growth + tableFooter.height)
        if shift > 0 { table.contentSize = size }
        if shift != 0 { table.shift(by: CGPoint(x: 0, y: shift)) }
        table.contentSize = size
    }
}
