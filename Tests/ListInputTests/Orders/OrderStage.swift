import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A table of 320 by 440 points whose calls of its data source, delegate and cells are noted in one list.
@MainActor final class OrderStage: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    var rows: [Int]
    var height: CGFloat = 200
    var commits: (IndexPath) -> Void = { _ in }
    /// The names of the calls that are noted; all unless set.
    var noted: Set<String>?
    private(set) var calls: [String] = []

    init(rows: [Int], height: CGFloat = 200, prepare: (OrderStage) -> Void = { _ in }) {
        (self.rows, self.height) = (rows, height)
        OrderCell.note = { [weak self] in self?.note($0, nil) }
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.register(OrderCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate, table.prefetchDataSource) = (self, self, self)
        prepare(self)
        tester.show(table, at: .zero)
    }

    /// Runs a closure and waits until all is at rest.
    ///
    /// - Returns: The calls since then.
    func calls(of names: Set<String>? = nil, during body: () -> Void) -> [String] {
        (calls, noted) = ([], names)
        body()
        tester.settle()
        return calls
    }

    func note(_ name: String, _ path: IndexPath?) {
        let word = String(name.prefix { $0 != " " })
        guard noted?.contains(word) != false else { return }
        calls.append(path.map { "\(name) \($0.section).\($0.row)" } ?? name)
    }

    /// The middle of a row, or a point of it at a distance from its left edge.
    func point(_ row: Int, x: CGFloat = 160) -> CGPoint {
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: x, y: frame.midY), to: nil)
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int {
        note("sections", nil)
        return rows.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        note("rows \(section)", nil)
        return rows[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell", indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        note("dequeued", nil)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        note("headerTitle \(section)", nil)
        return "Title"
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("canEdit", indexPath)
        return true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note("canMove", indexPath)
        return true
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        note("commit", indexPath)
        commits(indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { note("move \(sourceIndexPath.row) to", destinationIndexPath) }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        note("prefetch \(indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: ", "))", nil)
    }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", nil) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note("height", indexPath)
        return height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        note("headerHeight \(section)", nil)
        return 20
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        note("headerView \(section)", nil)
        return nil
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        note("willDisplayHeader \(section)", nil)
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        note("indentation", indexPath)
        return 0
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("willDisplay", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("didEndDisplaying", indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("primary", indexPath)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        note("editingStyle", indexPath)
        return .delete
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("trailing", indexPath)
        return UISwipeActionsConfiguration(
            actions: [
                UIContextualAction(style: .normal, title: "A") { [unowned self] _, _, done in
                    note("handler", nil)
                    done(true)
                }
            ])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBeginEditing", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("didEndEditing", indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        note("target", proposedDestinationIndexPath)
        return proposedDestinationIndexPath
    }
}

/// A cell that notes the calls of its methods.
final class OrderCell: UITableViewCell {
    /// Notes a call; a test that has a stage sets it.
    static var note: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.note("cell.init")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        Self.note("cell.prepareForReuse")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        Self.note("cell.setEditing \(editing) \(animated)")
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        Self.note("cell.setSelected \(selected) \(animated)")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        Self.note("cell.setHighlighted \(highlighted) \(animated)")
    }

    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        Self.note("cell.willTransition \(state.rawValue)")
    }

    override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
        Self.note("cell.didTransition \(state.rawValue)")
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        Self.note("cell.updateConfiguration")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        Self.note("cell.layoutSubviews")
    }
}
