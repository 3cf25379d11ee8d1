import CoreGraphics
public import Foundation
import HostInterface
@_spi(Subclassing) public import UIKitCore

/// Chooses a date, a time or a duration, with wheels, a calendar, or fields that open them.
///
/// Language, order and calendar are those of the launch's locale and time zone unless set here; a new picker shows the
/// framework's own time, so a replay shows the recorded one. `valueChanged` is sent once for each choice of the user, with
/// wheels when they have stopped. A compact picker sends `editingDidBegin` and `editingDidEnd` when its card opens and closes.
///
/// A picker that has the size that it took itself takes on another one with its mode and style.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    private var storedDate: Date
    /// Seconds.
    private var storedDuration: TimeInterval = 0
    private var face: any DatePickerStyleView
    private var rules: DateRules
    /// The size that the picker gave itself.
    private var ownSize: CGSize?

    // MARK: Making

    /// Makes a picker of the present date; one without size takes the size that suits it.
    public override init(frame: CGRect) {
        (storedDate, rules, face) = Self.beginning()
        super.init(frame: frame)
        prepare()
    }

    /// Makes a picker from an archive: an interface file gives it its mode, its style, its limits and its date.
    public required init?(coder: NSCoder) {
        (storedDate, rules, face) = Self.beginning()
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeDatePicker(from: coder) }
    }

    private static func beginning() -> (Date, DateRules, any DatePickerStyleView) {
        let rules = DateRules(mode: .dateAndTime, calendar: calendar(nil), locale: locale(nil), today: now)
        return (now, rules, DateCompactView(now, by: rules))
    }

    private func prepare() {
        if bounds.size == .zero { ownSize = .zero }
        attachStyleView()
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIDatePicker.self }

    /// The parts follow touches themselves.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    /// The fields and buttons inside get the focus.
    open override var canBecomeFocused: Bool { false }

    // MARK: Chosen date

    /// The chosen date, within the limits.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date and shows it; sends no event. A picker of durations takes the time of the day for one.
    open func setDate(_ date: Date, animated: Bool) {
        if datePickerMode == .countDownTimer {
            storedDate = date
            let time = localCalendar.dateComponents([.hour, .minute], from: date)
            storedDuration = Double((time.hour ?? 0) * 60 + (time.minute ?? 0)) * 60
        } else {
            storedDate = rules.valid(date)
        }
        face.show(shownDate, by: rules, animated: animated)
    }

    /// The chosen duration in seconds, for the mode that has one: whole steps of minutes, from one step to less than a day.
    open var countDownDuration: TimeInterval {
        get {
            datePickerMode == .countDownTimer
                ? shownDate.timeIntervalSince(DateRules.noDuration) : storedDuration
        }
        set {
            storedDuration = newValue.isFinite ? max(0, min(86_340, newValue)) : 0
            if datePickerMode == .countDownTimer { face.show(shownDate, by: rules, animated: false) }
        }
    }

    /// The date in the shown style: the picker's own, or one for the duration.
    private var shownDate: Date {
        guard datePickerMode == .countDownTimer else { return storedDate }
        let minutes = (storedDuration / 60).rounded(.down) * 60
        return rules.valid(DateRules.noDuration.addingTimeInterval(minutes))
    }

    private func choose(_ date: Date) {
        if datePickerMode == .countDownTimer {
            storedDuration = date.timeIntervalSince(DateRules.noDuration)
        } else {
            storedDate = date
        }
        sendValueChanged()
    }

    // MARK: Allowed dates

    /// The parts of the date that the picker chooses.
    open var datePickerMode: Mode = .dateAndTime {
        didSet { if datePickerMode != oldValue { rulesDidChange() } }
    }

    /// The earliest date that can be chosen; nil for none. Limits that contradict each other are ignored.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { rulesDidChange() } }
    }

    /// The latest date that can be chosen; nil for none. Limits that contradict each other are ignored.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { rulesDidChange() } }
    }

    /// The step between minutes: a divisor of 60 up to 30; other values count as 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || !60.isMultiple(of: minuteInterval) { minuteInterval = 1 }
            if minuteInterval != oldValue { rulesDidChange() }
        }
    }

    /// Whether a date that the app sets is cut down to the minute interval.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { rulesDidChange() } }
    }

    /// The language, and the order and words of dates; nil means the launch's.
    open var locale: Locale? {
        didSet { if locale != oldValue { rulesDidChange() } }
    }

    /// The calendar to count in; nil means the launch's.
    open var calendar: Calendar! {
        get { storedCalendar ?? localCalendar }
        set {
            storedCalendar = newValue
            rulesDidChange()
        }
    }
    private var storedCalendar: Calendar?

    private var localCalendar: Calendar {
        var calendar = Self.calendar(storedCalendar)
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = Self.locale(locale)
        return calendar
    }

    /// The time zone of the date shown; nil means the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rulesDidChange() } }
    }

    private static var configuration: LaunchConfiguration {
        ApplicationRuntime.current?.configuration ?? LaunchConfiguration(appName: "")
    }

    private static var now: Date { AppClock.current?.date ?? LaunchConfiguration(appName: "").date }

    private static func locale(_ own: Locale?) -> Locale { own ?? Locale(identifier: configuration.localeIdentifier) }

    private static func calendar(_ own: Calendar?) -> Calendar {
        if let own { return own }
        var calendar = Calendar(identifier: .gregorian)
        if let zone = TimeZone(identifier: configuration.timeZoneIdentifier) { calendar.timeZone = zone }
        return calendar
    }

    private func rulesDidChange() {
        let isDuration = datePickerMode == .countDownTimer
        rules = DateRules(
            mode: datePickerMode, calendar: isDuration ? DateRules.durationCalendar : localCalendar,
            locale: Self.locale(locale), today: Self.now)
        rules.minuteInterval = minuteInterval
        rules.roundsToMinuteInterval = roundsToMinuteInterval || isDuration
        if isDuration {
            rules.limitToOneDay()
        } else {
            (rules.minimum, rules.maximum) = (minimumDate, maximumDate)
            storedDate = rules.valid(storedDate)
        }
        showByRules()
    }

    // MARK: Look

    /// The wished look of the picker. A mode that does not have the look has wheels.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { showByRules() } }
    }

    /// The look of the picker: never `automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (.wheels, _), (_, .countDownTimer), (_, .yearAndMonth): .wheels
        case (.inline, _): .inline
        case (.automatic, _), (.compact, _): .compact
        }
    }

    private func showByRules() {
        if isShowing(by: type(of: face)) {
            face.show(shownDate, by: rules, animated: false)
            sizeDidChange()
        } else {
            face.removeFromSuperview()
            face = makeStyleView()
            attachStyleView()
        }
    }

    private func isShowing(by type: any DatePickerStyleView.Type) -> Bool { type == styleViewType }

    private var styleViewType: any DatePickerStyleView.Type {
        switch datePickerStyle {
        case .compact: DateCompactView.self
        // A time has no calendar to lie in line with.
        case .inline where datePickerMode != .time: DateInlineView.self
        default: DateWheelsView.self
        }
    }

    private func makeStyleView() -> any DatePickerStyleView {
        let date = shownDate
        if styleViewType == DateCompactView.self {
            return DateCompactView(date, by: rules, isRightToLeft: runsRightToLeft)
        }
        if styleViewType == DateInlineView.self {
            return DateInlineView(date, by: rules, isRightToLeft: runsRightToLeft)
        }
        return DateWheelsView(date, by: rules, isRightToLeft: runsRightToLeft)
    }

    private func attachStyleView() {
        face.onChoice = { [unowned self] date in choose(date) }
        let notifyOpening = { [unowned self] (isOpen: Bool) in
            sendActions(for: isOpen ? .editingDidBegin : .editingDidEnd)
        }
        (face as? DateCompactView)?.onOpening = notifyOpening
        (face as? DateInlineView)?.onOpening = notifyOpening
        face.isEnabled = isEnabled
        addSubview(face)
        sizeDidChange()
    }

    @_spi(Subclassing) open override func stateDidChange() {
        super.stateDidChange()
        if face.isEnabled != isEnabled { face.isEnabled = isEnabled }
    }

    // MARK: Measuring and layout

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard let ownSize, ownSize == bounds.size else { return }
        let size = face.fittingSize
        self.ownSize = size
        // The top left stays.
        let origin = frame.origin
        bounds.size = size
        if transform.isIdentity { frame.origin = origin }
    }

    /// 320 × 216 with wheels; with other looks as large as their content.
    open override var intrinsicContentSize: CGSize { face.fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if face.isRightToLeft != runsRightToLeft { face.isRightToLeft = runsRightToLeft }
        if face.frame != bounds { face.frame = bounds }
    }
}
