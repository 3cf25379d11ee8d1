import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// The motion of an update as it is seen: a critically damped spring of frequency 2π / 0.3 s.
@Suite(.application) struct UpdateMotionTests {
    private func letters(_ count: Int) -> [String] { (0..<count).map { "r\($0)" } }

    /// 1 − (1 + ωt) e^(−ωt), ω = 2π / 0.3.
    private func progress(at time: Double) -> Double {
        let angle = 2 * .pi / 0.3 * time
        return 1 - (1 + angle) * exp(-angle)
    }

    @Test func `a new row is there at once and the others slide off it`() throws {
        let stage = UpdateStage([letters(3)])
        stage.names[0].insert("new", at: 0)
        stage.table.insertRows(at: [.row(0)], with: .automatic)
        stage.tester.pump()

        #expect(stage.seenAlpha(of: "new") == 1)
        #expect(stage.seenTop(of: "new") == 0)
        #expect(stage.seenTop(of: "r0") == 0)
        stage.tester.pump(by: 0.1)
        let top = try #require(stage.seenTop(of: "r0"))
        #expect(abs(top - 44 * progress(at: 0.1)) < 0.01)
        #expect(stage.seenTop(of: "new") == 0)
        let (new, first) = try (#require(stage.cell(0)), #require(stage.cell(1)))
        let subviews = stage.table.subviews
        #expect(try #require(subviews.firstIndex(of: new)) < #require(subviews.firstIndex(of: first)))
        stage.tester.settle()
        #expect(stage.seenTop(of: "r0") == 44)
    }

    @Test func `a row that fades stays and the others close over it`() throws {
        let stage = UpdateStage([letters(3)])
        stage.names[0].removeFirst()
        stage.table.deleteRows(at: [.row(0)], with: .fade)
        stage.tester.pump()

        stage.tester.pump(by: 0.1)
        #expect(stage.seenTop(of: "r0") == 0)
        #expect(abs(Double(try #require(stage.seenAlpha(of: "r0"))) - (1 - progress(at: 0.1))) < 0.001)
        let top = try #require(stage.seenTop(of: "r1"))
        #expect(abs(top - 44 * (1 - progress(at: 0.1))) < 0.01)
        stage.tester.settle()
        #expect(stage.seenTop(of: "r0") == nil)
    }

    @Test(arguments: [
        (UITableView.RowAnimation.right, CGRect(x: 320, y: 44, width: 320, height: 44), Float(1)),
        (.left, CGRect(x: -320, y: 44, width: 320, height: 44), 1),
        (.top, CGRect(x: 0, y: 0, width: 320, height: 44), 1),
        (.bottom, CGRect(x: 0, y: 88, width: 320, height: 44), 1),
        (.none, CGRect(x: 0, y: 44, width: 320, height: 44), 1),
        (.middle, CGRect(x: 0, y: 66, width: 320, height: 0), 1),
        (.automatic, CGRect(x: 0, y: 44, width: 320, height: 44), 1),
    ])
    func `an inserted row enters from the side of its animation`(
        animation: UITableView.RowAnimation, start: CGRect, alpha: Float
    ) {
        let stage = UpdateStage([letters(3)])
        stage.names[0].insert("new", at: 1)
        stage.table.insertRows(at: [.row(1)], with: animation)
        stage.tester.pump()

        #expect(stage.seen("new") == start)
        #expect(stage.seenAlpha(of: "new") == alpha)
        stage.tester.settle()
        #expect(stage.seen("new") == CGRect(x: 0, y: 44, width: 320, height: 44))
        #expect(stage.seenAlpha(of: "new") == 1)
        #expect(stage.cell(1)?.textLabel?.frame.height == 44)
    }

    @Test func `a row fades in where it is`() throws {
        let stage = UpdateStage([letters(3)])
        stage.names[0].insert("new", at: 1)
        stage.table.insertRows(at: [.row(1)], with: .fade)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        #expect(stage.seen("new") == CGRect(x: 0, y: 44, width: 320, height: 44))
        #expect(abs(Double(try #require(stage.seenAlpha(of: "new"))) - progress(at: 0.1)) < 0.001)
        stage.tester.settle()
        #expect(stage.seenAlpha(of: "new") == 1)
    }

    @Test(arguments: [
        (UITableView.RowAnimation.right, CGRect(x: 320, y: 44, width: 320, height: 44)),
        (.left, CGRect(x: -320, y: 44, width: 320, height: 44)),
        (.top, CGRect(x: 0, y: 0, width: 320, height: 44)), (.bottom, CGRect(x: 0, y: 88, width: 320, height: 44)),
    ])
    func `a deleted row leaves to the side of its animation`(animation: UITableView.RowAnimation, end: CGRect) {
        let stage = UpdateStage([letters(3)])
        let cell = stage.cell(1)
        stage.names[0].remove(at: 1)
        stage.table.deleteRows(at: [.row(1)], with: animation)
        stage.tester.pump()

        #expect(stage.seenTop(of: "r1") == 44)
        #expect(cell?.frame == end)
        stage.tester.settle()
        #expect(cell?.superview == nil)
    }

    @Test func `a row that is deleted without animation is removed at once`() {
        let stage = UpdateStage([letters(3)])
        stage.names[0].remove(at: 1)
        stage.table.deleteRows(at: [.row(1)], with: .none)
        stage.tester.pump()
        #expect(stage.seenTop(of: "r1") == nil)
        stage.tester.settle()
    }

    @Test func `a cell that has faded is opaque when it is used again`() {
        let stage = UpdateStage([letters(3)])
        let cell = stage.cell(0)
        stage.names[0].removeFirst()
        stage.table.deleteRows(at: [.row(0)], with: .fade)
        stage.tester.pump()
        stage.tester.settle()
        #expect(cell?.alpha == 1)
        #expect(cell?.transform == .identity)
    }

    @Test func `a row that is pushed out of sight stays until the animation ends`() throws {
        let stage = UpdateStage([letters(10)])
        stage.ignored.remove("didEnd")
        stage.names[0].insert("new", at: 0)
        stage.table.insertRows(at: [.row(0)], with: .automatic)
        stage.tester.pump()

        stage.tester.pump(by: 0.1)
        let top = try #require(stage.seenTop(of: "r9"))
        #expect(abs(top - 44 * (9 + progress(at: 0.1))) < 0.01)
        #expect(stage.calls.contains("didEnd 0.10") == false)
        stage.tester.settle()
        #expect(stage.seenTop(of: "r9") == nil)
        #expect(stage.calls.last == "didEnd 0.10")
    }

    @Test func `a row that enters after a deletion starts at its former position below`() throws {
        let stage = UpdateStage([letters(20)])
        stage.names[0].removeFirst(2)
        stage.table.deleteRows(at: [.row(0), .row(1)], with: .fade)
        stage.tester.pump()

        #expect(stage.seenTop(of: "r11") == 484)
        stage.tester.pump(by: 0.1)
        let top = try #require(stage.seenTop(of: "r11"))
        #expect(abs(top - 44 * (11 - 2 * progress(at: 0.1))) < 0.01)
        #expect(stage.cell(9)?.textLabel?.frame.origin.y == 0)
        stage.tester.settle()
    }

    @Test func `rows that are inserted above the visible ones push them down`() {
        let stage = UpdateStage([letters(50)])
        stage.scroll(to: 440)
        stage.names[0].insert("new", at: 0)
        stage.table.insertRows(at: [.row(0)], with: .automatic)
        stage.tester.pump()
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == 440)
        #expect(stage.shown.first == "r9")
    }

