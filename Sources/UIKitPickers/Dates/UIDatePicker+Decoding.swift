import CoreGraphics
import Foundation
import UIKitCore

extension UIDatePicker {
    /// Reads the mode, the style, the limits and the date.
    func decodeDatePicker(from coder: InterfaceCoder) {
        if let mode = coder.choice("datePickerMode", Self.modes) { datePickerMode = mode }
        if let style = coder.choice("style", Self.styles) { preferredDatePickerStyle = style }
        if let minutes = coder.integer("minuteInterval") { minuteInterval = minutes }
        if let rounds = coder.flag("roundsToMinuteInterval") { roundsToMinuteInterval = rounds }
        if let locale = decodedLocale(coder) { self.locale = locale }
        if let date = decodedDate("minimumDate", coder) { minimumDate = date }
        if let date = decodedDate("maximumDate", coder) { maximumDate = date }
        // A date beside it is the one that the editor showed.
        let date = decodedDate("date", coder)
        if coder.flag("useCurrentDate") != true, let date { self.date = date }
        if let duration = coder.number("countDownDuration") { countDownDuration = Double(duration) }
    }

    private func decodedDate(_ key: String, _ coder: InterfaceCoder) -> Date? {
        guard let element = coder.value(key) else { return nil }
        let seconds = coder.coder(for: element).number("timeIntervalSinceReferenceDate")
        return seconds.map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    }

    private func decodedLocale(_ coder: InterfaceCoder) -> Locale? {
        guard let element = coder.value("locale") else { return nil }
        return coder.coder(for: element).text("localeIdentifier").map { Locale(identifier: $0) }
    }

    private static let modes: KeyValuePairs<String, Mode> = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]

    private static let styles: KeyValuePairs<String, UIDatePickerStyle> = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
