import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIKitPickers
import UIKitTesting

@testable import UIKitCore

/// Pickers read themselves from interface files.
@Suite(.application) struct PickerDecodingTests {
    private func objects(_ text: String) throws -> StagedObjects {
        try StagedObjects(text, ["datePicker": UIDatePicker.self, "pickerView": UIPickerView.self])
    }

    private func picker(_ attributes: String, _ children: String = "") throws -> UIDatePicker {
        let objects = try objects("<datePicker \(attributes) id=\"d\">\(children)</datePicker>")
        let picker: UIDatePicker = try #require(objects.makeFirst())
        #expect(objects.faults == [])
        #expect(objects.unread(of: "d").filter { $0 != "id" } == [])
        return picker
    }

    private func date(_ key: String, _ seconds: Double) -> String {
        "<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
    }

    @Test func `a date picker without a date in the file has the present date`() throws {
        let picker = try picker("")

        #expect(picker.datePickerMode == .dateAndTime)
        #expect(picker.preferredDatePickerStyle == .automatic)
        #expect(picker.minuteInterval == 1)
        #expect(picker.minimumDate == nil)
        #expect(picker.maximumDate == nil)
        #expect(picker.date == UIDatePicker(frame: .zero).date)
    }

    @Test(arguments: [
        ("time", UIDatePicker.Mode.time), ("date", .date), ("dateAndTime", .dateAndTime),
        ("countDownTimer", .countDownTimer), ("yearAndMonth", .yearAndMonth),
    ])
    func `the mode is that of the file`(_ word: String, _ mode: UIDatePicker.Mode) throws {
        #expect(try picker("datePickerMode=\"\(word)\"").datePickerMode == mode)
    }

    @Test(arguments: [
        ("automatic", UIDatePickerStyle.automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
    ])
    func `the style is that of the file`(_ word: String, _ style: UIDatePickerStyle) throws {
        #expect(try picker("style=\"\(word)\"").preferredDatePickerStyle == style)
    }

    @Test func `date, limits, steps and language are those of the file`() throws {
        let picker = try picker(
            "minuteInterval=\"5\" roundsToMinuteInterval=\"NO\"",
            date("date", 600_000_000) + date("minimumDate", 500_000_000) + date("maximumDate", 700_000_000)
                + "<locale key=\"locale\" localeIdentifier=\"de_DE\"/>")

        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500_000_000))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 700_000_000))
        #expect(picker.minuteInterval == 5)
        #expect(!picker.roundsToMinuteInterval)
        #expect(picker.locale?.identifier == "de_DE")
    }

    @Test func `a picker that shows the present date does so in spite of the date in the file`() throws {
        let picker = try picker("useCurrentDate=\"YES\"", date("date", 600_000_000))

        #expect(picker.date == UIDatePicker(frame: .zero).date)
    }

    @Test func `a duration is that of the file`() throws {
        let picker = try picker("datePickerMode=\"countDownTimer\" countDownDuration=\"300\"")

        #expect(picker.countDownDuration == 300)
    }

    @Test func `a picker of the file is one of code`() throws {
        let objects = try objects("<pickerView showsSelectionIndicator=\"YES\" id=\"p\"/>")
        let picker: UIPickerView = try #require(objects.makeFirst())

        #expect(picker.numberOfComponents == 0)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(objects.unread(of: "p") == ["id"])
    }

    @Test func `files find the classes by their names`() {
        ExposedClasses.shared.registerModule("UIKitPickers")

        #expect(ExposedClasses.shared.aliased("UIDatePicker") == UIDatePicker.self)
        #expect(ExposedClasses.shared.aliased("UIPickerView") == UIPickerView.self)
    }
}
