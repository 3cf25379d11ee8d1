import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Tables whose rows and headers are as high as their configurations say. Letters are squares of the font's size.
@Suite(.application) struct ConfiguredTableTests {
    private func stage(_ counts: [Int] = [30], _ text: @escaping (Int) -> (String, String?)) -> TableStage {
        TableStage(counts) { stage in
            stage.configure = { cell, path in
                var content = UIListContentConfiguration.cell()
                (content.text, content.secondaryText) = text(path.row)
                cell.contentConfiguration = content
            }
        }
    }

    private func label(of cell: UITableViewCell) -> UILabel? {
        cell.contentView.subviews.first { $0 is UILabel } as? UILabel
    }

    @Test func `rows are as high as their texts, and 44 at the lowest`() {
        let stage = stage { row in (row == 1 ? "Words Words Words Words" : "Text", row == 2 ? "More" : nil) }

        // Two lines of 17; a line of 17, 3, and one of 15.
        let heights: [CGFloat] = [44, 22 + 34, 22 + 17 + 3 + 15, 44]
        #expect(stage.rows.prefix(4).map { $0[1] } == heights)
    }

    @Test func `rows grow with lines for which there is no room beside the controls of editing, and shrink again`() {
        // 16 letters of 17 points fit in 320 less margins, and not in 38 points less.
        let stage = stage { row in (row == 1 ? "Words Words Word" : "Text", nil) }
        let plain = stage.rows.prefix(3).map { $0[1] }
        stage.table.setEditing(true, animated: true)
        stage.tester.settle()
        let edited = stage.rows.prefix(3)
        stage.scroll(to: 800)
        stage.table.setEditing(false, animated: false)
        stage.scroll(to: 0)

        #expect(plain == [44, 44, 44])
        #expect(edited == [[0, 44], [44, 56], [100, 44]])
        #expect(stage.rows.prefix(3) == [[0, 44], [44, 44], [88, 44]])
    }

    @Test func `a reused cell shows only the text of its new row`() {
        let stage = stage([100]) { row in ("Row \(row)", row < 5 ? "More" : nil) }
        stage.scroll(to: 2000)
        let texts = stage.table.visibleCells.map { label(of: $0)?.text }
        let counts = Set(stage.table.visibleCells.map { $0.contentView.subviews.count })

        #expect(texts == stage.table.indexPathsForVisibleRows!.map { "Row \($0.row)" })
        #expect(counts == [1])
    }

    @Test func `another content of a row that shows gives it another height`() {
        let stage = stage { _ in ("Text", nil) }
        let cell = stage.table.visibleCells[1]
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = ("Text", "More")
        cell.contentConfiguration = content
        stage.tester.pump()

        #expect(stage.rows.prefix(3) == [[0, 44], [44, 57], [101, 44]])
    }

    @Test func `a row whose height the delegate says keeps it`() {
        let stage = TableStage([5]) { stage in
            stage.heightOfRow = { _ in 60 }
            stage.configure = { $0.contentConfiguration = BarContent(height: CGFloat(100 + $1.row)) }
        }
        stage.table.visibleCells[0].contentConfiguration = BarContent(height: 200)
        stage.tester.pump()

        #expect(stage.rows.map { $0[1] } == [60, 60, 60, 60, 60])
    }

    @Test func `a content of an app's own is as high as its constraints and a line`() {
        let stage = TableStage([5]) { stage in
            stage.configure = { $0.contentConfiguration = BarContent(height: CGFloat(30 + $1.row)) }
        }

        #expect(stage.rows.prefix(2).map { $0[1] } == [50.5, 51.5])
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `another size of text gives all rows other heights, and the row at the top ends where it did`() {
        let stage = stage([200]) { _ in ("Text", "More") }
        stage.scroll(to: 57 * 20)
        func distance() -> CGFloat {
            stage.table.rectForRow(at: stage.table.indexPathsForVisibleRows![0]).maxY - stage.table.contentOffset.y
        }
        let first = stage.paths.first
        let former = distance()
        stage.tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.tester.pump()
        let traits = stage.table.traitCollection
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        let more = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).pointSize

        #expect(body > 17)
        let height = 22 + body + 3 + more
        #expect(stage.rows.allSatisfy { $0[1] == height })
        #expect(stage.paths.first == first)
        #expect(abs(distance() - former) < 0.01)
        #expect(stage.table.visibleCells.allSatisfy { label(of: $0)?.font.pointSize == body })
    }

