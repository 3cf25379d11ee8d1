import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Collections with diffable data at random: snapshots of sections and of all, expansions by the user, scrolls, rotations, other
/// layouts and drags, also in the middle of motion.
@Suite(.application) struct OutlineWalkTests {
    private nonisolated static let walk = WalkLength(steps: 120, seeds: [1, 2, 3, 4])

    @Test(arguments: walk.seeds) func `cells, levels and data agree after every step`(seed: UInt64) {
        let census = walk(seed)

        #expect(census.count == 0, "the collection is released, and its cells are not")
    }

    /// Walks over a collection, releases it, and returns the cells that it had.
    private func walk(_ seed: UInt64) -> ViewCensus {
        var random = SeededNumbers(seed: seed &* 7919)
        let walk = OutlineWalk(isWide: seed % 2 == 0, isSelfSizing: seed % 4 > 1)

        for step in 0..<Self.walk.steps {
            walk.step(&random)
            switch random.below(12) {
            case 0: walk.tester.settle()
            case 1...8: walk.tester.pump(by: Double(random.below(40)) / 100)
            default: break
            }
            if !walk.check() {
                Issue.record("Step \(step)")
                break
            }
        }
        walk.tester.settle()
        #expect(walk.check())
        #expect(walk.collection.engine.motions.isEmpty)
        #expect(walk.begun == walk.ended)
        walk.collection.removeFromSuperview()
        walk.tester.settle()
        return walk.census
    }
}

/// A collection with diffable data, its random changes, and the items that are selected by them.
@MainActor private final class OutlineWalk {
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

    let tester = ViewTester(size: CGSize(width: 480, height: 480), scale: 2)
    let collection: UICollectionView
    let census = ViewCensus()
    /// Completions that are to be called, and those that were.
    private(set) var begun = 0
    private(set) var ended = 0
    private var source: UICollectionViewDiffableDataSource<String, Int>!
    private var chosen: Set<Int> = []
    private var next = 0
    private let isSelfSizing: Bool
    private let dragger = OutlineDragger()

