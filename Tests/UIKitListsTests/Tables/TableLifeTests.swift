import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Tables that are let go while something moves in them.
@Suite(.application) struct TableLifeTests {
    /// The motions in whose middle a table goes.
    enum Motion: CaseIterable { case update, swipe, closing, finger, editing }

    private final class Rows: UITableViewDataSource, UITableViewDelegate {
        var count = 5
        init() {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { count -= 1 }
    }

    @Test(arguments: Motion.allCases) func `a table may be released during a motion`(motion: Motion) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let rows = Rows()
        weak var gone: UITableView?
        var completed = 0
        do {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            gone = table
            table.dataSource = rows
            table.delegate = rows
            tester.show(table, at: .zero)
            tester.pump()
            switch motion {
            case .update:
                rows.count = 4
                table.performBatchUpdates({ table.deleteRows(at: [.row(0)], with: .fade) }) { _ in completed += 1 }
            case .swipe, .closing, .finger:
                let touch = tester.touch(at: CGPoint(x: 200, y: 22))
                for x in [170, 140, 110, 60] { touch.move(to: CGPoint(x: x, y: 22)) }
                #expect(table.visibleCells[0].frame.minX < 0)
                if motion != .finger { touch.lift() }
                if motion == .closing { table.setEditing(false, animated: true) }
            case .editing: table.setEditing(true, animated: true)
            }
            tester.pump(by: 0.1)
            table.removeFromSuperview()
        }
        tester.settle()

        #expect(gone == nil)
        #expect(completed == (motion == .update ? 1 : 0))
    }
}
