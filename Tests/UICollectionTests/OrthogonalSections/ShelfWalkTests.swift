import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Compositional layouts at random, with sections of every kind: cells are where the layout says, in the views that scroll.
@Suite(.application) struct ShelfWalkTests {
    private nonisolated static let walk = WalkLength(steps: 120, seeds: [1, 2, 3, 4, 5, 6])

    @Test(arguments: walk.seeds) func `cells and frames agree after every step`(seed: UInt64) {
        let census = walk(seed)

        #expect(census.count == 0, "the collection is released, and its cells are not")
    }

    /// Walks over a collection, releases it, and returns the cells that it had.
    private func walk(_ seed: UInt64) -> ViewCensus {
        var random = SeededNumbers(seed: seed &* 7919)
        let layout = ShelfWalk.layout(Int(seed % 4))
        let census = ViewCensus()
        let names = (0..<5).map { section in (0..<random.below(20)).map { "\(section * 100 + $0)" } }
        let stage = ShelfStage(names, layout: layout, direction: seed % 3 == 0 ? .rightToLeft : .leftToRight) {
            $0.configure = { cell, _ in
                census.note(cell)
                let number = Int(cell.name) ?? 0
                cell.wanted = CGSize(width: 320, height: 20 + number * 13 % 60)
            }
        }
        var walk = ShelfWalk(stage: stage)

        for step in 0..<Self.walk.steps {
            walk.step(&random)
            if random.below(3) > 0 { stage.tester.pump(by: Double(random.below(40)) / 100) }
            if random.below(3) == 0 {
                stage.tester.settle()
                if !walk.check(census) {
                    Issue.record("Step \(step)")
                    break
                }
            }
        }
        stage.tester.settle()
        #expect(walk.check(census))
        stage.collection.removeFromSuperview()
        stage.tester.settle()
        return census
    }
}

/// Random changes of a stage.
@MainActor private struct ShelfWalk {
    let stage: ShelfStage
    private let dragger = ShelfDragger()
    private var next = 1000

    init(stage: ShelfStage) {
        self.stage = stage
        stage.collection.dragDelegate = dragger
    }

    private var collection: UICollectionView { stage.collection }

    mutating func step(_ random: inout SeededNumbers) {
        switch random.below(12) {
        case 0: collection.contentOffset.y = CGFloat(random.below(600))
        case 1, 2:
            guard !stage.shelves.isEmpty else { return }
            stage.shelves[random.below(stage.shelves.count)].contentOffset.x = CGFloat(random.below(800))
        case 3:
            stage.names = (0..<random.below(6)).map { _ in names(random.below(25)) }
            collection.reloadData()
        case 4: collection.frame.size.width = CGFloat(200 + random.below(200))
        case 5:
            let filled = stage.names.indices.filter { !stage.names[$0].isEmpty }
            guard !filled.isEmpty else { return }
            let section = filled[random.below(filled.count)]
            collection.scrollToItem(
                at: IndexPath(item: random.below(stage.names[section].count), section: section),
                at: random.below(2) == 0 ? [] : [.centeredVertically, .centeredHorizontally],
                animated: random.below(2) == 0)
        case 6: rotate(isAnimated: random.below(2) == 0)
        case 7: changeLayout(&random)
        case 8: drag(&random)
        default: update(&random)
        }
    }

