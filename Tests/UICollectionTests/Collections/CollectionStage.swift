import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A collection of 320 by 440 points in a window without bars, with a data source and a delegate that note calls.
@MainActor class CollectionStage: UICollectionViewDataSource, UICollectionViewDelegate {
    let tester: ViewTester
    let collection: UICollectionView
    /// The names of items, section by section, which a test changes together with the collection.
    var names: [[String]]
    /// Names of calls with their item, in order; those of `ignored` are left out.
    var calls: [String] = []
    var ignored: Set<String> = ["sections", "count", "willDisplay", "didEnd", "highlight", "view", "willDisplayView"]
    /// Whether each completion was called with true.
    var completions: [Bool] = []
    var made = 0
    /// How often the delegate heard of scrolling.
    var scrolls = 0
    var configure: (NamedCell, IndexPath) -> Void = { _, _ in }
    /// The sizes of items, for a `SizedStage`.
    var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    /// The offset after an update, by the one that is proposed.
    var offset: (CGPoint) -> CGPoint = { $0 }
    /// The layout between two others.
    var transition: (UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = {
        UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1)
    }
    var mayMove: (IndexPath) -> Bool = { _ in true }
    /// The goal of an item that is moved, by its original path, its path on screen and the one that is proposed.
    var moveGoal: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
    var didMove: () -> Void = {}
    var mayHighlight: (IndexPath) -> Bool = { _ in true }
    var maySelect: (IndexPath) -> Bool = { _ in true }
    var mayDeselect: (IndexPath) -> Bool = { _ in true }
    var makeCell: ((IndexPath) -> UICollectionViewCell)?
    var didSelect: (IndexPath) -> Void = { _ in }
    var willDisplay: (IndexPath) -> Void = { _ in }

    init(
        _ names: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 440), scale: CGFloat = 2,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, isShown: Bool = true,
        prepare: (CollectionStage) -> Void = { _ in }
    ) {
        tester = ViewTester(size: CGSize(width: max(320, size.width), height: 480), scale: scale, direction: direction)
        self.names = names
        collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        prepare(self)
        collection.dataSource = self
        collection.delegate = self
        if isShown { tester.show(collection, at: .zero) }
    }

    /// A stage with sections of so many items, called "section.item".
    convenience init(
        counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 440), prepare: (CollectionStage) -> Void = { _ in }
    ) {
        self.init(
            counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }, layout: layout,
            size: size, prepare: prepare)
    }

    func note(_ name: String, _ path: IndexPath) {
        if !ignored.contains(name) { calls.append("\(name) \(path.section).\(path.item)") }
    }

    /// The names of cells in sight, in the order of their items.
    var shown: [String] { cells.map(\.name) }

    var cells: [NamedCell] {
        collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) as? NamedCell }
    }

    /// All cells that are subviews, those that leave included.
    var cellViews: [NamedCell] { collection.subviews.compactMap { $0 as? NamedCell } }

    func cell(_ name: String) -> NamedCell? { cellViews.first { $0.name == name } }

    func scroll(to y: CGFloat) {
        collection.contentOffset.y = y
        tester.pump()
    }

    /// Changes names and collection in one batch; the completion is noted.
    func batch(_ changes: @escaping () -> Void) {
        collection.performBatchUpdates(changes, completion: { self.completions.append($0) })
    }

    /// Taps the middle of an item and waits for the results.
    func tap(_ item: Int, _ section: Int = 0) {
        guard let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame else {
            return
        }
        tester.tap(at: collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        tester.settle()
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        if !ignored.contains("sections") { calls.append("sections") }
        return names.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if !ignored.contains("count") { calls.append("count \(section)") }
        return names[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        note("cell", indexPath)
        made += 1
        if let makeCell { return makeCell(indexPath) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let named = cell as? NamedCell {
            named.name = names[indexPath.section][indexPath.item]
            configure(named, indexPath)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note("view", indexPath)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        mayMove(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move to \(destinationIndexPath.section).\(destinationIndexPath.item) from", sourceIndexPath)
        let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
        didMove()
    }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { moveGoal(originalIndexPath, currentIndexPath, proposedIndexPath) }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { offset(proposedContentOffset) }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { transition(fromLayout, toLayout) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        note("willDisplay", indexPath)
        willDisplay(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("didEnd", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { note("willDisplayView", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { note("didEndView", indexPath) }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return mayHighlight(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
        return maySelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect", indexPath)
        return mayDeselect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
        didSelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("primary", indexPath)
    }
}

extension IndexPath {
    /// An item of the first section.
    static func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
