import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

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

    @Test func `reversing the direction cancels the rows behind, and prefetches rows above`() {
        let stage = stage()
        stage.scroll(to: 2000)
        source.calls = []
        stage.scroll(to: 1936)

        // Rows 44 to 53 show. Above them 440 points are the rows down to 34.
        #expect(source.calls == ["cancel 0.56...0.65", "fetch 0.43...0.34"])
    }

    @Test func `a jump cancels the former prefetches, and prefetches rows beyond its target`() {
        let stage = stage()
        stage.table.scrollToRow(at: IndexPath(row: 70, section: 0), at: .top, animated: false)
        stage.tester.pump()

        #expect(source.calls == ["fetch 0.10...0.19", "cancel 0.10...0.19", "fetch 0.80...0.89"])
    }

    @Test func `overscrolling at the end and returning does not reverse the direction`() {
        let stage = stage()
        stage.scroll(to: 3960)
        source.calls = []
        stage.scroll(to: 4060)
        stage.scroll(to: 3960)

        #expect(source.calls == [])
    }

    @Test func `a reload prefetches again without cancelling, since the former rows may be deleted`() {
        let stage = stage()
        source.calls = []
        source.expected = []
        stage.counts = [12]
        stage.table.reloadData()
        stage.tester.pump()

        #expect(source.calls == ["fetch 0.10...0.11"])
    }

    @Test func `inserted rows are prefetched with the next group`() {
        let stage = stage(10)
        stage.counts = [13]
        stage.table.insertRows(at: [10, 11, 12].map { IndexPath(row: $0, section: 0) }, with: .none)
        stage.tester.settle()

        #expect(source.calls == ["fetch 0.10...0.12"])
    }

    @Test func `a table without a window prefetches no rows`() {
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

    @Test func `disabling prefetching cancels the prefetched rows, and enabling it prefetches again`() {
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

/// Which rows are named before they are shown, and which of these are called off.
extension TablePrefetchTests {
    /// A hundred rows of ten points in one section.
    private var heights: ItemHeights {
        ItemHeights([SectionHeights(rows: RowHeights(count: 100, height: 10, isMeasured: true))])
    }

    private func rows(_ range: ClosedRange<Int>) -> [ItemPosition] { range.map { ItemPosition(0, $0) } }

    /// The rows on screen when 100 points below an offset are.
    private func step(_ plan: inout PrefetchPlan, at offset: CGFloat, _ heights: ItemHeights? = nil)
        -> PrefetchPlan.Step
    {
        _ = plan.noteOffset(offset)
        let first = Int(offset / 10)
        let last = Int(((offset + 100) / 10).rounded(.up)) - 1
        return plan.step(
            showing: ItemPosition(0, first), to: ItemPosition(0, last), in: offset...(offset + 100),
            heights ?? self.heights)
    }

    @Test func `at first the rows of one visible part below are named, the nearest first`() {
        var plan = PrefetchPlan()

        let step = step(&plan, at: 0)

        #expect(step.named == rows(10...19))
        #expect(step.cancelled == [])
    }

    @Test func `rows are named in groups, when less than half of a visible part is known ahead`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)

        let half = step(&plan, at: 50)
        let more = step(&plan, at: 60)

        // At 50 the rows up to 19 reach 50 points ahead, at 60 only 40.
        #expect(half == PrefetchPlan.Step())
        #expect(more == PrefetchPlan.Step(named: rows(20...25)))
    }

    @Test func `scrolling in small steps names each row once`() {
        var plan = PrefetchPlan()
        var seen: Set<ItemPosition> = []
        for offset in stride(from: CGFloat(0), through: 900, by: 7) {
            for row in step(&plan, at: offset).named {
                let isNew = seen.insert(row).inserted
                #expect(isNew)
            }
        }

        // All that were not on screen at first.
        #expect(seen == Set(rows(10...99)))
    }

    @Test func `a reversal cancels the rows behind, and names the rows above`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 300)

        let step = step(&plan, at: 280)

        #expect(step.cancelled == rows(40...49))
        // Row 28 is the first on screen; 100 points above are the rows from 18.
        #expect(step.named == Array(rows(18...27).reversed()))
    }

    @Test func `a movement of at most 10 points backwards does not reverse the direction`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 300)

        let steps = [290, 297, 290].map { step(&plan, at: $0) }
        let isGoingUp = plan.isGoingUp
        let turns = plan.noteOffset(289)

        #expect(steps == Array(repeating: PrefetchPlan.Step(), count: 3))
        #expect(!isGoingUp)
        #expect(turns)
    }

    @Test func `a jump cancels the named rows that are far from its target`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)

        let step = step(&plan, at: 700)

        #expect(step.cancelled == rows(10...19))
        #expect(step.named == rows(80...89))
    }

    @Test func `rows that were shown are named again when they are ahead again`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)
        _ = step(&plan, at: 100)
        _ = step(&plan, at: 200)

        let back = step(&plan, at: 150)

        #expect(back.named == Array(rows(5...14).reversed()))
    }

    @Test func `at the end of the content no rows are named, and scrolling back names rows above`() {
        var plan = PrefetchPlan()

        let (end, back) = (step(&plan, at: 900).named, step(&plan, at: 800).named)

        #expect(end == [])
        #expect(back == Array(rows(70...79).reversed()))
    }

    @Test func `sections follow one another, those without rows left out`() {
        func section(_ count: Int) -> SectionHeights {
            SectionHeights(rows: RowHeights(count: count, height: 10, isMeasured: true))
        }
        let heights = ItemHeights([section(10), section(0), section(3), section(20)])
        var plan = PrefetchPlan()
        let down = plan.step(showing: ItemPosition(0, 0), to: ItemPosition(0, 9), in: 0...100, heights)
        _ = plan.noteOffset(200)
        _ = plan.noteOffset(130)
        let up = plan.step(showing: ItemPosition(3, 0), to: ItemPosition(3, 9), in: 130...230, heights)

        // The three of section 2 were named on the way down and not shown.
        #expect(up.cancelled == [ItemPosition(2, 0), ItemPosition(2, 1), ItemPosition(2, 2)])
        #expect(
            down.named == [ItemPosition(2, 0), ItemPosition(2, 1), ItemPosition(2, 2)]
                + (0..<7).map { ItemPosition(3, $0) })
        #expect(
            up.named == [ItemPosition(2, 2), ItemPosition(2, 1), ItemPosition(2, 0)]
                + (3..<10).reversed().map { ItemPosition(0, $0) })
    }

    @Test func `rows known to have no height are not named, however many there are`() {
        let heights = ItemHeights([
            SectionHeights(
                rows: RowHeights(
                    Array(repeating: 10, count: 10) + [0, 0] + Array(repeating: 10, count: 3), isMeasured: true)),
            SectionHeights(rows: RowHeights(count: 1_000_000, height: 0, isMeasured: true)),
        ])
        var plan = PrefetchPlan()

        let step = step(&plan, at: 0, heights)

        #expect(step.named == rows(12...14))
    }

    @Test func `without visible rows no rows are named`() {
        var plan = PrefetchPlan()

        let step = plan.step(showing: ItemPosition(0, 0), to: ItemPosition(0, 0), in: 5...5, heights)

        #expect(step == PrefetchPlan.Step())
    }

    @Test func `rows that an update removed are not heard of again, and others have their new positions`() throws {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)
        var update = UpdateBatch()
        update.deletedRows = [ItemPosition(0, 12)]
        update.insertedRows = [ItemPosition(0, 0)]

        plan.follow(try update.resolved(before: [100], after: [100]))

        // One more in front of 10 and 11, and the same number in front of the others.
        #expect(plan.pending == rows(11...12) + rows(13...19))
    }
}