    /// Sections of every kind, which begin with another one for each number.
    static func layout(_ first: Int) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch (index + first) % 4 {
            case 0: return Declared.rows(45)
            case 1: return Declared.shelf(110, 70, .groupPaging)
            case 2: return Declared.sizedRows(40)
            default:
                let section = Declared.shelf(90, 60)
                let header = Declared.edge(Declared.header, 25)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return section
            }
        }
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
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 70, height: 50)
        let layout = random.below(3) == 0 ? flow : Self.layout(random.below(4))
        collection.setCollectionViewLayout(layout, animated: random.below(3) > 0)
    }

    /// Drags an item over others, maybe while they change, and drops it, which has the data source move it.
    private mutating func drag(_ random: inout SeededNumbers) {
        let visible = collection.indexPathsForVisibleItems.sorted()
        guard !visible.isEmpty, let cell = collection.cellForItem(at: visible[random.below(visible.count)]) else {
            return
        }
        let touch = stage.tester.touch(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        stage.tester.pump(by: 0.6)
        // Lists that scroll lift nothing.
        guard collection.hasActiveDrag else { return touch.cancel() }
        for _ in 0..<random.below(6) {
            touch.move(to: CGPoint(x: random.below(320), y: random.below(440)))
            stage.tester.pump(by: Double(random.below(20)) / 100)
            switch random.below(8) {
            case 0: update(&random)
            case 1: collection.contentOffset.y += CGFloat(random.below(200) - 100)
            default: break
            }
        }
        if random.below(4) == 0 { touch.cancel() } else { touch.lift() }
        stage.tester.pump(by: 0.8)
    }

    private mutating func names(_ count: Int) -> [String] {
        defer { next += count }
        return (0..<count).map { "\(next + $0)" }
    }

    /// Removes, adds and moves some sections and items in one batch.
    private mutating func update(_ random: inout SeededNumbers) {
        var drafts: [(origin: Int?, names: [String])] = stage.names.enumerated().map { ($0.offset, $0.element) }
        var former: [String: ItemPosition] = [:]
        for (section, names) in stage.names.enumerated() {
            for (item, name) in names.enumerated() { former[name] = ItemPosition(section, item) }
        }
        drafts.removeAll { _ in random.below(8) == 0 }
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
        if random.below(4) == 0 { drafts.insert((nil, names(random.below(8))), at: random.below(drafts.count + 1)) }
        let difference = SectionedDifference(
            formerCounts: stage.names.map(\.count), sectionOrigins: drafts.map { $0.origin ?? -1 },
            itemOrigins: drafts.map { $0.names.map { former[$0] } })
        let after = drafts.map(\.names)
        stage.batch { [stage] in
            stage.names = after
            CollectionTarget(collection: stage.collection).insertAndDelete(difference)
        }
    }

    func check(_ census: ViewCensus) -> Bool {
        stage.tester.pump()
        var faults: [String] = []
        let shownPaths = Set(collection.indexPathsForVisibleItems)
        for (section, names) in stage.names.enumerated() {
            for item in names.indices {
                let path = IndexPath(item: item, section: section)
                guard let attributes = collection.layoutAttributesForItem(at: path) else {
                    faults.append("no attributes of \(path)")
                    continue
                }
                let frame = attributes.shownFrame
                if frame.touches(collection.bounds) != shownPaths.contains(path) {
                    faults.append("whether \(path) shows at \(frame)")
                }
                guard shownPaths.contains(path), let cell = collection.cellForItem(at: path) as? NamedCell else {
                    continue
                }
                let place = cell.convert(cell.bounds, to: collection)
                if place != frame { faults.append("the frame of \(path): \(place), not \(frame)") }
                if cell.name != names[item] { faults.append("the name of \(path)") }
                let host: UIView? = attributes.scroll == nil ? collection : attributes.scroll?.view
                if cell.superview !== host { faults.append("the superview of \(path)") }
                if cell.alpha != 1 { faults.append("the opacity of \(path)") }
            }
        }
        for shelf in stage.shelves where !shelf.subviews.contains(where: { $0 is UICollectionReusableView }) {
            faults.append("an empty scroll view at \(shelf.frame)")
        }
        if collection.engine.showsTwice { faults.append("a view twice") }
        if let fault = collection.engine.fault(of: census, identifier: "cell") { faults.append(fault) }
        if collection.contentSize != collection.collectionViewLayout.collectionViewContentSize {
            faults.append("the content's size")
        }
        if !faults.isEmpty { Issue.record("\(faults.prefix(5)) at \(collection.bounds)") }
        return faults.isEmpty
    }
}

/// Lets items be dragged.
@MainActor private final class ShelfDragger: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
}
