import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Clock

@MainActor @Suite(.application) struct AlarmBookTests {
    /// A book in an app whose clock begins at 09:41 in Greenwich.
    @MainActor private final class Stage {
        let tester = ViewTester()
        let book = AlarmBook(in: SessionStorage.defaults)
        private(set) var rung: [Int] = []

        init() {
            tester.leavesWorkBehind = true
            book.onDue = { [unowned self] in rung.append($0.id) }
            book.start()
        }
    }

    @Test func `an alarm rings at its minute, once, and is off then`() {
        let stage = Stage()
        stage.book.put(Alarm(id: 1, hour: 9, minute: 42))

        stage.tester.pump(by: 59.9)
        let early = stage.rung
        stage.tester.pump(by: 0.2)
        let onTime = stage.rung
        stage.tester.pump(by: 2 * 86400)

        #expect(early.isEmpty)
        #expect(onTime == [1])
        #expect(stage.rung == [1])
        #expect(stage.book.alarms.map(\.isOn) == [false])
        #expect(stage.book.nextRing == nil)
    }

    @Test func `an alarm of every day stays on`() {
        let stage = Stage()
        stage.book.put(Alarm(id: 1, hour: 9, minute: 42, weekdays: .all))

        stage.tester.pump(by: 3 * 86400)

        #expect(stage.rung == [1, 1, 1])
        #expect(stage.book.alarms.map(\.isOn) == [true])
    }

    @Test func `alarms of the same minute ring together, and a deleted one does not`() {
        let stage = Stage()
        for id in 1...3 { stage.book.put(Alarm(id: id, hour: 9, minute: 45)) }
        stage.book.remove(2)

        stage.tester.pump(by: 300)

        #expect(stage.rung == [1, 3])
    }

    @Test func `a snoozed alarm rings again after nine minutes`() {
        let stage = Stage()
        stage.book.put(Alarm(id: 1, hour: 9, minute: 42))
        stage.tester.pump(by: 65)
        stage.book.snooze(1)

        stage.tester.pump(by: 9 * 60 - 1)
        let early = stage.rung
        stage.tester.pump(by: 2)

        #expect(early == [1])
        #expect(stage.rung == [1, 1])
    }

    @Test func `the alarm of the minute that has begun rings the next day`() {
        let stage = Stage()
        stage.book.put(Alarm(id: 1, hour: 9, minute: 41))

        stage.tester.pump(by: 86399)
        let early = stage.rung
        stage.tester.pump(by: 2)

        #expect(early.isEmpty)
        #expect(stage.rung == [1])
    }

    @Test func `alarms are in the order of the day`() {
        let stage = Stage()
        stage.book.put(Alarm(id: 1, hour: 22, minute: 0))
        stage.book.put(Alarm(id: 2, hour: 6, minute: 30))
        stage.book.put(Alarm(id: 3, hour: 6, minute: 15))

        #expect(stage.book.alarms.map(\.id) == [3, 2, 1])
        #expect(stage.book.freeID == 4)
    }
}
