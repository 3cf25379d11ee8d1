import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// The order in which a snapshot is applied to a table.
@Suite(.application) struct SnapshotOrderTests {
    /// Order list M of the reference.
    @Test func `a snapshot counts first, edits are one update, reloads the next one, and the completion follows both`()
    {
        let stage = DiffableStage(["A": [1, 2, 3]])
        var calls: [String] = []
        stage.source.defaultRowAnimation = .fade
        stage.note = { [unowned stage] item in
            calls.append(
                "cell \(item) of \(stage.source.snapshot().itemIdentifiers), \(stage.table.numberOfRows(inSection: 0)) rows"
            )
        }

        var snapshot = stage.source.snapshot()
        snapshot.deleteItems([1])
        snapshot.appendItems([4, 5])
        snapshot.reloadItems([2])
        stage.source.apply(snapshot) { calls.append("completion") }
        calls.append("return")
        stage.tester.settle()

        #expect(
            calls == [
                "cell 4 of [2, 3, 4, 5], 4 rows", "cell 5 of [2, 3, 4, 5], 4 rows", "cell 2 of [2, 3, 4, 5], 4 rows",
                "return", "completion",
            ])
    }
}
