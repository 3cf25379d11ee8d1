import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A collection of items of 100 by 60 points, three in each line of 320, lines 70 apart, which notes the calls of its delegate.
final class GridPage: UICollectionViewController {
    var counts: [Int]
    var calls: [String] = []
    var menuPoints: [CGPoint] = []
    var titles: [String]?
    var mayFocus: (IndexPath) -> Bool = { _ in true }
    var mayMove = true
    var preferred: IndexPath?
    var follows: (IndexPath) -> Bool = { _ in true }
    var hasMenu: ([IndexPath]) -> Bool = { _ in true }
    var sweeps: (IndexPath) -> Bool = { _ in true }
    var text: (IndexPath) -> String = { "\($0.section).\($0.item)" }
    var goal: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
    var made = 0

    init(_ counts: [Int], _ prepare: (UICollectionViewFlowLayout) -> Void = { _ in }) {
        self.counts = counts
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        prepare(layout)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(LabelledItem.self, forCellWithReuseIdentifier: "cell")
    }

    /// An item with a text.
    final class LabelledItem: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A page of 320 by 480 points in a window.
    func show() -> ViewTester {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        // Rings that fade in are no matter of these tests.
        tester.leavesWorkBehind = true
        tester.show(self)
        calls = []
        return tester
    }

    var focused: String? {
        let view = UIFocusSystem.focusSystem(for: collectionView)?.focusedItem as? UIView
        guard let cell = view as? UICollectionViewCell else { return view == nil ? nil : "other" }
        return name(collectionView.indexPath(for: cell))
    }

    var selected: [String] { (collectionView.indexPathsForSelectedItems ?? []).sorted().map { name($0) } }

    func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }

    // MARK: Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LabelledItem)?.label.text = text(indexPath)
        return cell
    }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        calls.append("title \(title) \(index)")
        return goal(index)
    }

    // MARK: Choice

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldHighlight \(name(indexPath))")
        return true
    }

    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("didHighlight \(name(indexPath))")
    }

    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("didUnhighlight \(name(indexPath))")
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldSelect \(name(indexPath))")
        return true
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("didSelect \(name(indexPath))")
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect \(name(indexPath))")
    }

    override func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { calls.append("primary \(name(indexPath))") }

    // MARK: Sweeps

    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        calls.append("should \(name(indexPath))")
        return sweeps(indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { calls.append("didBegin \(name(indexPath)) \(collectionView.isEditing)") }

    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        calls.append("didEnd")
    }

    // MARK: Menus

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let names = indexPaths.map { name($0) }.joined(separator: " ")
        calls.append("menu [\(names)]")
        menuPoints.append(point)
        guard hasMenu(indexPaths) else { return nil }
        return UIContextMenuConfiguration(
            identifier: names as NSString,
            actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("willDisplay [\(configuration.identifier)] \(animator != nil)") }

    override func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("willEnd [\(configuration.identifier)] \(animator != nil)") }

    // MARK: Focus

    override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        mayFocus(indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        calls.append("should \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
        return mayMove
    }

    override func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { calls.append("did \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))") }

    override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    override func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("follows \(name(indexPath))")
        return follows(indexPath)
    }
}

extension ViewTester {
    /// Presses a key some times, and waits for animations.
    func press(_ key: UIKeyboardHIDUsage, times: Int) {
        for _ in 0..<times {
            press(key, key == .keyboardTab ? "\t" : nil)
            settle()
        }
    }
}