    @Test func `the offset glides to its limit where the content gets short`() throws {
        let stage = UpdateStage([letters(20)])
        stage.scroll(to: 440)
        stage.names[0].removeLast(5)
        stage.table.deleteRows(at: (15..<20).map { .row($0) }, with: .fade)
        stage.tester.pump()

        #expect(stage.table.contentOffset.y == 220)
        stage.tester.pump(by: 0.1)
        let seen = try #require(stage.table.layer.presentation()).bounds.minY
        #expect(abs(seen - (440 - 220 * progress(at: 0.1))) < 0.01)
        stage.tester.settle()
        #expect(stage.shown.count == 10)
    }

    @Test func `a second update begins where the first one ends, and both motions add up`() throws {
        let stage = UpdateStage([letters(3)])
        stage.names[0].insert("one", at: 0)
        stage.batch { $0.insertRows(at: [.row(0)], with: .automatic) }
        stage.tester.pump()
        stage.tester.pump(by: 0.1)
        stage.names[0].insert("two", at: 0)
        stage.batch { $0.insertRows(at: [.row(0)], with: .automatic) }
        stage.tester.pump()

        stage.tester.pump(by: 0.1)
        let top = try #require(stage.seenTop(of: "r0"))
        #expect(abs(top - 44 * (progress(at: 0.2 + stage.frame) + progress(at: 0.1))) < 0.01)
        stage.tester.settle()
        #expect(stage.shown == ["two", "one", "r0", "r1", "r2"])
        #expect(stage.completions == [true, true])
        #expect(stage.cellViews.count == 5)
    }

    @Test func `rows can be touched while they move`() {
        let stage = UpdateStage([letters(3)])
        stage.names[0].insert("new", at: 0)
        stage.table.insertRows(at: [.row(0)], with: .automatic)
        stage.tester.pump()
        stage.tester.pump(by: 0.3)
        stage.tap(0)
        #expect(stage.table.indexPathForSelectedRow == .row(0))
    }

    @Test func `the header of a new section fades in, that of a deleted one fades out`() throws {
        let stage = UpdateStage([["a"], ["b"]]) { $0.headerTitles = [0: "A", 1: "B"] }
        let former = try #require(stage.table.headerView(forSection: 1))
        stage.names = [["a"]]
        stage.table.deleteSections([1], with: .automatic)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)
        #expect(abs(Double(former.layer.presentation()?.opacity ?? 0) - (1 - progress(at: 0.1))) < 0.001)
        stage.tester.settle()
        #expect(former.superview == nil)

        stage.names = [["a"], ["c"]]
        stage.table.insertSections([1], with: .automatic)
        stage.tester.pump()
        let header = try #require(stage.table.headerView(forSection: 1))
        #expect(try #require(header.layer.presentation()).opacity < 1e-6)
        #expect(header.frame.minY == header.layer.presentation()?.frame.minY)
        stage.tester.settle()
        #expect(header.alpha == 1)
    }
}
