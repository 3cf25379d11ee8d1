public import Foundation
public import QuartzCore
@_spi(Subclassing) public import UIKitCore

/// Shows a table that is its view, and is its data source and delegate.
///
/// While a keyboard covers the table's bottom, its inset is as much larger there, and the first responder is scrolled into sight.
/// The data is loaded before the table is first shown. Overridden methods of both protocols need no mention of these.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
{
    private let style: UITableView.Style
    private var keyboardRoom: KeyboardRoom?

    /// Makes a controller of a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of the table in an interface file; without a file, of a plain table.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without extension, or nil for one that is named like the class.
    ///   - nibBundleOrNil: The bundle that has the file; nil for the main one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let style = key.beginning as? UITableView.Style {
            self.init(style: style)
        } else if let nib = key.beginning as? NibSource {
            self.init(nibName: nib.name, bundle: nib.bundle)
        } else {
            self.init()
        }
    }

    /// Makes a controller from an archive: an interface file gives it its table, when that is loaded.
    ///
    /// The table's static rows show without a data source of the app's, and methods that are overridden reach them with super.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        if let coder = coder.interface { decodeTableController(from: coder) }
    }

    /// The table, which is the view; reading it loads it. A table that is assigned becomes the view.
    open var tableView: UITableView! {
        get { shownTable }
        set { view = newValue }
    }

    /// Whether the selection is cleared when the view is about to appear; true at first.
    ///
    /// With an animated appearance it fades along, and is restored if the appearance is cancelled.
    open var clearsSelectionOnViewWillAppear = true

    /// The control above the rows that shows a reload in progress; nil for none.
    open var refreshControl: UIRefreshControl? {
        get { pendingRefreshControl ?? tableView.refreshControl }
        set {
            tableView.refreshControl = newValue
            pendingRefreshControl = nil
        }
    }
    /// The control of an interface file until the table is loaded.
    var pendingRefreshControl: UIRefreshControl?

    // MARK: UIViewController

    open override func loadView() {
        if loadInterface() { adoptLoadedTable() } else { view = makeTable(style) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if keyboardRoom == nil { keyboardRoom = KeyboardRoom(of: self) }
        selectionWillEnd(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { tableView.engine.staticSections?.count ?? 1 }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.engine.staticSections?.rowCount(in: section) ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let rows = tableView.engine.staticSections else { refuseCell(indexPath) }
        return rows.cell(at: indexPath)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.engine.staticSections?.title(.header, section)
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.engine.staticSections?.title(.footer, section)
    }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.engine.movesRows
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: UITableViewDelegate

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.engine.staticSections?.height(at: indexPath, in: tableView) ?? TableAnswers.noHeight
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableAnswers.noHeight
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        TableAnswers.noHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableAnswers.noHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        TableAnswers.noHeight
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        TableAnswers.noHeight
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.engine.lackViews(.header)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.engine.lackViews(.footer)
    }

    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        TableAnswers.noLevel
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.engine.allowsSelection
    }

    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }

    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: UIScrollViewDelegate

    /// The rows moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// The zoom scale of the table changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// The user begins to drag the rows.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The user is about to lift the finger; `velocity` is in points per millisecond, `targetContentOffset` where rows
    /// would rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// The user lifted the finger; `decelerate` says whether the rows keep moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// The rows begin to run on by themselves.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// The rows have stopped moving.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// An animated change of the offset that the app asked for is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The view to scale; nil for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Fingers begin to zoom a `view`.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Zooming of a `view` is over, at its `scale`.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Whether a tap on the status bar may scroll to the first row.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// A tap on the status bar has scrolled to the first row.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The insets changed that the safe area adds to.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
