import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

/// Durations, and months with years alone, which are chosen on wheels.
///
/// The framework's clock starts on 1 January 2026 at 9:41 in UTC; the locale is American English.
@Suite(.application) struct DatePickerModeTests {
    private let start = Date(timeIntervalSince1970: 1_767_260_460)
    private static let day = 86_400.0

    private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        return picker
    }

    // MARK: Durations

    @Test func `a duration begins with its first step`() {
        let tester = ViewTester()
        let picker = picker(.countDownTimer)
        tester.show(picker)

        let durations =
            [picker.countDownDuration]
            + [0, 59, 90, 3661, 90_000].map { (seconds: Double) in
                picker.countDownDuration = seconds
                return picker.countDownDuration
            }

        #expect(durations == [60, 60, 60, 60, 3660, 86_340])
        #expect(picker.date == start)
    }

    @Test func `durations are multiples of the minute interval`() {
        let tester = ViewTester()
        let picker = picker(.countDownTimer)
        picker.minuteInterval = 15
        tester.show(picker)
        let first = picker.countDownDuration

        picker.countDownDuration = 50 * 60

        #expect(first == 900)
        #expect(picker.countDownDuration == 45 * 60)
    }

    @Test func `turning the wheels to zero rolls back to a minute`() throws {
        let tester = ViewTester()
        let picker = picker(.countDownTimer)
        picker.countDownDuration = 3600
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let actions = ActionRecorder(of: picker, for: .valueChanged)
        let wheels = picker.descendants(PickerWheel.self)

        tester.tap(at: wheels[0].place(ofRowAt: -1))
        tester.settle()

        #expect(wheels.map(\.middleText) == ["0", "1"])
        #expect(picker.countDownDuration == 60)
        #expect(actions.events == [.valueChanged])
        #expect(picker.descendants(UILabel.self).contains { $0.text == "hours" })
    }

    // MARK: Months

    @Test func `months and years alone are chosen on two wheels`() throws {
        let tester = ViewTester()
        let picker = picker(.yearAndMonth)
        picker.maximumDate = start.addingTimeInterval(40 * Self.day)
        tester.show(picker, at: CGPoint(x: 0, y: 100))
        let wheels = picker.descendants(PickerWheel.self)
        let before = wheels.map(\.middleText)

        tester.tap(at: wheels[0].place(ofRowAt: 2))
        tester.settle()

        // March lies behind the limit of 10 February.
        #expect(before == ["January", "2026"])
        #expect(wheels.map(\.middleText) == ["February", "2026"])
        #expect(picker.date == start.addingTimeInterval(40 * Self.day))
    }
}
