import UIKit

/// A table that an app changes.
class ClientTableView: UITableView {
    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var style: UITableView.Style { super.style }
    override var dataSource: (any UITableViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UITableViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { super.prefetchDataSource }
        set { super.prefetchDataSource = newValue }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set { super.isPrefetchingEnabled = newValue }
    }
    override func reloadData() { super.reloadData() }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override var rowHeight: CGFloat {
        get { super.rowHeight }
        set { super.rowHeight = newValue }
    }
    override var sectionHeaderHeight: CGFloat {
        get { super.sectionHeaderHeight }
        set { super.sectionHeaderHeight = newValue }
    }
    override var sectionFooterHeight: CGFloat {
        get { super.sectionFooterHeight }
        set { super.sectionFooterHeight = newValue }
    }
    override var estimatedRowHeight: CGFloat {
        get { super.estimatedRowHeight }
        set { super.estimatedRowHeight = newValue }
    }
    override var estimatedSectionHeaderHeight: CGFloat {
        get { super.estimatedSectionHeaderHeight }
        set { super.estimatedSectionHeaderHeight = newValue }
    }
    override var estimatedSectionFooterHeight: CGFloat {
        get { super.estimatedSectionFooterHeight }
        set { super.estimatedSectionFooterHeight = newValue }
    }
    override var sectionHeaderTopPadding: CGFloat {
        get { super.sectionHeaderTopPadding }
        set { super.sectionHeaderTopPadding = newValue }
    }
    override var separatorStyle: UITableViewCell.SeparatorStyle {
        get { super.separatorStyle }
        set { super.separatorStyle = newValue }
    }
    override var separatorColor: UIColor? {
        get { super.separatorColor }
        set { super.separatorColor = newValue }
    }
    override var separatorEffect: UIVisualEffect? {
        get { super.separatorEffect }
        set { super.separatorEffect = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { super.separatorInsetReference }
        set { super.separatorInsetReference = newValue }
    }
    override var fillerRowHeight: CGFloat {
        get { super.fillerRowHeight }
        set { super.fillerRowHeight = newValue }
    }
    override var cellLayoutMarginsFollowReadableWidth: Bool {
        get { super.cellLayoutMarginsFollowReadableWidth }
        set { super.cellLayoutMarginsFollowReadableWidth = newValue }
    }
    override var insetsContentViewsToSafeArea: Bool {
        get { super.insetsContentViewsToSafeArea }
        set { super.insetsContentViewsToSafeArea = newValue }
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override var dragDelegate: (any UITableViewDragDelegate)? {
        get { super.dragDelegate }
        set { super.dragDelegate = newValue }
    }
    override var dropDelegate: (any UITableViewDropDelegate)? {
        get { super.dropDelegate }
        set { super.dropDelegate = newValue }
    }
    override var isSpringLoaded: Bool {
        get { super.isSpringLoaded }
        set { super.isSpringLoaded = newValue }
    }
    override var dragInteractionEnabled: Bool {
        get { super.dragInteractionEnabled }
        set { super.dragInteractionEnabled = newValue }
    }
    override var hasActiveDrag: Bool { super.hasActiveDrag }
    override var hasActiveDrop: Bool { super.hasActiveDrop }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var tableHeaderView: UIView? {
        get { super.tableHeaderView }
        set { super.tableHeaderView = newValue }
    }
    override var tableFooterView: UIView? {
        get { super.tableFooterView }
        set { super.tableFooterView = newValue }
    }
    override var sectionIndexMinimumDisplayRowCount: Int {
        get { super.sectionIndexMinimumDisplayRowCount }
        set { super.sectionIndexMinimumDisplayRowCount = newValue }
    }
    override var sectionIndexColor: UIColor? {
        get { super.sectionIndexColor }
        set { super.sectionIndexColor = newValue }
    }
    override var sectionIndexBackgroundColor: UIColor? {
        get { super.sectionIndexBackgroundColor }
        set { super.sectionIndexBackgroundColor = newValue }
    }
    override var sectionIndexTrackingBackgroundColor: UIColor? {
        get { super.sectionIndexTrackingBackgroundColor }
        set { super.sectionIndexTrackingBackgroundColor = newValue }
    }
    override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        super.register(nib, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.headerView(forSection: section)
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.footerView(forSection: section)
    }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates)
    }
    override func beginUpdates() { super.beginUpdates() }
    override func endUpdates() { super.endUpdates() }
    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.reloadSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
    override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        super.deselectRow(at: indexPath, animated: animated)
    }
    override var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { super.selfSizingInvalidation }
        set { super.selfSizingInvalidation = newValue }
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
    override func layoutSubviews() { super.layoutSubviews() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
}

/// A move of the focus in a table.
class ClientTableViewFocusUpdateContext: UITableViewFocusUpdateContext {
    override var previouslyFocusedIndexPath: IndexPath? { super.previouslyFocusedIndexPath }
    override var nextFocusedIndexPath: IndexPath? { super.nextFocusedIndexPath }
}

extension ClientTableView {
    static func read(_ table: UITableView, _ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate) {
        table.dataSource = source
        table.delegate = delegate
        table.register(ClientTableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(ClientTableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")
        table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "nib")
        table.rowHeight = UITableView.automaticDimension
        let automatic: CGFloat = UITableView.automaticDimension
        let cell: UITableViewCell? = table.dequeueReusableCell(withIdentifier: "cell")
        let sure: UITableViewCell = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
        let header: UITableViewHeaderFooterView? = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        let selected: [IndexPath]? = table.indexPathsForSelectedRows
        _ = (automatic, cell, sure, header, selected)
        _ = (UITableView(), UITableView(frame: .zero), UITableView(frame: .zero, style: .insetGrouped))
    }

    static func change(_ table: UITableView) {
        table.beginUpdates()
        table.insertRows(at: [[0, 0]], with: .automatic)
        table.endUpdates()
        table.performBatchUpdates { table.deleteSections([0], with: .fade) }
        table.performBatchUpdates(nil) { (finished: Bool) in _ = finished }
    }

    nonisolated static let search: String = UITableView.indexSearch

    nonisolated static let name: Notification.Name = UITableView.selectionDidChangeNotification

    nonisolated static func row(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row + 1, section: path.section) }
}

/// The values of the types beside the class, by Apple's names.
private enum Values {
    static var allRowAnimation: [UITableView.RowAnimation] {
        [.automatic, .bottom, .fade, .left, .middle, .none, .right, .top]
    }
    static var allScrollPosition: [UITableView.ScrollPosition] { [.bottom, .middle, .none, .top] }
    static var allSeparatorInsetReference: [UITableView.SeparatorInsetReference] {
        [.fromAutomaticInsets, .fromCellEdges]
    }
    static var allStyle: [UITableView.Style] { [.grouped, .insetGrouped, .plain] }
}
