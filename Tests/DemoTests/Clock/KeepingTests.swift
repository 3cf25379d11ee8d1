import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import Clock

/// Models that are made anew, as at another launch. The clock begins at 09:41 in Greenwich.
@MainActor @Suite(.application) struct KeepingTests {
    private func makeTester() -> ViewTester {
        let tester = ViewTester()
        tester.leavesWorkBehind = true
        return tester
    }

    private var defaults: UserDefaults { SessionStorage.defaults }

    @Test func `a running stopwatch has continued after a relaunch, with its laps`() {
        let tester = makeTester()
        let first = LapTimer(in: defaults)
        first.startOrStop()
        tester.pump(by: 10)
        first.lapOrReset()
        tester.pump(by: 5)

        let second = LapTimer(in: defaults)
        tester.pump(by: 5)

        #expect(second.stopwatch.isRunning)
        #expect(second.stopwatch.laps == [1000])
        #expect(second.stopwatch.time(at: CACurrentMediaTime()) == 2000)
    }

    @Test func `a stopped stopwatch keeps its time`() {
        let tester = makeTester()
        let first = LapTimer(in: defaults)
        first.startOrStop()
        tester.pump(by: 10)
        first.startOrStop()
        tester.pump(by: 5)

        let second = LapTimer(in: defaults)

        #expect(!second.stopwatch.isRunning)
        #expect(second.stopwatch.time(at: CACurrentMediaTime()) == 1000)
    }

    @Test func `a clock that was put back does not shorten a stopwatch`() {
        let record = Stopwatch.Record(laps: [], gathered: 7, start: Date(timeIntervalSinceReferenceDate: 100))

        let stopwatch = Stopwatch(record, at: 50, date: Date(timeIntervalSinceReferenceDate: 40))

        #expect(stopwatch.time(at: 50) == 700)
        #expect(stopwatch.time(at: 51) == 800)
    }

    @Test func `a running timer has continued after a relaunch, and ends in time`() {
        let tester = makeTester()
        var first: KitchenTimer? = KitchenTimer(in: defaults)
        first?.duration = 90
        first?.start()
        tester.pump(by: 30)
        first = nil
        let second = KitchenTimer(in: defaults)
        var ends = 0
        second.onEnd = { ends += 1 }

        second.takeUp()
        let left = second.countdown?.seconds(at: CACurrentMediaTime())
        tester.pump(by: 59)
        let early = ends
        tester.pump(by: 2)

        #expect(left == 60)
        #expect(second.duration == 90)
        #expect(early == 0)
        #expect(ends == 1)
        #expect(second.countdown == nil)
    }

    @Test func `a timer that ran out between launches ends at once, and only once`() {
        let tester = makeTester()
        var first: KitchenTimer? = KitchenTimer(in: defaults)
        first?.start()
        first = nil
        tester.pump(by: 100)
        var ends = 0

        for _ in 1...2 {
            let later = KitchenTimer(in: defaults)
            later.onEnd = { ends += 1 }
            later.takeUp()
            tester.pump(by: 0.1)
        }

        #expect(ends == 1)
    }

    @Test func `a paused timer is paused still`() {
        let tester = makeTester()
        let first = KitchenTimer(in: defaults)
        first.start()
        tester.pump(by: 20)
        first.pause()
        tester.pump(by: 100)

        let second = KitchenTimer(in: defaults)
        second.takeUp()

        #expect(second.countdown?.isPaused == true)
        #expect(second.countdown?.seconds(at: CACurrentMediaTime()) == 40)
    }

    @Test func `alarms are restored, and a missed single alarm is off`() {
        let tester = makeTester()
        var first: AlarmBook? = AlarmBook(Alarm.samples, in: defaults)
        first?.remove(2)
        first?.put(Alarm(id: 3, hour: 9, minute: 42, label: "Tea"))
        first?.put(Alarm(id: 4, hour: 9, minute: 43, weekdays: .all))
        first?.put(Alarm(id: 5, hour: 9, minute: 50))
        first = nil
        tester.pump(by: 180)

        let second = AlarmBook(Alarm.samples, in: defaults)
        second.start()

        #expect(second.alarms.map(\.id) == [1, 3, 4, 5])
        #expect(second.alarms.map(\.isOn) == [true, false, true, true])
        #expect(second.alarms[1].label == "Tea")
    }

    @Test func `an alarm that was snoozed rings`() {
        let tester = makeTester()
        var first: AlarmBook? = AlarmBook([Alarm(id: 1, hour: 9, minute: 41, isOn: false)], in: defaults)
        first?.snooze(1)
        first = nil
        var rung: [Int] = []
        let second = AlarmBook(in: defaults)
        second.onDue = { rung.append($0.id) }

        second.start()
        tester.pump(by: AlarmBook.snoozeTime + 1)

        #expect(rung == [1])
    }

    @Test func `cities keep their order`() throws {
        _ = makeTester()
        let (oslo, cairo) = (try #require(City.named("Oslo")), try #require(City.named("Cairo")))
        CityList(City.samples, in: defaults).cities = [oslo, cairo]

        let cities = CityList(City.samples, in: defaults).cities

        #expect(cities == [oslo, cairo])
    }

    @Test func `unreadable cities are ignored`() {
        _ = makeTester()
        defaults.set(Data("damaged".utf8), forKey: "cities")

        let cities = CityList(City.samples, in: defaults).cities

        #expect(cities == City.samples)
    }
}
