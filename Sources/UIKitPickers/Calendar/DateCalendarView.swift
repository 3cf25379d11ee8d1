import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A month's calendar in which a day is chosen: the month's name, which opens wheels, two chevrons, and the days.
///
/// The time of the day stays as it is.
final class DateCalendarView: UIView, DatePickerStyleView {
    /// Points at the left and at the right.
    private static let margin: CGFloat = 16
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let weekHeight: CGFloat = 44
    private static let bottom: CGFloat = 6
    private static let fadeDuration = 0.25

    var onChoice: (Date) -> Void = { _ in }
    private var date: Date
    private var rules: DateRules
    private var texts: DateTexts

    private let title = MonthTitle(frame: .zero)
    private let (back, forth) = (UIButton(type: .system), UIButton(type: .system))
    private var weekdays: [UILabel] = []
    private let pager: MonthPager
    /// Month and year to choose; nil while the days show.
    private var wheels: DateWheelsView?

    init(_ date: Date, by rules: DateRules, isRightToLeft: Bool = false) {
        (self.date, self.rules, self.isRightToLeft) = (date, rules, isRightToLeft)
        texts = DateTexts(rules)
        pager = MonthPager(date, by: rules, numbers: Self.numbers(texts), isRightToLeft: isRightToLeft)
        super.init(frame: .zero)
        pager.onDay = { [unowned self] day in choose(day) }
        pager.onMonth = { [unowned self] _ in showMonth() }
        title.addAction(
            UIAction { [unowned self] _ in wheels == nil ? openWheels() : closeWheels() },
            for: .primaryActionTriggered)
        back.addAction(UIAction { [unowned self] _ in pager.slide(by: -1) }, for: .primaryActionTriggered)
        forth.addAction(UIAction { [unowned self] _ in pager.slide(by: 1) }, for: .primaryActionTriggered)
        for view in [title, back, forth, pager] { addSubview(view) }
        showTexts()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A DateCalendarView is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }

    var isRightToLeft: Bool {
        didSet {
            guard isRightToLeft != oldValue else { return }
            pager.isRightToLeft = isRightToLeft
            showTexts()
        }
    }

    var isEnabled = true {
        didSet {
            isUserInteractionEnabled = isEnabled
            alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        }
    }

    let fittingSize = CGSize(
        width: 320,
        height: headerHeight + weekdayHeight + weekHeight * CGFloat(CalendarMonth.weekCount) + bottom)

    // MARK: Showing

    func show(_ date: Date, by rules: DateRules, animated: Bool) {
        let movesAway = !rules.calendar.isDate(date, equalTo: self.date, toGranularity: .month)
        let hasOtherTexts = rules.calendar != self.rules.calendar || rules.locale != self.rules.locale
        (self.date, self.rules) = (date, rules)
        if hasOtherTexts { texts = DateTexts(rules) }
        pager.choose(date, by: rules, numbers: Self.numbers(texts))
        if movesAway || hasOtherTexts { pager.show(CalendarMonth(around: date, calendar: rules.calendar)) }
        hasOtherTexts ? showTexts() : showMonth()
    }

    private static func numbers(_ texts: DateTexts) -> [String] { (1...31).map(texts.dayNumber) }

    private func showTexts() {
        for label in weekdays { label.removeFromSuperview() }
        weekdays = texts.weekdays.map { text in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            addSubview(label)
            return label
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        let (left, right) = isRightToLeft ? (forth, back) : (back, forth)
        left.setImage(UIImage(systemName: "chevron.left", withConfiguration: configuration), for: .normal)
        right.setImage(UIImage(systemName: "chevron.right", withConfiguration: configuration), for: .normal)
        title.isRightToLeft = isRightToLeft
        showMonth()
        showParts()
        setNeedsLayout()
    }

    private func showMonth() {
        title.text = texts.month(pager.month.start)
        back.isEnabled = pager.hasMonth(after: -1)
        forth.isEnabled = pager.hasMonth(after: 1)
        setNeedsLayout()
    }

    /// Takes a day for the date, at the same time of the day as far as the rules allow.
    private func choose(_ day: Date) {
        let chosen = rules.valid(rules.moving(date, toDayOf: day))
        guard chosen != date else { return }
        date = chosen
        pager.choose(date, by: rules, numbers: Self.numbers(texts))
        onChoice(date)
    }

    // MARK: Month and year

    private func openWheels() {
        var rules = rules
        rules.mode = .yearAndMonth
        let wheels = DateWheelsView(rules.valid(pager.month.start), by: rules, isRightToLeft: isRightToLeft)
        wheels.onChoice = { [unowned self] date in
            pager.show(CalendarMonth(around: date, calendar: self.rules.calendar))
        }
        wheels.alpha = 0
        addSubview(wheels)
        self.wheels = wheels
        setNeedsLayout()
        layoutIfNeeded()
        fade(removing: nil)
    }

    private func closeWheels() {
        let gone = wheels
        wheels = nil
        fade(removing: gone)
    }

    private func fade(removing gone: DateWheelsView?) {
        title.isOpen = wheels != nil
        title.change(animated: true, duration: Self.fadeDuration) { [self] in
            gone?.alpha = 0
            showParts()
        }
        guard let gone else { return }
        gone.isUserInteractionEnabled = false
        guard window != nil else { return gone.removeFromSuperview() }
        UIView.animate(withDuration: Self.fadeDuration, animations: { gone.alpha = 0 }) { _ in
            gone.removeFromSuperview()
        }
    }

    private func showParts() {
        wheels?.alpha = 1
        for view in [pager, back, forth] + weekdays { view.alpha = wheels == nil ? 1 : 0 }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let port = bounds.insetBy(dx: Self.margin, dy: 0)
        let chevronWidth: CGFloat = 44
        func layOut(_ view: UIView, _ frame: CGRect) {
            view.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
        }
        let titleSize = title.sizeThatFits(bounds.size)
        let titleRoom = max(0, port.width - 2 * chevronWidth)
        layOut(
            title,
            CGRect(x: port.minX, y: 0, width: min(titleSize.width, titleRoom), height: Self.headerHeight))
        // The chevrons' ink ends at the margin.
        layOut(
            forth,
            CGRect(x: port.maxX - chevronWidth + 14, y: 0, width: chevronWidth, height: Self.headerHeight))
        layOut(
            back,
            CGRect(x: port.maxX - 2 * chevronWidth + 14, y: 0, width: chevronWidth, height: Self.headerHeight))
        let columnWidth = port.width / CGFloat(max(1, weekdays.count))
        for (index, label) in weekdays.enumerated() {
            layOut(
                label,
                CGRect(
                    x: port.minX + CGFloat(index) * columnWidth, y: Self.headerHeight, width: columnWidth,
                    height: Self.weekdayHeight))
        }
        let top = Self.headerHeight + Self.weekdayHeight
        pager.frame = CGRect(
            x: port.minX, y: top, width: port.width, height: max(0, bounds.height - top - Self.bottom))
        wheels?.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: max(0, bounds.height - Self.headerHeight))
    }
}
