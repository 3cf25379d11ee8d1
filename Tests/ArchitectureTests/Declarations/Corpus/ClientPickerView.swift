import UIKit

/// A picker that knows its rows.
class ClientPickerView: UIPickerView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var dataSource: (any UIPickerViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UIPickerViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var numberOfComponents: Int { super.numberOfComponents }
    override var showsSelectionIndicator: Bool {
        get { super.showsSelectionIndicator }
        set { super.showsSelectionIndicator = newValue }
    }

    override func numberOfRows(inComponent component: Int) -> Int { super.numberOfRows(inComponent: component) }
    override func reloadAllComponents() { super.reloadAllComponents() }
    override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
    override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        super.selectRow(row, inComponent: component, animated: animated)
    }
    override func selectedRow(inComponent component: Int) -> Int { super.selectedRow(inComponent: component) }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? {
        super.view(forRow: row, forComponent: component)
    }
}

/// A picker of dates.
class ClientDatePicker: UIDatePicker {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var calendar: Calendar! {
        get { super.calendar }
        set { super.calendar = newValue }
    }
    override var countDownDuration: TimeInterval {
        get { super.countDownDuration }
        set { super.countDownDuration = newValue }
    }
    override var date: Date {
        get { super.date }
        set { super.date = newValue }
    }
    override var datePickerMode: UIDatePicker.Mode {
        get { super.datePickerMode }
        set { super.datePickerMode = newValue }
    }
    override var datePickerStyle: UIDatePickerStyle { super.datePickerStyle }
    override var locale: Locale? {
        get { super.locale }
        set { super.locale = newValue }
    }
    override var maximumDate: Date? {
        get { super.maximumDate }
        set { super.maximumDate = newValue }
    }
    override var minimumDate: Date? {
        get { super.minimumDate }
        set { super.minimumDate = newValue }
    }
    override var minuteInterval: Int {
        get { super.minuteInterval }
        set { super.minuteInterval = newValue }
    }
    override var preferredDatePickerStyle: UIDatePickerStyle {
        get { super.preferredDatePickerStyle }
        set { super.preferredDatePickerStyle = newValue }
    }
    override var roundsToMinuteInterval: Bool {
        get { super.roundsToMinuteInterval }
        set { super.roundsToMinuteInterval = newValue }
    }
    override var timeZone: TimeZone? {
        get { super.timeZone }
        set { super.timeZone = newValue }
    }

    override func setDate(_ date: Date, animated: Bool) { super.setDate(date, animated: animated) }
}

extension ClientPickerView {
    static func make() -> [UIView] {
        let picker = UIDatePicker()
        let calendar: Calendar = picker.calendar
        let locale: Locale? = picker.locale
        let zone: TimeZone? = picker.timeZone
        let latest: Date? = picker.maximumDate
        _ = (calendar, locale, zone, latest)
        return [picker, UIDatePicker(frame: .zero), UIPickerView(), UIPickerView(frame: .zero)]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allDatePickerMode: [UIDatePicker.Mode] {
        [
            .countDownTimer, .date, .dateAndTime, .time, .yearAndMonth,
        ]
    }
    static var allDatePickerStyle: [UIDatePickerStyle] {
        [
            .automatic, .compact, .inline, .wheels,
        ]
    }
}
