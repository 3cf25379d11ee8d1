import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Collections at random: after each operation, also in the middle of motion, cells, frames, selection and data agree.
@Suite(.application) struct CollectionWalkTests {
    private nonisolated static let walk = WalkLength(steps: 200, seeds: [1, 2, 3, 4, 5, 6, 7, 8])

    @Test(arguments: walk.seeds) func `cells, frames and selection agree after every step`(seed: UInt64) {
        let census = walk(seed)

        #expect(census.count == 0, "the collection is released, and its cells are not")
    }

    /// Walks over a collection, releases it, and returns the cells that it had.
    private func walk(_ seed: UInt64) -> ViewCensus {
        var random = SeededNumbers(seed: seed &* 6151)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: seed % 2 == 0 ? 90 : 320, height: 45)
        if seed % 3 == 0 { layout.estimatedItemSize = CGSize(width: 100, height: 40) }
        if seed % 4 > 1 { layout.headerReferenceSize = CGSize(width: 10, height: 25) }
        layout.sectionHeadersPinToVisibleBounds = seed % 8 > 5
        if seed == 5 { layout.scrollDirection = .horizontal }
        let names = (0..<4).map { section in (0..<random.below(30)).map { "\(section * 100 + $0)" } }
        let isSized = seed % 3 != 0 && seed % 2 == 1
        let stage = isSized ? SizedStage(names, layout: layout) : CollectionStage(names, layout: layout)
        stage.collection.allowsMultipleSelection = true
        if seed % 3 == 0 {
            stage.configure = { cell, _ in
                let number = Int(cell.name) ?? 0
                cell.wanted = CGSize(width: 40 + number * 7 % 150, height: 20 + number * 13 % 60)
            }
            stage.collection.reloadData()
        } else if isSized {
            stage.sizes = { [unowned stage] path in
                let number = Int(stage.names[path.section][path.item]) ?? 0
                return CGSize(width: 20 + number * 31 % 290, height: 10 + number * 17 % 90)
            }
            layout.invalidateLayout()
        }
        var walk = Walk(stage: stage, isSelfSizing: seed % 3 == 0)

        for step in 0..<Self.walk.steps {
            walk.step(&random)
            switch random.below(12) {
            case 0: stage.tester.settle()
            case 1...8: stage.tester.pump(by: Double(random.below(40)) / 100)
            default: break
            }
            if !walk.check() {
                Issue.record("Step \(step)")
                break
            }
        }
        stage.tester.settle()
        #expect(walk.check())
        #expect(stage.collection.engine.motions.isEmpty)
        stage.collection.removeFromSuperview()
        stage.tester.settle()
        return walk.census
    }
}

/// Random changes of a stage, and the items that are selected by them.
@MainActor private struct Walk {
    let stage: CollectionStage
    let isSelfSizing: Bool
    let census = ViewCensus()
    private let dragger = WalkDragger()
    private var chosen: Set<String> = []
    private var next = 1000

    init(stage: CollectionStage, isSelfSizing: Bool) {
        (self.stage, self.isSelfSizing) = (stage, isSelfSizing)
        for cell in stage.cells { census.note(cell) }
        stage.configure = { [census, configure = stage.configure] cell, path in
            census.note(cell)
            configure(cell, path)
        }
        dragger.stage = stage
        (stage.collection.dragDelegate, stage.collection.dropDelegate) = (dragger, dragger)
    }

    private var collection: UICollectionView { stage.collection }

    mutating func step(_ random: inout SeededNumbers) {
        switch random.below(15) {
        case 0, 1:
            collection.contentOffset.y += CGFloat(random.below(700) - 350)
            collection.contentOffset.x += CGFloat(random.below(200) - 100)
        case 2:
            stage.names = (0..<random.below(5)).map { _ in names(random.below(40)) }
            chosen = []
            collection.reloadData()
        case 3:
            guard let path = path(&random) else { return }
            chosen.insert(stage.names[path.section][path.item])
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        case 4: resize(&random)
        case 5:
            if let path = path(&random) {
                collection.scrollToItem(at: path, at: .centeredVertically, animated: random.below(2) == 0)
            }
        case 6: collection.contentInset.top = CGFloat(random.below(50))
        case 7: changeLayout(&random)
        case 8: moveItem(&random)
        case 9: drag(&random)
        case 10: finishPlaceholder(&random)
        default: update(&random)
        }
    }

    /// Another width, or a rotation, which may be animated.
    private func resize(_ random: inout SeededNumbers) {
        guard random.below(2) == 0 else { return collection.frame.size.width = CGFloat(200 + random.below(200)) }
        let size = CGSize(width: collection.frame.height, height: collection.frame.width)
        guard random.below(2) == 0 else { return collection.frame.size = size }
        UIView.animate(withDuration: 0.3) { [collection] in
            collection.frame.size = size
            collection.layoutIfNeeded()
        }
    }

