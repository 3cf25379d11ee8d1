import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import Clock

/// The lists of cities and alarms, as the user changes them. The clock begins at 09:41.
@MainActor @Suite(.application) struct ClockListTests {
    /// One list in a navigation controller, on a screen of 375 by 667 points.
    @MainActor private struct Stage {
        let tester = ViewTester(size: CGSize(width: 375, height: 667))
        let page: UITableViewController
        private let navigation: UINavigationController

        /// The clock of the session that the page reads begins with the tester.
        init(_ makePage: @autoclosure () -> UITableViewController) {
            page = makePage()
            navigation = UINavigationController(rootViewController: page)
            tester.leavesWorkBehind = true
            tester.show(navigation)
            tester.pump(by: 1)
        }

        /// Where a row is, in the window.
        func frame(_ row: Int) -> CGRect {
            page.tableView.convert(page.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        }

        func tap(_ row: Int, x: CGFloat) {
            tester.tap(at: CGPoint(x: x, y: frame(row).midY))
            tester.pump(by: 1)
        }

        func setEditing(_ editing: Bool) {
            page.setEditing(editing, animated: true)
            tester.pump(by: 1)
        }

        /// Swipes a row open and taps the button there.
        func swipeAway(_ row: Int) {
            let y = frame(row).midY
            let touch = tester.touch(at: CGPoint(x: 300, y: y))
            for _ in 0..<10 {
                touch.move(by: CGVector(dx: -10, dy: 0))
                tester.pump()
            }
            tester.pump(by: 0.3)
            touch.lift()
            tester.pump(by: 1)
            tap(row, x: 350)
        }
    }

    private var defaults: UserDefaults { SessionStorage.defaults }

    private func cities(_ names: [String]) -> CityList {
        CityList(names.compactMap(City.named), in: defaults)
    }

    @Test func `a city that is moved by its handle keeps its new row`() {
        let stage = Stage(WorldClockViewController(cities(["London", "Tokyo", "Paris"])))
        stage.setEditing(true)
        let touch = stage.tester.touch(at: CGPoint(x: 355, y: stage.frame(2).midY))
        stage.tester.pump()
        touch.move(to: CGPoint(x: 355, y: stage.frame(0).midY))
        stage.tester.pump(by: 1)
        touch.lift()
        stage.setEditing(false)

        #expect(cities([]).cities.map(\.name) == ["Paris", "London", "Tokyo"])
        let shown = stage.page.tableView.visibleCells.map { $0.descendants(UILabel.self).compactMap(\.text) }
        #expect(shown.map { $0.contains("Paris") } == [true, false, false])
    }

    @Test func `cities are deleted by a swipe and by the sign in front, and the list says when none is left`() {
        let stage = Stage(WorldClockViewController(cities(["London", "Tokyo"])))
        stage.swipeAway(0)
        #expect(cities([]).cities.map(\.name) == ["Tokyo"])
        stage.setEditing(true)
        stage.tap(0, x: 27)
        stage.tap(0, x: 350)

        #expect(cities([]).cities == [])
        #expect(stage.page.tableView.numberOfRows(inSection: 0) == 0)
        #expect((stage.page.tableView.backgroundView as? UILabel)?.text == "No World Clocks")
        #expect(stage.page.isEditing == false)
        #expect(stage.page.editButtonItem.isEnabled == false)
    }

    @Test func `the time is hidden while cities are edited, and shown again`() throws {
        let stage = Stage(WorldClockViewController(cities(["London"])))
        let cell = try #require(stage.page.tableView.visibleCells.first)
        let time = try #require(cell.descendants(TimeLabel.self).first)
        stage.setEditing(true)
        #expect(time.alpha == 0)
        stage.setEditing(false)
        #expect(time.alpha == 1)
    }

    /// Alarms at half past six and, switched off, at a quarter past eight.
    private func alarms() -> (stage: Stage, book: AlarmBook) {
        var book: AlarmBook!
        func makePage() -> AlarmsViewController {
            book = AlarmBook(
                [Alarm(id: 1, hour: 6, minute: 30), Alarm(id: 2, hour: 8, minute: 15, isOn: false)], in: defaults)
            return AlarmsViewController(book)
        }
        let stage = Stage(makePage())
        return (stage, book)
    }

    @Test func `an alarm is switched, and deleted by a swipe`() {
        let (stage, book) = alarms()
        stage.tap(1, x: 335)
        #expect(book.alarms.map(\.isOn) == [true, true])
        stage.swipeAway(0)

        #expect(book.alarms.map(\.id) == [2])
        #expect(stage.page.tableView.visibleCells.count == 1)
    }

    @Test func `an alarm that gets a later time moves in the list with its cell`() throws {
        let (stage, book) = alarms()
        let cell = try #require(stage.page.tableView.visibleCells.first)
        var alarm = try #require(book.alarm(1))
        alarm.hour = 21
        book.put(alarm)
        stage.tester.pump(by: 1)

        #expect(stage.page.tableView.visibleCells.last === cell)
        #expect(cell.descendants(TimeLabel.self).first?.text?.hasPrefix("9:30") == true)
    }

    @Test func `an alarm is tapped to be changed, also while the list is edited`() {
        let (stage, _) = alarms()
        stage.setEditing(true)
        #expect(stage.page.tableView.visibleCells.first?.accessoryView?.superview == nil)
        stage.tap(0, x: 150)

        #expect(stage.page.presentedViewController is UINavigationController)
        // The sheet ends editing, as it leads to a deletion of its own.
        #expect(stage.page.isEditing == false)
    }
}
