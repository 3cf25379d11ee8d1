import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// Updates that do not fit stop the program with a sentence.
@Suite(.application) struct UpdateErrorTests {
    private func text(of bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test func `a wrong count in a section that does not show stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([50, 3])
                stage.counts = [50, 5]
                stage.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("An update left 5 rows in section 1. There were 3 before it, 1 were inserted"))
    }

    @Test func `updates that end and had not begun stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableView().endUpdates() }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("were ended and had not begun."))
    }

    @Test func `an update while a cell is made stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TableStage([3]) { stage in stage.configure = { [unowned stage] _, _ in stage.table.beginUpdates() }
                }
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("was updated while its data source was making a cell."))
    }

    @Test func `a path of one number in an update stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { TableStage([3]).table.deleteRows(at: [IndexPath(index: 1)], with: .fade) }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("named an index path of 1 numbers."))
    }

    @Test func `another cell for a row that is reconfigured stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = UnregisteredCells()
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                table.dataSource = source
                table.layoutIfNeeded()
                table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("returned another cell for row 0 of section 0, which is reconfigured."))
    }
}

/// Returns a new cell each time.
private final class UnregisteredCells: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
