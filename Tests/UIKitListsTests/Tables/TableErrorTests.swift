import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// Mistakes of programs stop them with a sentence.
@Suite(.application) struct TableErrorTests {
    private func text(of bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test func `an identifier without class stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("knows no class for it. Call register("))
    }

    @Test func `a class that is none of cells stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableView().register(UILabel.self, forCellReuseIdentifier: "row") }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("Register UITableViewCell or a class below it."))
    }

    @Test func `a negative number of rows stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TableStage([3, -1]) }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("said that section 1 has -1 rows."))
    }

    @Test func `a height that is no number stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TableStage([3]) { $0.heightOfRow = { _ in .nan } } }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(sentence.contains("returned nan for row 0 of section 0."))
    }

    @Test func `scrolling to a row that is not there stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([3])
                stage.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(
            sentence.contains(
                "The index path [0, 3] was to be scrolled to in UITableView"))
    }

    @Test func `reloading while a cell is made stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TableStage([3]) { stage in stage.configure = { [unowned stage] _, _ in stage.table.reloadData() } }
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(
            sentence.contains("was reloaded while its data source was making a cell.")
        )
    }

    @Test func `one cell for two rows stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = SameCell()
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                table.dataSource = source
                table.layoutIfNeeded()
            }
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(
            sentence.contains(
                "returned the cell of row 0 of section 0 for row 1 of section 0 as well."))
    }

    @Test func `the row of a path of one number stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = IndexPath(index: 4).row
        }

        let sentence = text(of: result?.standardErrorContent)
        #expect(
            sentence.contains("The row of an index path with 1 numbers was used."))
    }
}

/// Returns the same cell for all rows.
private final class SameCell: UITableViewDataSource {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