    private func changeLayout(_ random: inout SeededNumbers) {
        // Sizes that cells say of themselves are for one layout only.
        guard !isSelfSizing else { return }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40 + random.below(120), height: 20 + random.below(80))
        if random.below(2) == 0 { layout.headerReferenceSize = CGSize(width: 10, height: 25) }
        guard random.below(2) == 0 else {
            return collection.setCollectionViewLayout(layout, animated: random.below(3) > 0)
        }
        let transition = collection.startInteractiveTransition(to: layout)
        for _ in 0..<random.below(4) {
            transition.transitionProgress = CGFloat(random.below(120)) / 100
            stage.tester.pump()
        }
        if random.below(2) == 0 {
            collection.finishInteractiveTransition()
        } else {
            collection.cancelInteractiveTransition()
        }
    }

    private func moveItem(_ random: inout SeededNumbers) {
        let visible = collection.indexPathsForVisibleItems.sorted()
        guard !visible.isEmpty else { return }
        let path = visible[random.below(visible.count)]
        guard collection.beginInteractiveMovementForItem(at: path) else { return }
        for _ in 0..<random.below(6) {
            let bounds = collection.bounds
            collection.updateInteractiveMovementTargetPosition(
                CGPoint(
                    x: bounds.minX + CGFloat(random.below(Int(bounds.width))),
                    y: bounds.minY + CGFloat(random.below(Int(bounds.height)))))
            stage.tester.pump(by: Double(random.below(20)) / 100)
        }
        if random.below(3) > 0 { collection.endInteractiveMovement() } else { collection.cancelInteractiveMovement() }
    }

    /// Drags an item over others, maybe while they change, and drops it.
    private mutating func drag(_ random: inout SeededNumbers) {
        let visible = collection.indexPathsForVisibleItems.sorted()
        guard !visible.isEmpty, let cell = collection.cellForItem(at: visible[random.below(visible.count)]) else {
            return
        }
        let touch = stage.tester.touch(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        stage.tester.pump(by: 0.6)
        // Lists that move or scroll lift no item, and a press is no tap of the walk.
        guard collection.hasActiveDrag else { return touch.cancel() }
        dragger.copies = random.below(3) > 0
        for _ in 0..<random.below(6) {
            touch.move(to: CGPoint(x: random.below(320), y: random.below(480)))
            stage.tester.pump(by: Double(random.below(20)) / 100)
            switch random.below(10) {
            case 0: update(&random)
            case 1: collection.contentOffset.y += CGFloat(random.below(200) - 100)
            case 2: finishPlaceholder(&random)
            default: break
            }
        }
        dragger.newNames = names(random.below(3))
        dragger.usesPlaceholders = random.below(2) == 0
        if random.below(4) == 0 { touch.cancel() } else { touch.lift() }
        stage.tester.pump(by: 0.8)
    }

    private mutating func finishPlaceholder(_ random: inout SeededNumbers) {
        guard !dragger.contexts.isEmpty else { return }
        let context = dragger.contexts.remove(at: random.below(dragger.contexts.count))
        guard random.below(3) > 0 else { _ = context.deletePlaceholder(); return }
        let name = names(1)[0]
        context.commitInsertion { [stage] path in stage.names[path.section].insert(name, at: path.item) }
    }

    private mutating func names(_ count: Int) -> [String] {
        defer { next += count }
        return (0..<count).map { "\(next + $0)" }
    }

    private func path(_ random: inout SeededNumbers) -> IndexPath? {
        let filled = stage.names.indices.filter { !stage.names[$0].isEmpty }
        guard !filled.isEmpty else { return nil }
        let section = filled[random.below(filled.count)]
        return IndexPath(item: random.below(stage.names[section].count), section: section)
    }

    /// Changes some sections and items, by the difference of two arrangements.
    private mutating func update(_ random: inout SeededNumbers) {
        var drafts: [(origin: Int?, names: [String])] = stage.names.enumerated().map { ($0.offset, $0.element) }
        var former: [String: ItemPosition] = [:]
        for (section, names) in stage.names.enumerated() {
            for (item, name) in names.enumerated() { former[name] = ItemPosition(section, item) }
        }
        drafts.removeAll { _ in random.below(8) == 0 }
        if drafts.count > 1, random.below(3) == 0 {
            drafts.insert(drafts.remove(at: random.below(drafts.count)), at: random.below(drafts.count))
        }
        for index in drafts.indices {
            drafts[index].names.removeAll { _ in random.below(6) == 0 }
            for name in names(random.below(4)) {
                drafts[index].names.insert(name, at: random.below(drafts[index].names.count + 1))
            }
            if !drafts[index].names.isEmpty, random.below(2) == 0 {
                let name = drafts[index].names.remove(at: random.below(drafts[index].names.count))
                let goal = random.below(drafts.count)
                drafts[goal].names.insert(name, at: random.below(drafts[goal].names.count + 1))
            }
        }
        if random.below(4) == 0 { drafts.insert((nil, names(random.below(5))), at: random.below(drafts.count + 1)) }
        let difference = SectionedDifference(
            formerCounts: stage.names.map(\.count), sectionOrigins: drafts.map { $0.origin ?? -1 },
            itemOrigins: drafts.map { $0.names.map { former[$0] } })
        let after = drafts.map(\.names)
        chosen.formIntersection(after.joined())
        // An item that crosses into an inserted section, or out of a deleted one, is another item for the collection.
        for move in difference.crossingItems { chosen.remove(after[move.to.section][move.to.item]) }
        stage.batch { [stage] in
            stage.names = after
            CollectionTarget(collection: stage.collection).insertAndDelete(difference)
        }
    }

    func check() -> Bool {
        stage.tester.pump()
        let engine = collection.engine
        var faults: [String] = []
        let inside = collection.bounds
        let shownPaths = Set(collection.indexPathsForVisibleItems)
        for (section, names) in stage.names.enumerated() {
            if collection.numberOfItems(inSection: section) != names.count { faults.append("the count of \(section)") }
            for item in names.indices {
                let path = IndexPath(item: item, section: section)
                guard let frame = collection.layoutAttributesForItem(at: path)?.frame else {
                    faults.append("no attributes of \(path)")
                    continue
                }
                if frame.touches(inside) != shownPaths.contains(path) { faults.append("whether \(path) shows") }
                guard shownPaths.contains(path), let cell = collection.cellForItem(at: path) as? NamedCell else {
                    continue
                }
                if cell.frame != frame { faults.append("the frame of \(path): \(cell.frame), not \(frame)") }
                if cell.name != names[item] { faults.append("the name of \(path)") }
                if cell.superview !== collection { faults.append("the superview of \(path)") }
                if cell.isSelected != chosen.contains(names[item]) { faults.append("the selection of \(path)") }
                if cell.alpha != 1 { faults.append("the opacity of \(path)") }
                if isSelfSizing, let wanted = cell.wanted, frame.size != wanted { faults.append("the size of \(path)") }
            }
        }
        if engine.showsTwice { faults.append("a view twice") }
        if stage.tester.isAtRest, let fault = engine.fault(of: census, identifier: "cell") { faults.append(fault) }
        if engine.motions.isEmpty {
            let subviews = collection.subviews.filter { $0 is UICollectionReusableView }
            if subviews.count != engine.shown.count {
                faults.append("\(subviews.count) subviews, \(engine.shown.count) elements")
            }
        }
        let selected = (collection.indexPathsForSelectedItems ?? []).map { stage.names[$0.section][$0.item] }
        if Set(selected) != chosen { faults.append("the selection") }
        if collection.contentSize != collection.collectionViewLayout.collectionViewContentSize {
            faults.append("the content's size")
        }
        if !faults.isEmpty { Issue.record("\(faults.prefix(5)) at \(inside)") }
        return faults.isEmpty
    }
}

