import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

/// The framework's clock starts on 1 January 2026 at 9:41 in UTC; the locale is American English.
@Suite(.application) struct UIDatePickerTests {
    private let start = Date(timeIntervalSince1970: 1_767_260_460)

    private func picker(_ mode: UIDatePicker.Mode = .dateAndTime) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = mode
        return picker
    }

    /// The wheels from left to right.
    private func wheels(_ picker: UIDatePicker) -> [PickerWheel] {
        picker.descendants(PickerWheel.self).sorted { $0.frame.minX < $1.frame.minX }
    }

    /// The text of the row in the middle of each wheel.
    private func shown(_ picker: UIDatePicker) -> [String] { wheels(picker).map(\.middleText) }

    private func centerOfRow(_ distance: CGFloat, of wheel: PickerWheel) -> CGPoint {
        wheel.place(ofRowAt: distance)
    }

    @Test func `a new picker shows the framework's own time`() {
        let tester = ViewTester()
        let picker = picker()

        tester.show(picker)

        #expect(picker.date == start)
        #expect(picker.datePickerMode == .dateAndTime)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(shown(picker) == ["Today", "9", "41", "AM"])
    }

    @Test func `the band marks the middle row`() throws {
        let tester = ViewTester()
        let picker = picker()

        tester.show(picker)

        let band = try #require(picker.descendants(WheelStack.self).first?.subviews.first)
        #expect(band.frame == CGRect(x: 9, y: 91, width: 302, height: 34))
        #expect(band.backgroundColor == .quaternarySystemFill)
    }

    @Test func `a tap on the next row turns to it and notifies once at rest`() {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)

        tester.tap(at: centerOfRow(1, of: wheels(picker)[2]))
        let whileTurning = actions.events
        tester.settle()

        #expect(whileTurning.isEmpty)
        #expect(actions.events == [.valueChanged])
        #expect(picker.date == start.addingTimeInterval(60))
        #expect(shown(picker) == ["Today", "9", "42", "AM"])
    }

    @Test func `dragging moves rows one to one after the slop`() throws {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker, at: CGPoint(x: 0, y: 100))

        try tester.drag(.view(wheels(picker)[1]), by: CGVector(dx: 0, dy: -74))
        tester.settle()

        #expect(picker.date == start.addingTimeInterval(2 * 3600))
    }

    @Test func `a fling runs on and rests on a row`() throws {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)

        try tester.fling(.view(wheels(picker)[0]), by: CGVector(dx: 0, dy: -96), over: 0.1)
        tester.settle()

        // 86 points after the slop, and 80 in the last tenth of a second, which carry it on by 78.
        let days = picker.date.timeIntervalSince(start) / 86400
        #expect(days == 5)
        #expect(actions.events == [.valueChanged])
    }

    @Test func `turning the hour past noon turns the half of the day along`() throws {
        let tester = ViewTester()
        let picker = picker(.time)
        tester.show(picker, at: CGPoint(x: 0, y: 100))

        try tester.drag(.view(wheels(picker)[0]), by: CGVector(dx: 0, dy: -106))
        tester.settle()

        #expect(shown(picker) == ["12", "41", "PM"])
        #expect(picker.date == start.addingTimeInterval(3 * 3600))
    }

    @Test func `choosing the other half of the day keeps the hour's name`() {
        let tester = ViewTester()
        let picker = picker(.time)
        tester.show(picker, at: CGPoint(x: 0, y: 100))

        tester.tap(at: centerOfRow(1, of: wheels(picker)[2]))
        tester.settle()

        #expect(shown(picker) == ["9", "41", "PM"])
        #expect(picker.date == start.addingTimeInterval(12 * 3600))
    }

    @Test func `a date beyond the limit rolls back`() throws {
        let tester = ViewTester()
        let picker = picker()
        picker.maximumDate = start.addingTimeInterval(3600)
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)

        try tester.drag(.view(wheels(picker)[1]), by: CGVector(dx: 0, dy: -106))
        tester.settle()

        #expect(picker.date == start.addingTimeInterval(3600))
        #expect(shown(picker) == ["Today", "10", "41", "AM"])
        #expect(actions.events == [.valueChanged])
    }

    @Test func `a day that the month lacks rolls back to its last`() {
        let tester = ViewTester()
        let picker = picker(.date)
        picker.date = start.addingTimeInterval(30 * 86400)
        tester.show(picker, at: CGPoint(x: 0, y: 100))

        tester.tap(at: centerOfRow(1, of: wheels(picker)[0]))
        tester.settle()

        #expect(shown(picker) == ["February", "28", "2026"])
        #expect(picker.date == start.addingTimeInterval(58 * 86400))
    }

    @Test func `setting the date turns the wheels without a notification`() {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker)
        let actions = ActionRecorder(of: picker)

        picker.setDate(start.addingTimeInterval(86400 + 120), animated: true)
        let date = picker.date
        tester.settle()

        #expect(date == start.addingTimeInterval(86400 + 120))
        #expect(shown(picker) == ["Fri Jan 2", "9", "43", "AM"])
        #expect(actions.events.isEmpty)
    }

    @Test func `limits move the date at once`() {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker)

        picker.minimumDate = start.addingTimeInterval(3600)

        #expect(picker.date == start.addingTimeInterval(3600))
        picker.maximumDate = start
        #expect(picker.date == start.addingTimeInterval(3600))
        picker.date = start.addingTimeInterval(-60)
        #expect(picker.date == start.addingTimeInterval(-60))
    }

    @Test func `invalid minute intervals count as one`() {
        let tester = ViewTester()
        let picker = picker()
        tester.pump()

        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        #expect(picker.date == start.addingTimeInterval(-11 * 60))
    }

    @Test func `locale and time zone can be chosen`() {
        let tester = ViewTester()
        let picker = picker()
        picker.locale = Locale(identifier: "de_DE")
        picker.timeZone = TimeZone(identifier: "Europe/Berlin")

        tester.show(picker)

        #expect(shown(picker) == ["Heute", "10", "41"])
        #expect(picker.date == start)
    }

    @Test func `a finger on a turning wheel stops it`() throws {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)
        try tester.fling(.view(wheels(picker)[1]), by: CGVector(dx: 0, dy: -96), over: 0.1)

        let touch = try tester.touch(.view(wheels(picker)[1]))
        tester.pump(by: 1)
        let withExtendedSelf = actions.events
        touch.lift()
        tester.settle()

        #expect(withExtendedSelf.isEmpty)
        #expect(actions.events == [.valueChanged])
    }

    @Test func `a wheel at rest makes no frames`() {
        let tester = ViewTester()
        let picker = picker()
        tester.show(picker)
        tester.settle()
        let index = tester.lastFrame?.time

        tester.pump(by: 5)

        #expect(tester.lastFrame?.time == index)
        #expect(tester.runtime.pendingActivity.isEmpty)
    }

    @Test func `turning draws only the rows that become visible`() throws {
        let tester = ViewTester()
        let counter = CountingTypesetter()
        installedTextSystem.install(TextSystem(typesetter: counter))
        let picker = picker(.time)
        tester.show(picker, at: CGPoint(x: 0, y: 100))

        try tester.fling(.view(wheels(picker)[1]), by: CGVector(dx: 0, dy: -96), over: 0.1)
        tester.settle()

        #expect(counter.layoutCount(of: "47") == 1)
        #expect(counter.layoutCount(of: "50") == 1)
    }

    @Test func `two runs of the same touches end on the same pixels`() throws {
        func run() throws -> [String] {
            let tester = ViewTester()
            let picker = picker()
            tester.show(picker, at: CGPoint(x: 0, y: 100))
            var frames: [String] = []
            try tester.fling(.view(wheels(picker)[2]), by: CGVector(dx: 0, dy: 150), over: 0.1)
            for _ in 0..<90 {
                tester.pump()
                frames.append(tester.frameText)
            }
            tester.settle()
            return frames
        }

        let (first, second) = (try run(), try run())

        #expect(first == second)
    }
}
