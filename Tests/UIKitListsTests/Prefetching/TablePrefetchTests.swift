import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// Data sources that get rows ready before these are shown.
@Suite(.application) struct TablePrefetchTests {
    final class Source: UITableViewDataSourcePrefetching {
        var calls: [String] = []
        /// Rows that were mentioned and not called off.
        var expected: Set<IndexPath> = []
        var react: (UITableView) -> Void = { _ in }

        private func text(_ paths: [IndexPath]) -> String {
            guard let first = paths.first, let last = paths.last else { return "none" }
            return "\(first.section).\(first.row)...\(last.section).\(last.row)"
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            calls.append("fetch \(text(indexPaths))")
            for path in indexPaths {
                let isNew = expected.insert(path).inserted
                #expect(isNew)
            }
            react(tableView)
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            calls.append("cancel \(text(indexPaths))")
            for path in indexPaths {
                let known = expected.remove(path)
                #expect(known != nil)
            }
        }
    }

    /// A data source that hears of no cancelling.
    final class PlainSource: UITableViewDataSourcePrefetching {
        var count = 0
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { count += indexPaths.count }
    }

    private let source = Source()

    /// A hundred rows of 44 points, of which 440 points show ten.
    private func stage(_ count: Int = 100, prepare: (TableStage) -> Void = { _ in }) -> TableStage {
        let stage = TableStage([count]) { stage in
            stage.heightOfRow = { _ in 44 }
            stage.table.prefetchDataSource = source
            stage.willDisplay = { [source] path in source.expected.remove(path) }
            prepare(stage)
        }
        stage.tester.pump()
        return stage
    }

    @Test func `the first layout is followed by the rows of one more screen`() {
        let stage = stage()

        #expect(stage.paths.last == "0.9")
        #expect(source.calls == ["fetch 0.10...0.19"])
    }

    @Test func `the call follows the cells of the layout`() {
        var cells = 0
        let stage = stage { stage in source.react = { [unowned stage] _ in cells = stage.made } }

        #expect(cells == stage.made)
    }

    @Test func `scrolling on mentions rows in groups, and each once`() {
        let stage = stage()
        for y in stride(from: CGFloat(0), through: 880, by: 11) { stage.scroll(to: y) }

        // At 231 points the rows up to 19 reach 209 points ahead, less than half of 440: rows up to 25 begin within that.
        // A group is due each time that 264 more points were scrolled.
        #expect(source.calls.count == 4)
        #expect(source.calls.prefix(2) == ["fetch 0.10...0.19", "fetch 0.20...0.25"])
        #expect(!source.calls.contains { $0.hasPrefix("cancel") })
    }

    @Test func `turning round calls off what lies behind, and mentions rows above`() {
        let stage = stage()
        stage.scroll(to: 2000)
        source.calls = []
        stage.scroll(to: 1936)

        // Rows 44 to 53 show. Above them 440 points are the rows down to 34.
        #expect(source.calls == ["cancel 0.56...0.65", "fetch 0.43...0.34"])
    }

    @Test func `a jump calls off what was mentioned`() {
        let stage = stage()
        stage.table.scrollToRow(at: IndexPath(row: 70, section: 0), at: .top, animated: false)
        stage.tester.pump()

        #expect(source.calls == ["fetch 0.10...0.19", "cancel 0.10...0.19", "fetch 0.80...0.89"])
    }

    @Test func `content that is pulled beyond its end and returns turns nothing round`() {
        let stage = stage()
        stage.scroll(to: 3960)
        source.calls = []
        stage.scroll(to: 4060)
        stage.scroll(to: 3960)

        #expect(source.calls == [])
    }

    @Test func `a reload mentions everything anew and calls nothing off, for the rows may be gone`() {
        let stage = stage()
        source.calls = []
        source.expected = []
        stage.counts = [12]
        stage.table.reloadData()
        stage.tester.pump()

        #expect(source.calls == ["fetch 0.10...0.11"])
    }

    @Test func `rows that come in later are mentioned with the next group`() {
        let stage = stage(10)
        stage.counts = [13]
        stage.table.insertRows(at: [10, 11, 12].map { IndexPath(row: $0, section: 0) }, with: .none)
        stage.tester.settle()

        #expect(source.calls == ["fetch 0.10...0.12"])
    }

    @Test func `a table without window mentions nothing`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let stage = stage()
        source.calls = []
        source.expected = []
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = stage
        table.prefetchDataSource = source
        table.layoutIfNeeded()

        #expect(source.calls == [])
    }

    @Test func `prefetching that is switched off calls off what was mentioned, and mentions nothing more`() {
        let stage = stage()
        stage.table.isPrefetchingEnabled = false
        stage.scroll(to: 500)
        let calls = source.calls
        stage.table.isPrefetchingEnabled = true
        stage.tester.pump()

        #expect(calls == ["fetch 0.10...0.19", "cancel 0.10...0.19"])
        // 500 points further down row 21 is the last that shows.
        #expect(source.calls.last == "fetch 0.22...0.31")
    }

    @Test func `a data source that is set later hears of the rows ahead, and another one of the same`() {
        let plain = PlainSource()
        let stage = stage { $0.table.prefetchDataSource = nil }
        let before = source.calls
        stage.table.prefetchDataSource = source
        stage.tester.pump()
        stage.table.prefetchDataSource = plain
        stage.tester.pump()
        stage.scroll(to: 2000)

        #expect(before == [])
        #expect(source.calls == ["fetch 0.10...0.19"])
        #expect(plain.count == 20)
    }

    @Test func `a reload or an update in the call does no harm`() {
        let stage = stage()
        var reloads = 0
        source.react = { [unowned stage, source] table in
            guard reloads < 2 else { return }
            reloads += 1
            source.expected = []
            if reloads == 1 {
                table.reloadData()
            } else {
                stage.counts[0] += 1
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                source.expected = []
            }
        }
        stage.scroll(to: 1000)
        stage.tester.settle()

        #expect(reloads == 2)
        #expect(stage.table.numberOfRows(inSection: 0) == 101)
        #expect(stage.table.visibleCells.count == 11)
    }

    @Test func `the table does not keep its data source for prefetching`() {
        let table = UITableView()
        func give() {
            let source = PlainSource()
            table.prefetchDataSource = source
            #expect(table.prefetchDataSource === source)
        }
        give()

        #expect(table.prefetchDataSource == nil)
    }

    @Test func `a fast scroll to the end leaves every mentioned row shown or called off`() {
        let stage = stage()
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 420))
        stage.tester.move(touch, by: CGVector(dx: 0, dy: -400), over: 0.05)
        touch.lift()
        stage.tester.settle()
        stage.scroll(to: 3960)

        #expect(source.expected == [])
    }
}
