import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import ListLab

/// The contents of each page after its recording.
@MainActor @Suite(.application) struct ListLabPageTests {
    @Test func `letters are fetched, marked, flagged, deleted and moved`() async throws {
        let replay = try await ListLabReplay(of: "mail")
        let table = try replay.table
        let cells = table.visibleCells

        // Two were added, one was deleted by a swipe and two together, and one was moved up.
        #expect(table.numberOfRows(inSection: 0) == 12 + 2 - 1 - 2)
        let senders = try replay.rows.map { $0.first ?? "" }
        let expected = [
            "Harbour Orchestra", "Sailing club", "City Library", "Priya Raman", "Bicycle workshop",
            "Old Town Residents",
        ]
        #expect(senders == expected)
        let dots = cells.map { $0.contentView.subviews.first?.alpha }
        #expect(dots == [0, 0, 0, 0, 0, 1])
        #expect(table.isEditing == false)
        #expect(replay.navigation?.isToolbarHidden == true)
        #expect(replay.navigation?.topViewController?.title == "Inbox")
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `letters are as high as their text, and at the largest size no line is cut off`() async throws {
        let replay = try await ListLabReplay(of: "mail")
        let table = try replay.table
        let standard = table.visibleCells[0].frame.height
        replay.navigation?.view.window?.traitOverrides.preferredContentSizeCategory =
            .accessibilityExtraExtraExtraLarge
        replay.tester.settle()

        let large = table.visibleCells[0].frame.height
        #expect(large > 3 * standard)
        // The rows that scroll into sight are arranged before they are measured.
        for _ in 0..<4 {
            table.contentOffset.y += 300
            replay.tester.settle()
            for cell in table.visibleCells {
                let labels = replay.labels(in: cell.contentView)
                let heights = labels.map { $0.frame.height - $0.font.lineHeight }
                #expect(labels.count == 4)
                #expect(heights.allSatisfy { $0 > -1 })
            }
        }
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `errands are done, added, moved, deleted and cleared`() async throws {
        let replay = try await ListLabReplay(of: "to-do")
        let table = try replay.table

        #expect(replay.isPresenting == false)
        #expect((0..<3).map(table.numberOfRows) == [1, 4, 0])
        let rows = try replay.rows.flatMap { $0 }
        let later = ["Buy a kite", "Plan the trip to the lake", "Renew the library card", "Sharpen the kitchen knives"]
        #expect(rows.first?.hasPrefix("Ask Jonas") == true)
        // They were shuffled.
        #expect(rows.dropFirst().sorted() == later)
        #expect(table.isEditing == false)
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `settings are reset, a time is turned, a waiting time is stepped, and rows open and close`() async throws
    {
        let replay = try await ListLabReplay(of: "settings")
        let table = try replay.table

        #expect((0..<5).map(table.numberOfRows) == [1, 3, 3, 3, 1])
        let rows = try replay.rows
        #expect(rows.contains(["Network", "Garden House"]))
        #expect(rows.contains(["Time", "9:30\u{202F}AM"]))
        #expect(rows.contains(["Put Off", "20 min"]))
        let marks = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 2))?.accessoryType }
        #expect(marks == [.checkmark, UITableViewCell.AccessoryType.none, UITableViewCell.AccessoryType.none])
        #expect(replay.navigation?.traitCollection.userInterfaceStyle == .light)
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `100,000 rows show their first ones and two that are new`() async throws {
        let replay = try await ListLabReplay(of: "rows")
        let table = try replay.table

        #expect(table.numberOfRows(inSection: 0) == 100_002)
        let titles = try replay.rows.map { $0.first ?? "" }
        #expect(titles.prefix(4) == ["New row 2", "New row 1", "Row 1", "Row 2"])
        #expect(Set(table.visibleCells.map { $0.frame.height }).count > 3)
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `the end of 100,000 rows is the end of the last one`() async throws {
        let replay = try await ListLabReplay(of: "rows")
        let table = try replay.table
        replay.tester.tap(at: CGPoint(x: 260, y: 42))
        replay.tester.settle()

        let last = try #require(table.visibleCells.last)
        #expect(table.indexPath(for: last)?.row == 100_001)
        #expect(abs(last.frame.maxY - table.bounds.maxY) < 0.01)
    }
}