    init(isWide: Bool, isSelfSizing: Bool) {
        self.isSelfSizing = isSelfSizing
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: isWide ? 300 : 90, height: 40)
        if isSelfSizing { layout.estimatedItemSize = CGSize(width: 80, height: 30) }
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.allowsMultipleSelection = true
        let registration = UICollectionView.CellRegistration<NamedCell, Int> { [census] cell, _, item in
            census.note(cell)
            cell.name = "\(item)"
            if isSelfSizing { cell.wanted = CGSize(width: 40 + item * 7 % 150, height: 20 + item * 13 % 60) }
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned self] _, children in
            var children = children
            if children.items.isEmpty { children.append(items(3)) }
            return children
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        collection.dragDelegate = dragger
        tester.show(collection, at: .zero)
    }

    private func items(_ count: Int) -> [Int] {
        defer { next += count }
        return Array(next..<next + count)
    }

    // MARK: Steps

    func step(_ random: inout SeededNumbers) {
        switch random.below(14) {
        case 0, 1: collection.contentOffset.y += CGFloat(random.below(700) - 350)
        case 2: rotate(isAnimated: random.below(2) == 0)
        case 3: select(&random)
        case 4, 5, 6: applyTree(&random)
        case 7, 8: applyAll(&random)
        case 9:
            var snapshot = source.snapshot()
            let all = snapshot.itemIdentifiers
            guard !all.isEmpty else { return }
            let marked = all[random.below(all.count)]
            if random.below(2) == 0 { snapshot.reconfigureItems([marked]) } else { snapshot.reloadItems([marked]) }
            if snapshot.reloadedItemIdentifiers == [marked] { chosen.remove(marked) }
            apply { source.apply(snapshot, completion: $0) }
        case 10: drag(&random)
        case 11: changeLayout(&random)
        default: toggle(&random)
        }
        chosen.formIntersection(source.snapshot().itemIdentifiers)
    }

    private func apply(_ body: (@escaping () -> Void) -> Void) {
        begun += 1
        body { [unowned self] in ended += 1 }
    }

    private func rotate(isAnimated: Bool) {
        let size = collection.frame.size
        let other = CGSize(width: size.height, height: size.width)
        guard isAnimated else { return collection.frame.size = other }
        UIView.animate(withDuration: 0.3) { [collection] in
            collection.frame.size = other
            collection.layoutIfNeeded()
        }
    }

    private func changeLayout(_ random: inout SeededNumbers) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40 + random.below(120), height: 20 + random.below(80))
        if isSelfSizing { layout.estimatedItemSize = CGSize(width: 80, height: 30) }
        collection.setCollectionViewLayout(layout, animated: random.below(3) > 0)
    }

    /// Drags an item over others, maybe while snapshots are applied, and drops it.
    private func drag(_ random: inout SeededNumbers) {
        let visible = collection.indexPathsForVisibleItems.sorted()
        guard !visible.isEmpty, let cell = collection.cellForItem(at: visible[random.below(visible.count)]) else {
            return
        }
        let touch = tester.touch(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        tester.pump(by: 0.6)
        // Lists that scroll lift nothing, and a press is no tap of the walk.
        guard collection.hasActiveDrag else { return touch.cancel() }
        for _ in 0..<random.below(6) {
            touch.move(to: CGPoint(x: random.below(320), y: random.below(440)))
            tester.pump(by: Double(random.below(20)) / 100)
            switch random.below(10) {
            case 0: applyTree(&random)
            case 1: applyAll(&random)
            case 2: toggle(&random)
            case 3: collection.contentOffset.y += CGFloat(random.below(200) - 100)
            default: break
            }
        }
        if random.below(4) == 0 { touch.cancel() } else { touch.lift() }
        tester.pump(by: 0.8)
    }

    private func select(_ random: inout SeededNumbers) {
        let all = source.snapshot().itemIdentifiers
        guard !all.isEmpty else { return }
        let item = all[random.below(all.count)]
        chosen.insert(item)
        collection.selectItem(at: source.indexPath(for: item), animated: false, scrollPosition: [])
    }

    private func toggle(_ random: inout SeededNumbers) {
        let cells = collection.visibleCells
        guard !cells.isEmpty else { return }
        collection.engine.toggle(cells[random.below(cells.count)])
    }

    /// Changes the tree of a section, or adds a section.
    private func applyTree(_ random: inout SeededNumbers) {
        let sections = source.snapshot().sectionIdentifiers
        let isNew = sections.isEmpty || sections.count < 4 && random.below(4) == 0
        let section = isNew ? "new \(items(1))" : sections[random.below(sections.count)]
        var tree = source.snapshot(for: section)
        let all = tree.items
        if !all.isEmpty {
            let item = all[random.below(all.count)]
            switch random.below(5) {
            case 0: tree.delete([item])
            case 1: tree.append(items(1 + random.below(4)), to: item)
            case 2: tree.expand([item])
            case 3: tree.collapse([item])
            default: tree.insert(items(2), after: item)
            }
        }
        if random.below(2) == 0 || all.isEmpty { tree.append(items(random.below(6))) }
        // Some move here from another section.
        let others = source.snapshot().itemIdentifiers.filter { !tree.contains($0) }
        if !others.isEmpty, random.below(4) == 0 { tree.append([others[random.below(others.count)]]) }
        apply { source.apply(tree, to: section, animatingDifferences: random.below(4) > 0, completion: $0) }
    }

    /// Changes all sections.
    private func applyAll(_ random: inout SeededNumbers) {
        var snapshot = source.snapshot()
        if snapshot.numberOfSections > 1, random.below(3) == 0 {
            snapshot.moveSection(
                snapshot.sectionIdentifiers[0], afterSection: snapshot.sectionIdentifiers[snapshot.numberOfSections - 1]
            )
        }
        if snapshot.numberOfSections > 2, random.below(3) == 0 {
            snapshot.deleteSections([snapshot.sectionIdentifiers[random.below(snapshot.numberOfSections)]])
        }
        let all = snapshot.itemIdentifiers
        if all.count > 2 {
            let (one, other) = (all[random.below(all.count)], all[random.below(all.count)])
            if one != other, random.below(2) == 0 { snapshot.moveItem(one, beforeItem: other) }
            if random.below(2) == 0 { snapshot.deleteItems([all[random.below(all.count)]]) }
            if let kept = snapshot.itemIdentifiers.first { snapshot.insertItems(items(2), afterItem: kept) }
        }
        apply { source.apply(snapshot, animatingDifferences: random.below(4) > 0, completion: $0) }
    }

    // MARK: Agreement

    func check() -> Bool {
        tester.pump()
        var faults: [String] = []
        let snapshot = source.snapshot()
        let bounds = collection.bounds
        let shown = Set(collection.indexPathsForVisibleItems)
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            let items = snapshot.itemIdentifiers(inSection: section)
            if collection.numberOfItems(inSection: index) != items.count { faults.append("the count of \(index)") }
            let tree = source.snapshot(for: section)
            if tree.visibleItems != items { faults.append("the tree of \(section)") }
            for (number, item) in items.enumerated() {
                let path = IndexPath(item: number, section: index)
                guard let frame = collection.layoutAttributesForItem(at: path)?.frame else {
                    faults.append("no attributes of \(path)")
                    continue
                }
                if frame.touches(bounds) != shown.contains(path) { faults.append("whether \(path) shows") }
                guard let cell = collection.cellForItem(at: path) as? NamedCell, shown.contains(path) else { continue }
                if cell.frame != frame { faults.append("the frame of \(path): \(cell.frame), not \(frame)") }
                if cell.name != "\(item)" { faults.append("the name of \(path)") }
                if cell.isSelected != chosen.contains(item) { faults.append("the selection of \(item)") }
                if cell.configurationState.isExpanded
                    != (collection.engine.isExpanded(ItemPosition(index, number)) ?? false)
                {
                    faults.append("the expansion of \(item)")
                }
                if cell.alpha != 1 { faults.append("the opacity of \(path)") }
            }
        }
        let selected = (collection.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
        if Set(selected) != chosen { faults.append("the selection") }
        let engine = collection.engine
        if engine.showsTwice { faults.append("a view twice") }
        if tester.isAtRest, let identifier = collection.visibleCells.first?.reuseIdentifier,
            let fault = engine.fault(of: census, identifier: identifier)
        {
            faults.append(fault)
        }
        if !faults.isEmpty { Issue.record("\(faults.prefix(5)) at \(bounds)") }
        return faults.isEmpty
    }
}

/// Lets items be dragged, which their data source moves.
@MainActor private final class OutlineDragger: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
}
