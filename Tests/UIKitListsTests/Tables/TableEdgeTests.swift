import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Headers and footers in the three styles, floating ones, and views above and below all rows.
@Suite(.application) struct TableEdgeTests {
    @Test func `headers of plain tables are 28 high with 22 above, and none without title`() {
        let stage = TableStage([2, 2, 2]) { $0.headerTitles = [0: "A", 2: "C"] }

        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(stage.table.rectForHeader(inSection: 1).height == 0)
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 138)
        #expect(stage.table.rectForHeader(inSection: 2).minY == 248)
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "A")
        #expect(stage.table.headerView(forSection: 1) == nil)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `a header that is used again has the text size of its table, as a new one has`(style: UITableView.Style) {
        let stage = TableStage([Int](repeating: 3, count: 20), style: style) { stage in
            stage.tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.headerTitles = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "Title") })
        }
        var fonts: Set<CGFloat?> = [stage.table.headerView(forSection: 0)?.textLabel?.font.pointSize]

        for offset in [500, 1000, 1500] {
            stage.scroll(to: CGFloat(offset))
            fonts.formUnion(
                (0..<20).compactMap(stage.table.headerView).map { $0.textLabel?.font.pointSize })
        }

        let text: UIFont.TextStyle = style == .plain ? .headline : .footnote
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(fonts == [UIFont.preferredFont(forTextStyle: text, compatibleWith: traits).pointSize])
    }

    @Test(arguments: [true, false])
    func `a header of the table's queue follows its surroundings, as the table's own header and elsewhere`(isOwn: Bool)
    {
        let stage = TableStage([1])
        stage.tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.tester.pump()
        stage.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = stage.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect(header?.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        if isOwn { stage.table.tableHeaderView = header } else if let header { stage.tester.show(header) }

        stage.tester.window.overrideUserInterfaceStyle = .dark
        stage.tester.pump()
        #expect(header?.traitCollection.userInterfaceStyle == .dark)

        guard isOwn else { return }
        stage.tester.window.traitOverrides.preferredContentSizeCategory = .small
        stage.tester.pump()
        #expect(header?.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `a header of a plain table floats at the top until its section's end pushes it out`() {
        let stage = TableStage([10, 30]) { $0.headerTitles = [0: "A", 1: "B"] }
        let end = stage.table.rect(forSection: 0).maxY

        stage.scroll(to: 100)
        let floating = stage.table.headerView(forSection: 0)?.frame.minY
        stage.scroll(to: end - 10)
        let pushed = stage.table.headerView(forSection: 0)?.frame.minY
        stage.scroll(to: end + 200)

        #expect(floating == 100)
        #expect(pushed == end - 28)
        #expect(stage.table.headerView(forSection: 0) == nil)
        #expect(stage.table.headerView(forSection: 1)?.frame.minY == end + 200)
    }

    @Test func `a header of a section without rows keeps its room`() {
        let stage = TableStage([0, 1]) { $0.headerTitles = [0: "A"] }

        #expect(stage.table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 50)
    }

    @Test func `a footer of a plain table floats at the bottom`() {
        let stage = TableStage([30]) { $0.footerTitles = [0: "End"] }
        let height = stage.table.rectForFooter(inSection: 0).height

        let floating = stage.table.footerView(forSection: 0)?.frame.maxY
        stage.scroll(to: 30 * 44 + height - 440)

        #expect(floating == 440)
        #expect(stage.table.footerView(forSection: 0)?.frame.minY == 1320)
    }

    @Test func `sections of grouped tables without titles have gaps, and views for none of them`() {
        let stage = TableStage([1, 1], style: .grouped)
        let table = stage.table

        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 114)
        #expect(table.contentSize.height == 178)
        #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
    }

    @Test func `titles of grouped headers are in capitals above their rows and do not float`() {
        let stage = TableStage([30, 1], style: .grouped) { $0.headerTitles = [0: "First", 1: "Second"] }
        let header = stage.table.headerView(forSection: 0)
        let (text, y) = (header?.textLabel?.text, header?.frame.minY)
        stage.scroll(to: 100)

        #expect(text == "FIRST")
        #expect(y == 0)
        #expect(stage.table.headerView(forSection: 0) == nil)
    }

    @Test func `cards keep clear of the sides`() {
        let stage = TableStage([2], style: .insetGrouped)
        let cells = stage.table.visibleCells

        #expect(cells[0].frame == CGRect(x: 16, y: 35, width: 288, height: 44))
        #expect(cells[0].layer.cornerRadius == 10)
        #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test func `the views above and below all rows have the height that they had when assigned`() {
        let (above, below) = (
            UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60)),
            UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
        )
        let stage = TableStage([2]) { stage in
            stage.table.tableHeaderView = above
            stage.table.tableFooterView = below
        }
        above.frame.size.height = 200
        stage.table.reloadData()
        stage.tester.pump()

        #expect(stage.table.contentSize.height == 178)
        #expect(above.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(below.frame == CGRect(x: 0, y: 148, width: 320, height: 30))
        #expect(stage.rows == [[60, 44], [104, 44]])
    }

    @Test func `a background view stays behind the cells while they scroll`() {
        let view = UIView()
        let stage = TableStage([50]) { $0.table.backgroundView = view }

        stage.scroll(to: 300)

        #expect(view.frame == CGRect(x: 0, y: 300, width: 320, height: 440))
        #expect(stage.table.subviews.first === view)
    }

    @Test func `visible rows adopt the margin of each new width, except where the app set one`() {
        let stage = TableStage([3]) { stage in
            stage.headerTitles = [0: "A"]
            stage.configure = { cell, path in
                cell.textLabel?.text = "Text"
                if path.row == 1 { cell.contentView.directionalLayoutMargins.leading = 7 }
            }
        }
        let cells = stage.table.visibleCells

        var margins: [[CGFloat]] = []
        for width in [800, 320] as [CGFloat] {
            stage.table.frame.size.width = width
            stage.tester.pump()
            margins.append(
                [stage.table.headerView(forSection: 0)?.textLabel?.frame.minX ?? 0]
                    + cells.flatMap {
                        [$0.textLabel?.frame.minX ?? 0, $0.contentView.directionalLayoutMargins.leading]
                    })
        }

        #expect(stage.table.visibleCells == cells)
        #expect(margins == [[20, 20, 20, 20, 7, 20, 20], [16, 16, 16, 16, 7, 16, 16]])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `a header is as high as its constraints say, in any height of before`(style: UITableView.Style) {
        final class Delegate: NSObject, UITableViewDelegate {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        }
        let delegate = Delegate()
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        delegate.header.contentView.addSubview(block)
        let length = block.heightAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            length, block.topAnchor.constraint(equalTo: delegate.header.contentView.topAnchor, constant: 10),
            block.bottomAnchor.constraint(equalTo: delegate.header.contentView.bottomAnchor, constant: -10),
        ])
        let stage = TableStage([2], style: style)

        var heights: [CGFloat] = []
        stage.table.delegate = delegate
        for height in [200, 20] as [CGFloat] {
            length.constant = height
            stage.table.reloadData()
            stage.tester.pump()
            heights.append(stage.table.headerView(forSection: 0)?.frame.height ?? 0)
        }

        #expect(heights == [220, 40])
        #expect(stage.tester.diagnostics == [])
    }
}
