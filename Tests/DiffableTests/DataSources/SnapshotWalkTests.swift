import Testing
import UIKitLists
import UIKitTesting

/// Snapshots at random: after every operation they equal plain arrays.
@Suite(.application) struct SnapshotWalkTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6]) func `a snapshot agrees with plain arrays after every operation`(seed: Int) {
        var walk = SnapshotWalk(seed: seed)
        for _ in 0..<1000 {
            walk.step()
            if !check(walk) { break }
        }
        #expect(walk.snapshot.numberOfSections > 0)
    }

    private func check(_ walk: SnapshotWalk) -> Bool {
        let (snapshot, model) = (walk.snapshot, walk.model)
        let items = model.flatMap(\.items)
        var faults: [String] = []
        if snapshot.sectionIdentifiers != model.map(\.section) { faults.append("the sections") }
        if snapshot.itemIdentifiers != items { faults.append("the items") }
        if snapshot.numberOfItems != items.count { faults.append("the number of items") }
        if snapshot.numberOfSections != model.count { faults.append("the number of sections") }
        for (index, item) in items.enumerated() where snapshot.indexOfItem(item) != index {
            faults.append("the index of \(item)")
        }
        for (index, content) in model.enumerated() {
            if snapshot.indexOfSection(content.section) != index { faults.append("the index of \(content.section)") }
            if snapshot.itemIdentifiers(inSection: content.section) != content.items {
                faults.append("the items of \(content.section)")
            }
            for item in content.items where snapshot.sectionIdentifier(containingItem: item) != content.section {
                faults.append("the section of \(item)")
            }
        }
        if !faults.isEmpty { Issue.record("\(faults): \(snapshot.itemIdentifiers), not \(model)") }
        return faults.isEmpty
    }
}
