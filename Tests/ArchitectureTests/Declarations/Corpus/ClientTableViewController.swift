import UIKit

/// A controller whose rows an app gives.
class ClientTableViewController: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var tableView: UITableView! {
        get { super.tableView }
        set { super.tableView = newValue }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set { super.refreshControl = newValue }
    }
    override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        super.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canFocusRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { super.tableView(tableView, shouldUpdateFocusIn: context) }
    override func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { super.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        super.indexPathForPreferredFocusedView(in: tableView)
    }
    override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        super.sectionIndexTitles(for: tableView)
    }
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { super.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        super.tableView(tableView, titleForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    { super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    { super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        super.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        super.tableView(tableView, didHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        super.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        super.scrollViewWillBeginZooming(scrollView, with: view)
    }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { super.scrollViewDidScrollToTop(scrollView) }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    override func loadView() { super.loadView() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

/// A controller as apps mostly have it: without initializers of its own.
class ClientPlainTableViewController: UITableViewController {
    private let names = ["One", "Two"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    static func make() -> [UITableViewController] {
        [ClientPlainTableViewController(), ClientPlainTableViewController(style: .grouped)]
    }
}
