import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// A table of nine rows of 44 points on screen, between two buttons, whose delegate notes the calls about focus.
@MainActor final class RowFocusStage: UITableViewDataSource, UITableViewDelegate {
    let tester: ViewTester
    let table: UITableView
    let before = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let after = UIButton(frame: CGRect(x: 0, y: 440, width: 100, height: 40))
    var counts: [Int]
    var calls: [String] = []
    var titles: [Int: String] = [:]
    var made = 0
    var mayFocus: (IndexPath) -> Bool = { _ in true }
    var mayMove = true
    var preferred: IndexPath?
    var follows: (IndexPath) -> Bool = { _ in true }
    var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
        cell.textLabel?.text = "\(path.section).\(path.row)"
    }
    var indexTitles: [String]?
    var height: (IndexPath) -> CGFloat = { _ in 44 }

    init(_ counts: [Int], style: UITableView.Style = .plain, prepare: (RowFocusStage) -> Void = { _ in }) {
        tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        // Rings that fade in are no matter of these tests.
        tester.leavesWorkBehind = true
        self.counts = counts
        table = UITableView(frame: CGRect(x: 0, y: 40, width: 320, height: 396), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        prepare(self)
        table.dataSource = self
        table.delegate = self
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        for view in [before, table, after] { root.addSubview(view) }
        tester.show(root, at: .zero)
    }

    /// The row that has the focus, "before" and "after" for the buttons, nil without a focus.
    var focused: String? {
        let view = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UIView
        if view === before { return "before" }
        if view === after { return "after" }
        guard let cell = view as? UITableViewCell else { return view == nil ? nil : "other" }
        return table.indexPath(for: cell).map { "\($0.section).\($0.row)" } ?? "a cell of no row"
    }

    var offset: CGFloat { table.contentOffset.y }

    /// Presses a key, waits for animations and returns the row that has the focus then.
    @discardableResult
    func press(_ key: UIKeyboardHIDUsage, _ times: Int = 1, modifiers: UIKeyModifierFlags = []) -> String? {
        for _ in 0..<times {
            tester.press(key, key == .keyboardTab ? "\t" : nil, modifiers: modifiers)
            tester.settle()
        }
        return focused
    }

    /// Moves the focus into the table by Tab.
    func enter() {
        press(.keyboardTab, 2)
        calls = []
    }

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { mayFocus(indexPath) }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        calls.append("should \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
        return mayMove
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { calls.append("did \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))") }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        calls.append("follows \(name(indexPath))")
        return follows(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("shouldHighlight \(name(indexPath))")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("didHighlight \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("didUnhighlight \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(name(indexPath))")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("primary \(name(indexPath))")
    }
}
