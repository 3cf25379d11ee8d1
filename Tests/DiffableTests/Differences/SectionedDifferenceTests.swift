import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitLists

/// The batch that makes one arrangement of items in sections another one.
@Suite(.application) struct SectionedDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: KeyValuePairs<Int, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func difference(
        _ former: KeyValuePairs<Int, [Int]>, _ list: KeyValuePairs<Int, [Int]>
    ) -> SectionedDifference {
        snapshot(list).difference(from: snapshot(former))
    }

    @Test func `equal snapshots have no difference`() {
        #expect(difference([1: [10, 11], 2: []], [1: [10, 11], 2: []]).isEmpty)
    }

    @Test func `items of deleted and inserted sections need no updates of their own`() {
        let difference = difference([1: [10], 2: [20, 21]], [1: [10], 3: [30]])

        #expect(difference.sections.deleted == [1])
        #expect(difference.sections.inserted == [1])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty && difference.crossingItems.isEmpty)
    }

    @Test func `an item changes its section by a move`() {
        let difference = difference([1: [10, 11], 2: [20]], [1: [11], 2: [10, 20]])

        #expect(difference.movedItems == [.init(from: ItemPosition(0, 0), to: ItemPosition(1, 0))])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
    }

    @Test func `an item moved out of a deleted section, or into an inserted one, crosses`() {
        let outOf = difference([1: [10], 2: [20]], [1: [10, 20]])
        let into = difference([1: [10, 11]], [1: [10], 2: [11]])

        #expect(outOf.crossingItems == [.init(from: ItemPosition(1, 0), to: ItemPosition(0, 1))])
        #expect(into.crossingItems == [.init(from: ItemPosition(0, 1), to: ItemPosition(1, 0))])
    }

    @Test func `items of a section that moves stay in it`() {
        let difference = difference([1: [10, 11], 2: [20], 3: [30]], [2: [20], 3: [30], 1: [10, 12, 11]])

        #expect(difference.sections.moved == [.init(from: 0, to: 2)])
        #expect(difference.insertedItems == [ItemPosition(2, 1)])
        #expect(difference.movedItems.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 4, 5]) func `the batch of any two arrangements is one that tables accept`(
        seed: Int
    ) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        var applied = 0
        for _ in 0..<300 {
            let (former, list) = (randomSnapshot(&random), randomSnapshot(&random))
            let difference = list.difference(from: former)
            guard difference.crossingItems.isEmpty else { continue }

            let resolved = try difference.batch.resolved(
                before: former.sectionIdentifiers.map { former.numberOfItems(inSection: $0) },
                after: list.sectionIdentifiers.map { list.numberOfItems(inSection: $0) })

            applied += 1
            for item in former.itemIdentifiers {
                let position = resolved.newPosition(of: former.position(ofItem: item)!)
                #expect(position == list.position(ofItem: item), "item \(item)")
            }
            for section in former.sectionIdentifiers {
                let index = resolved.newSection(of: former.indexOfSection(section)!)
                #expect(index == list.indexOfSection(section), "section \(section)")
            }
        }
        #expect(applied > 20)
    }

    /// A few of six sections with a few of twelve items, which are mostly in the section that has their number.
    private func randomSnapshot(_ random: inout SeededNumbers) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array((0..<6).shuffled(using: &random).prefix(3 + random.below(4))))
        let sections = snapshot.sectionIdentifiers
        for item in (0..<12).shuffled(using: &random) where random.below(4) > 0 {
            let strays = random.below(12) == 0
            let section = strays ? sections[random.below(sections.count)] : item / 2
            if sections.contains(section) { snapshot.appendItems([item], toSection: section) }
        }
        return snapshot
    }
}
