import UIKitCore

/// The properties of pickers that interface files and apps reach by key.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        exposeDatePicker(to: exports)
        exposePickerView(to: exports)
    }

    private static func exposeDatePicker(to x: AnoleExports) {
        x.alias("UIDatePicker", UIDatePicker.self)
        x.property("date", \UIDatePicker.date)
        x.property("countDownDuration", \UIDatePicker.countDownDuration)
        x.property("datePickerMode", \UIDatePicker.datePickerMode)
        x.property("minimumDate", \UIDatePicker.minimumDate)
        x.property("maximumDate", \UIDatePicker.maximumDate)
        x.property("minuteInterval", \UIDatePicker.minuteInterval)
        x.property("locale", \UIDatePicker.locale)
        x.property("calendar", \UIDatePicker.calendar)
        x.property("timeZone", \UIDatePicker.timeZone)
        x.property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    }

    private static func exposePickerView(to x: AnoleExports) {
        x.alias("UIPickerView", UIPickerView.self)
        x.property("delegate", \UIPickerView.delegate)
        x.property("dataSource", \UIPickerView.dataSource)
    }
}