    @Test func `rows that scroll into sight are measured with the text size that the table allows`() {
        let stage = TableStage([200]) { stage in
            stage.table.minimumContentSizeCategory = .extraExtraLarge
            stage.configure = { cell, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "Words Words Words Words"
                cell.contentConfiguration = content
            }
        }
        stage.scroll(to: 3000)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: stage.table.traitCollection).pointSize
        let lines = stage.table.visibleCells.map { label(of: $0)?.sizeThatFits(CGSize(width: 288, height: 0)).height }

        #expect(body == 21)
        #expect(stage.table.visibleCells.allSatisfy { label(of: $0)?.font.pointSize == body })
        #expect(stage.rows.map { $0[1] - 22 } == lines.map { $0 ?? 0 })
    }

    @Test func `a view by itself follows the size of text, except where it is not to`() {
        for follows in [true, false] {
            let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.textProperties.adjustsFontForContentSizeCategory = follows
            let view = UIListContentView(configuration: content)
            view.frame.size = CGSize(width: 320, height: 44)
            tester.show(view, at: .zero)
            tester.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
            tester.pump()

            #expect((view.subviews[0] as? UILabel)?.font.pointSize == (follows ? 21 : 17))
        }
    }

    @Test func `labels of a style follow the size of text too, with fonts of an app's own as they were`() {
        let stage = TableStage([20]) { stage in
            stage.configure = { cell, path in
                cell.textLabel?.text = "Text"
                if path.row == 1 { cell.textLabel?.font = .systemFont(ofSize: 20) }
            }
        }
        stage.tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        stage.tester.pump()
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: stage.table.traitCollection).pointSize

        #expect(stage.table.visibleCells.prefix(2).map { $0.textLabel?.font.pointSize } == [body, 20])
        #expect(stage.rows.prefix(2).map { $0[1] } == [22 + body, 44])
    }

    @Test func `at an accessibility size a value is below its text`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Value"
        tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        tester.show(cell, at: .zero)
        cell.frame.size.height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        tester.pump()
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection).pointSize

        #expect(cell.frame.height == 22 + 2 * body + 3)
        #expect(cell.textLabel?.frame.minX == 16 && cell.detailTextLabel?.frame.minX == 16)
        #expect(cell.detailTextLabel!.frame.minY == cell.textLabel!.frame.maxY + 3)
        #expect(cell.textLabel?.numberOfLines == 0)
    }

    // MARK: Headers

    /// A table with a configured header above each section.
    final class HeaderStage: UITableViewDataSource, UITableViewDelegate {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let table: UITableView
        private let counts: [Int]

        init(_ counts: [Int], _ style: UITableView.Style) {
            self.counts = counts
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            (table.dataSource, table.delegate) = (self, self)
            tester.show(table, at: .zero)
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            var content = view?.defaultContentConfiguration()
            content?.text = "Title"
            view?.contentConfiguration = content
            return view
        }
    }

    @Test func `a configured header is 28 high in a plain table, and 17 and 6 higher than its line in groups`() {
        for style in [UITableView.Style.plain, .grouped] {
            let stage = HeaderStage([3, 3], style)

            // The font of 17 or 13 is as high as its size here, and a line of 17 as it is on screens 3.3 higher.
            #expect(stage.table.rectForHeader(inSection: 1).height == (style == .plain ? 17 + 7.5 : 13 + 23))
            let view = stage.table.headerView(forSection: 1)
            #expect(view?.textLabel == nil)
            #expect(view?.contentView.subviews[0].frame.minX == 16)
        }
    }

    @Test func `a header that floats says so in its state`() {
        let stage = HeaderStage([30, 3], .plain)
        let before = stage.table.headerView(forSection: 0)?.configurationState.isPinned
        stage.table.contentOffset.y = 200
        stage.tester.pump()

        #expect(before == false)
        #expect(stage.table.headerView(forSection: 0)?.configurationState.isPinned == true)
    }
}
