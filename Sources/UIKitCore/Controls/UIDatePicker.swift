import CoreText
public import Foundation
import QuartzCore

/// Chooses a date and a time with turning wheels.
///
/// Language, order and calendar come from the launch's locale and time zone unless set here; a new picker shows the
/// framework's own time, so a replay shows the recorded one. `valueChanged` is sent once when the wheels have come to rest
/// after the user turned them.
///
/// Status: partial – wheels for times, dates and both; durations, and the compact and inline styles, follow.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    private static let wheelSize = CGSize(width: 320, height: 216)
    private static let rowHeight: CGFloat = 32
    private static let fontSize: CGFloat = 23
    /// Room between two wheels.
    private static let wheelSpacing: CGFloat = 5
    /// Room at the left and right of the band that marks the chosen rows.
    private static let bandMargin: CGFloat = 9
    /// Room around the widest text of a wheel, both sides together.
    private static let textMargin: CGFloat = 20

    private var storedDate: Date
    private var wheels: DateWheels
    private var wheelViews: [(field: DateWheelField, view: PickerWheel, width: CGFloat)] = []
    private let band = UIView(frame: .zero)
    /// The rows before the user touched a wheel.
    private var restingRows: [DateWheelField: Int] = [:]

    // MARK: Making

    /// Makes a picker; its height should be 216.
    public override init(frame: CGRect) {
        storedDate = Self.now
        wheels = Self.makeWheels(.dateAndTime, nil, nil, nil, 1)
        super.init(frame: frame == .zero ? CGRect(origin: .zero, size: Self.wheelSize) : frame)
        prepare()
    }

    /// Makes a picker from an archive.
    public required init?(coder: NSCoder) {
        storedDate = Self.now
        wheels = Self.makeWheels(.dateAndTime, nil, nil, nil, 1)
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        band.backgroundColor = .quaternarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
        rebuild()
    }

    private static var now: Date {
        ApplicationRuntime.current?.currentDate ?? LaunchConfiguration(appName: "").date
    }

    package override var drawsContent: Bool { type(of: self) != UIDatePicker.self }

    /// The wheels follow touches themselves.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    // MARK: What is chosen

    /// The chosen date, within the limits.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date and turns the wheels there; sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = wheels.valid(date, from: minimumDate, to: maximumDate)
        showDate(animated: animated)
    }

    /// What the picker chooses.
    open var datePickerMode: Mode = .dateAndTime {
        didSet { if datePickerMode != oldValue { rebuild() } }
    }

    /// How the picker looks; every value gives wheels.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic

    /// How the picker looks now.
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    /// The earliest date that can be chosen; nil for none. Limits that contradict each other are ignored.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { limitsDidChange() } }
    }

    /// The latest date that can be chosen; nil for none. Limits that contradict each other are ignored.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { limitsDidChange() } }
    }

    /// The step between minutes: a divisor of 60 up to 30; other values count as 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || !60.isMultiple(of: minuteInterval) { minuteInterval = 1 }
            if minuteInterval != oldValue { rebuild() }
        }
    }

    /// The language and order of the wheels; nil means the launch's.
    open var locale: Locale? {
        didSet { if locale != oldValue { rebuild() } }
    }

    /// The calendar to count in; nil means the launch's.
    open var calendar: Calendar! {
        get { storedCalendar ?? wheels.calendar }
        set {
            storedCalendar = newValue
            rebuild()
        }
    }
    private var storedCalendar: Calendar?

    /// The time zone of the date shown; nil means the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rebuild() } }
    }

    // MARK: Wheels

    private static func makeWheels(
        _ mode: Mode, _ calendar: Calendar?, _ locale: Locale?, _ timeZone: TimeZone?, _ interval: Int
    ) -> DateWheels {
        let configuration = ApplicationRuntime.current?.configuration ?? LaunchConfiguration(appName: "")
        var own = calendar ?? Calendar(identifier: .gregorian)
        if calendar == nil, let zone = TimeZone(identifier: configuration.timeZoneIdentifier) { own.timeZone = zone }
        if let timeZone { own.timeZone = timeZone }
        return DateWheels(
            mode: mode, calendar: own, locale: locale ?? Locale(identifier: configuration.localeIdentifier),
            minuteInterval: interval, today: now)
    }

    private func rebuild() {
        wheels = Self.makeWheels(datePickerMode, storedCalendar, locale, timeZone, minuteInterval)
        storedDate = wheels.valid(storedDate, from: minimumDate, to: maximumDate)
        for wheel in wheelViews { wheel.view.removeFromSuperview() }
        wheelViews = wheels.fields.map { field in
            let view = PickerWheel(
                rows: wheels.rows(of: field), rowHeight: Self.rowHeight,
                selectedRow: wheels.row(of: field, for: storedDate))
            view.makeRow = { [unowned self] row, view in label(for: row, in: field, reusing: view as? UILabel) }
            view.onRest = { [unowned self] in wheelDidRest(field) }
            addSubview(view)
            return (field, view, width(of: field))
        }
        restingRows = chosenRows
        setNeedsLayout()
    }

    private var chosenRows: [DateWheelField: Int] {
        Dictionary(uniqueKeysWithValues: wheelViews.map { ($0.field, $0.view.selectedRow) })
    }

    private func wheel(for field: DateWheelField) -> PickerWheel? { wheelViews.first { $0.field == field }?.view }

    private func showDate(animated: Bool) {
        for wheel in wheelViews {
            wheel.view.select(wheels.row(of: wheel.field, for: storedDate), animated: animated)
        }
        restingRows = chosenRows
        reloadRowsThatMayBeInvalid()
    }

    private func limitsDidChange() {
        let valid = wheels.valid(storedDate, from: minimumDate, to: maximumDate)
        if valid != storedDate {
            storedDate = valid
            showDate(animated: false)
        } else {
            reloadRowsThatMayBeInvalid()
        }
    }

    // MARK: Turning

    private func wheelDidRest(_ field: DateWheelField) {
        switch field {
        case .dayPeriod:
            if let hours = wheel(for: .hour), let period = wheel(for: .dayPeriod), !hours.isUserTurned {
                // Both halves of the day look the same on the wheel, so it need not turn.
                hours.select(hours.selectedRow % 12 + 12 * period.selectedRow, animated: false)
            }
        case .hour:
            if let hours = wheel(for: .hour), let period = wheel(for: .dayPeriod), !period.isUserTurned {
                period.select(hours.selectedRow / 12, animated: true)
            }
        default: break
        }
        guard !wheelViews.contains(where: \.view.isUserTurned) else { return }
        takeRows()
    }

    /// Takes the date that the wheels show, rolls them back where it is not valid, and tells.
    private func takeRows() {
        let rows = chosenRows
        guard rows != restingRows else { return }
        storedDate = wheels.valid(
            wheels.date(for: rows, basedOn: storedDate), from: minimumDate, to: maximumDate)
        showDate(animated: true)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .valueChanged)
    }

    // MARK: Rows

    private func label(for row: Int, in field: DateWheelField, reusing view: UILabel?) -> UILabel {
        let label = view ?? makeLabel(for: field)
        label.text = wheels.titles.title(of: row, in: field, minuteInterval: minuteInterval)
        label.textColor = isValid(row, in: field) ? .label : .tertiaryLabel
        return label
    }

    private func makeLabel(for field: DateWheelField) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textAlignment = field == .fullDay ? .right : field == .month ? .left : .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }

    private var hasLimits: Bool {
        guard let minimumDate, let maximumDate else { return minimumDate != nil || maximumDate != nil }
        return minimumDate <= maximumDate
    }

    private func isValid(_ row: Int, in field: DateWheelField) -> Bool {
        guard hasLimits || field == .day else { return true }
        var rows = wheelViews.isEmpty ? [:] : chosenRows
        rows[field] = row
        if field == .dayPeriod, let hour = rows[.hour] { rows[.hour] = hour % 12 + 12 * row }
        guard wheels.isExistingDay(rows, basedOn: storedDate) else { return false }
        guard hasLimits else { return true }
        let date = wheels.date(for: rows, basedOn: storedDate)
        return wheels.valid(date, from: minimumDate, to: maximumDate) == date
    }

    private func reloadRowsThatMayBeInvalid() {
        for wheel in wheelViews where hasLimits || wheel.field == .day { wheel.view.reloadRows() }
    }

    /// The width of a wheel's widest text, found on a few rows that stand for the rest.
    private func width(of field: DateWheelField) -> CGFloat {
        let font = UIFont.systemFont(ofSize: Self.fontSize)
        func widest(_ rows: some Sequence<Int>) -> CGFloat {
            rows.reduce(0) { widest, row in
                let title = wheels.titles.title(of: row, in: field, minuteInterval: minuteInterval)
                return max(widest, TextLayout.make(TextRequest(title, font: font.request, maximumLines: 1)).size.width)
            }
        }
        let text: CGFloat =
            switch field {
            // A day near the end of each month, and a week for the weekdays' names.
            case .fullDay: widest((0..<12).map { 27 + $0 * 30 } + Array(20..<27))
            case .year: widest([2000, 2026])
            case .month: widest(0..<12)
            case .day: widest([19, 27])
            case .hour: widest([9, 20, 22])
            case .minute: widest([0, wheels.minuteInterval == 1 ? 48 : 1])
            case .dayPeriod: widest(0...1)
            }
        return text.rounded(.up) + Self.textMargin
    }

    // MARK: Measuring and placing

    /// 320 × 216.
    open override var intrinsicContentSize: CGSize { Self.wheelSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.wheelSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.rowHeight + 2
        band.frame = CGRect(
            x: Self.bandMargin, y: ((bounds.height - Self.rowHeight - 2) / 2).rounded(),
            width: max(0, bounds.width - 2 * Self.bandMargin), height: height)
        let spacing = Self.wheelSpacing * CGFloat(max(0, wheelViews.count - 1))
        let wanted = wheelViews.reduce(0) { $0 + $1.width }
        let room = max(0, bounds.width - 2 * Self.bandMargin - spacing)
        let factor = wanted > room ? room / wanted : 1
        var x = ((bounds.width - wanted * factor - spacing) / 2).rounded()
        for wheel in wheelViews {
            wheel.view.frame = CGRect(x: x, y: 0, width: (wheel.width * factor).rounded(.down), height: bounds.height)
            x += wheel.view.bounds.width + Self.wheelSpacing
        }
    }
}
