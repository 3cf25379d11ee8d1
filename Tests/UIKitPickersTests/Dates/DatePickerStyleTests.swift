import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

/// The framework's clock starts on 1 January 2026, a Thursday, at 9:41 in UTC; the locale is American English.
///
/// Text is set in squares of the font's size.
@Suite(.application) struct DatePickerStyleTests {
    private let start = Date(timeIntervalSince1970: 1_767_260_460)
    private static let day = 86_400.0

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker
    }

    private func fields(_ picker: UIDatePicker) -> [DateField] { picker.descendants(DateField.self) }

    private func popup(_ tester: ViewTester) -> DatePickerPopup? {
        tester.window.descendants(DatePickerPopup.self).first
    }

    /// The grid of the month in sight below a view.
    private func grid(_ view: UIView) throws -> MonthGridView {
        let pager = try #require(view.descendants(MonthPager.self).first)
        return try #require(pager.descendants(MonthGridView.self).first { $0.content.month == pager.month })
    }

    private func title(_ picker: UIDatePicker) -> String? { picker.descendants(MonthTitle.self).first?.text }

    private func center(ofDay day: Int, in grid: MonthGridView) -> CGPoint {
        let frame = grid.frame(ofDay: day)
        return grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    // MARK: Styles

    @Test(arguments: [
        (UIDatePicker.Mode.time, UIDatePickerStyle.compact), (.date, .compact), (.dateAndTime, .compact),
        (.countDownTimer, .wheels), (.yearAndMonth, .wheels),
    ])
    func `the automatic style is compact where there is such a look`(
        mode: UIDatePicker.Mode, style: UIDatePickerStyle
    ) {
        let tester = ViewTester()
        let automatic = picker(mode, .automatic)
        let (compact, inline) = (picker(mode, .compact), picker(mode, .inline))
        tester.pump()

        #expect(automatic.datePickerStyle == style)
        #expect(compact.datePickerStyle == style)
        #expect(inline.datePickerStyle == (style == .compact ? .inline : .wheels))
        #expect(picker(mode, .wheels).datePickerStyle == .wheels)
    }

    @Test func `a picker that sized itself takes the size of its style`() {
        let tester = ViewTester()
        tester.pump()
        let (own, given) = (UIDatePicker(), UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        own.frame.origin = CGPoint(x: 7, y: 9)

        for picker in [own, given] { picker.preferredDatePickerStyle = .inline }

        // A header of 44, weekdays of 22, six weeks of 44, 6 below, and 52 for the time.
        #expect(own.frame == CGRect(x: 7, y: 9, width: 320, height: 388))
        #expect(given.frame.size == CGSize(width: 300, height: 200))
        own.datePickerMode = .date
        #expect(own.frame == CGRect(x: 7, y: 9, width: 320, height: 336))
    }

    // MARK: Compact

    @Test func `a compact picker is a line of fields`() {
        let tester = ViewTester()
        let (both, day, time) = (
            picker(.dateAndTime, .compact), picker(.date, .compact), picker(.time, .compact)
        )
        tester.show(both)
        tester.show(day)
        tester.show(time)

        #expect(fields(both).map(\.text) == ["Jan 1, 2026", "9:41\u{202F}AM"])
        #expect(fields(day).map(\.text) == ["Jan 1, 2026"])
        #expect(fields(time).map(\.text) == ["9:41\u{202F}AM"])
        // Eleven squares of 17 points and 11 at both sides.
        #expect(day.bounds.size == CGSize(width: 209, height: 34))
        #expect(both.bounds.size == CGSize(width: 209 + 8 + 7 * 17 + 22, height: 34))
    }

    @Test func `a tap on the day opens a calendar, and one outside closes it`() throws {
        let tester = ViewTester()
        let picker = picker(.dateAndTime, .compact)
        tester.show(picker, at: CGPoint(x: 20, y: 100))
        let actions = ActionRecorder(of: picker)

        try tester.tap(.view(fields(picker)[0]))
        tester.settle()
        let card = try #require(popup(tester)?.subviews.first)
        let cardFrame = card.frame
        tester.tap(at: CGPoint(x: 340, y: 600))
        tester.settle()

        // In the middle below the field, 10 points from the edge of the window.
        #expect(cardFrame == CGRect(x: 10, y: 142, width: 320, height: 336))
        #expect(popup(tester) == nil)
        #expect(actions.events == [.editingDidBegin, .editingDidEnd])
    }

    @Test func `a day that is tapped is chosen at the same time of the day`() throws {
        let tester = ViewTester()
        let picker = picker(.dateAndTime, .compact)
        tester.show(picker, at: CGPoint(x: 20, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)
        try tester.tap(.view(fields(picker)[0]))
        tester.settle()

        tester.tap(at: center(ofDay: 17, in: try grid(try #require(popup(tester)))))
        tester.settle()

        #expect(picker.date == start.addingTimeInterval(16 * Self.day))
        #expect(fields(picker)[0].text == "Jan 17, 2026")
        #expect(actions.events == [.valueChanged])
        #expect(popup(tester) != nil)
    }

    @Test func `a tap on the time opens wheels, which turn it`() throws {
        let tester = ViewTester()
        let picker = picker(.dateAndTime, .compact)
        tester.show(picker, at: CGPoint(x: 20, y: 100))
        try tester.tap(.view(fields(picker)[1]))
        tester.settle()
        let wheels = try #require(popup(tester)).descendants(PickerWheel.self)

        tester.tap(at: wheels[1].place(ofRowAt: 2))
        tester.settle()

        #expect(wheels.map(\.middleText) == ["9", "43", "AM"])
        #expect(picker.date == start.addingTimeInterval(120))
        #expect(fields(picker)[1].text == "9:43\u{202F}AM")
    }

    @Test func `where there is no room below, the card is above the field`() throws {
        let tester = ViewTester()
        let picker = picker(.date, .compact)
        tester.show(picker, at: CGPoint(x: 20, y: 560))

        try tester.tap(.view(fields(picker)[0]))
        tester.settle()

        #expect(popup(tester)?.subviews.first?.frame.maxY == 552)
    }

    @Test func `a card closes when its picker leaves or is switched off`() throws {
        let tester = ViewTester()
        let picker = picker(.date, .compact)
        tester.show(picker, at: CGPoint(x: 20, y: 100))
        try tester.tap(.view(fields(picker)[0]))
        tester.settle()

        picker.isEnabled = false
        tester.settle()
        let whileDisabled = popup(tester) != nil
        picker.isEnabled = true
        try tester.tap(.view(fields(picker)[0]))
        picker.removeFromSuperview()
        tester.settle()

        #expect(!whileDisabled)
        #expect(popup(tester) == nil)
    }

    @Test func `wheels that turn while their card closes still choose, unless the picker is removed`() throws {
        let tester = ViewTester()
        func closeWhileTurning(_ picker: UIDatePicker) throws {
            tester.show(picker, at: CGPoint(x: 20, y: 100))
            try tester.tap(.view(fields(picker)[1]))
            tester.settle()
            let wheel = try #require(popup(tester)).descendants(PickerWheel.self)[1]
            try tester.fling(.view(wheel), by: CGVector(dx: 0, dy: -120))
            tester.tap(at: CGPoint(x: 340, y: 640))
        }
        let staying = picker(.dateAndTime, .compact)

        try closeWhileTurning(staying)
        tester.settle()
        staying.removeFromSuperview()
        do {
            let going = picker(.dateAndTime, .compact)
            try closeWhileTurning(going)
            going.removeFromSuperview()
        }
        tester.settle()

        #expect(staying.date > start)
        #expect(popup(tester) == nil)
    }

    // MARK: Inline

    @Test func `an inline picker shows the month with the chosen and the present day`() throws {
        let tester = ViewTester()
        let picker = picker(.dateAndTime, .inline)
        picker.date = start.addingTimeInterval(3 * Self.day)
        tester.show(picker)

        let content = try grid(picker).content
        #expect((content.chosenDay, content.presentDay) == (4, 1))
        #expect(title(picker) == "January 2026")
        #expect(
            tester.drawnTexts.filter { ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].contains($0) } == [
                "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT",
            ])
        #expect(tester.drawnTexts.contains("9:41\u{202F}AM"))
    }

    @Test func `weeks begin as the locale says`() {
        let tester = ViewTester()
        let picker = picker(.date, .inline)
        picker.locale = Locale(identifier: "de_DE")
        tester.show(picker)

        #expect(title(picker) == "Januar 2026")
        #expect(tester.drawnTexts.first { ["MO", "SO"].contains($0) } == "MO")
    }

    @Test func `a chevron slides to the next month, and the choice stays`() throws {
        let tester = ViewTester()
        let picker = picker(.date, .inline)
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let forth = try #require(picker.descendants(UIButton.self).last)

        try tester.tap(.view(forth))
        tester.settle()

        let content = try grid(picker).content
        #expect(content.month.start == start.addingTimeInterval(31 * Self.day - 9 * 3600 - 41 * 60))
        #expect(content.chosenDay == nil)
        #expect(picker.date == start)
        #expect(title(picker) == "February 2026")
    }

    @Test func `a swipe turns one month on`() throws {
        let tester = ViewTester()
        let picker = picker(.date, .inline)
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)

        try tester.fling(.view(try grid(picker)), by: CGVector(dx: -150, dy: 0))
        tester.settle()
        tester.tap(at: center(ofDay: 3, in: try grid(picker)))
        tester.settle()

        #expect(title(picker) == "February 2026")
        #expect(picker.date == start.addingTimeInterval(33 * Self.day))
        #expect(actions.events == [.valueChanged])
    }

    @Test func `limits keep months and days away`() throws {
        let tester = ViewTester()
        let picker = picker(.date, .inline)
        picker.minimumDate = start.addingTimeInterval(-Self.day)
        picker.maximumDate = start.addingTimeInterval(9 * Self.day)
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let chevrons = picker.descendants(UIButton.self)

        tester.tap(at: center(ofDay: 20, in: try grid(picker)))
        tester.settle()

        #expect(chevrons.map(\.isEnabled) == [true, false])
        #expect(picker.date == start)
        #expect(try grid(picker).content.allowedDays == Set(1...10))
    }

    @Test func `the month's name opens wheels for month and year`() throws {
        let tester = ViewTester()
        let picker = picker(.date, .inline)
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let title = try #require(picker.descendants(MonthTitle.self).first)

        try tester.tap(.view(title))
        tester.settle()
        let wheels = picker.descendants(PickerWheel.self)
        let opened = wheels.map(\.middleText)
        tester.tap(at: wheels[1].place(ofRowAt: 1))
        tester.settle()
        try tester.tap(.view(title))
        tester.settle()

        #expect(opened == ["January", "2026"])
        #expect(self.title(picker) == "January 2027")
        #expect(picker.descendants(PickerWheel.self).isEmpty)
        #expect(picker.date == start)
    }

    @Test func `from right to left the week begins at the right`() throws {
        let tester = ViewTester()
        let picker = MirroredDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        tester.show(picker)

        let grid = try grid(picker)
        let (first, second) = (grid.frame(ofDay: 1), grid.frame(ofDay: 2))
        let title = try #require(picker.descendants(MonthTitle.self).first)
        #expect(second.maxX == first.minX)
        #expect(grid.day(at: CGPoint(x: first.midX, y: first.midY)) == 1)
        #expect(title.frame.maxX == 304)
    }

    @Test func `from right to left the fields are at the right, the day first`() {
        let tester = ViewTester()
        let picker = MirroredDatePicker(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
        tester.show(picker)

        let (day, time) = (fields(picker)[0].frame, fields(picker)[1].frame)
        #expect(day.maxX == 375)
        #expect(time.maxX == day.minX - 8)
    }

    @Test func `a picker at rest makes no frames`() {
        let tester = ViewTester()
        tester.show(picker(.dateAndTime, .inline))
        tester.settle()
        let time = tester.lastFrame?.time

        tester.pump(by: 5)

        #expect(tester.lastFrame?.time == time)
    }
}

/// A picker among words that run from right to left.
private final class MirroredDatePicker: UIDatePicker {
    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(layoutDirection: .rightToLeft)])
    }
}