/// Lets items be dragged, and inserts new ones where they are dropped, or placeholders for them.
@MainActor private final class WalkDragger: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    weak var stage: CollectionStage?
    var copies = true
    var usesPlaceholders = false
    var newNames: [String] = []
    var contexts: [any UICollectionViewDropPlaceholderContext] = []

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: copies ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let stage, let path = coordinator.destinationIndexPath, path.section < stage.names.count,
            path.item <= stage.names[path.section].count
        else { return }
        for name in newNames {
            if usesPlaceholders {
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell")
                placeholder.cellUpdateHandler = { ($0 as? NamedCell)?.name = "loading" }
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            } else {
                stage.names[path.section].insert(name, at: path.item)
                collectionView.insertItems(at: [path])
                coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
            }
        }
    }
}

extension CollectionEngine {
    /// A clause about noted cells that live on although they neither show nor wait under an identifier; nil for none.
    func fault(of census: ViewCensus, identifier: String) -> String? {
        let showing = shown.views.count { $0.view is UICollectionViewCell }
        let waiting = cellQueue.count(of: identifier)
        guard census.count > showing + waiting else { return nil }
        return "\(census.count) cells live, \(showing) show and \(waiting) wait"
    }

    /// Whether an element has two views, or a view two elements.
    var showsTwice: Bool {
        Set(shown.keys).count != shown.count || Set(shown.views.map { ObjectIdentifier($0.view) }).count != shown.count
    }
}
