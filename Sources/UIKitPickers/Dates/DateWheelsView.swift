import CoreGraphics
import CoreText
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Dates, times and durations on wheels, in the order and the words of a locale.
///
/// Wheels that show a date that cannot be chosen roll back once all have stopped.
final class DateWheelsView: UIView, DatePickerStyleView {
    /// Points around the widest text of a wheel, both sides together.
    private static let textMargin: CGFloat = 20
    /// Points around a unit, both sides together.
    private static let unitMargin: CGFloat = 18
    private static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

    private struct Wheel {
        let field: DateWheelField
        let view: PickerWheel
        let unit: UILabel?
    }

    var onChoice: (Date) -> Void = { _ in }
    private let stack = WheelStack(frame: .zero)
    private var wheels: DateWheels
    private var wheelViews: [Wheel] = []
    private var date: Date
    /// The rows before the user touched a wheel.
    private var restingRows: [DateWheelField: Int] = [:]
    private var columns: [WheelStack.Column] = []
    /// Whether the rows look as limits have them.
    private var showsLimits = false

    init(_ date: Date, by rules: DateRules, isRightToLeft: Bool = false) {
        (self.date, self.isRightToLeft) = (date, isRightToLeft)
        wheels = DateWheels(rules)
        super.init(frame: .zero)
        addSubview(stack)
        rebuild()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A DateWheelsView is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }

    var isRightToLeft: Bool {
        didSet { if isRightToLeft != oldValue { rebuild() } }
    }

    var isEnabled = true {
        didSet {
            stack.isUserInteractionEnabled = isEnabled
            stack.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        }
    }

    let fittingSize = UIPickerView.standardSize

    /// The width that the wheels take up, with the margins of the band.
    var wheelsWidth: CGFloat {
        let gaps = WheelStack.spacing * CGFloat(max(0, columns.count - 1))
        return columns.reduce(gaps + 2 * WheelStack.margin) { $0 + $1.width + ($1.unit?.width ?? 0) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if stack.frame != bounds { stack.frame = bounds }
    }

    // MARK: Showing

    func show(_ date: Date, by rules: DateRules, animated: Bool) {
        self.date = date
        if wheels.rules.areOfTheSameWheels(as: rules) {
            wheels.rules = rules
            turnToDate(animated: animated)
        } else {
            wheels = DateWheels(rules)
            rebuild()
        }
    }

    private func rebuild() {
        wheelViews = wheels.fields(isRightToLeft: isRightToLeft).map { field in
            let view = PickerWheel(
                rows: wheels.rows(of: field), rowHeight: UIPickerView.standardRowHeight,
                selectedRow: wheels.row(of: field, for: date))
            view.makeRow = { [unowned self] row, view in label(for: row, in: field, reusing: view as? UILabel) }
            view.onRest = { [unowned self] in wheelDidRest(field) }
            return Wheel(field: field, view: view, unit: wheels.unit(of: 0, in: field).map { _ in makeUnitLabel() })
        }
        columns = wheelViews.map { wheel in
            WheelStack.Column(
                wheel: wheel.view, width: width(of: wheel.field),
                unit: wheel.unit.map { ($0, unitWidth(of: wheel.field)) })
        }
        stack.columns = columns
        stack.isRightToLeft = isRightToLeft
        restingRows = chosenRows
        showsLimits = wheels.rules.hasLimits
        showUnits()
        setNeedsLayout()
    }

    private func turnToDate(animated: Bool) {
        for wheel in wheelViews {
            wheel.view.select(wheels.row(of: wheel.field, for: date), animated: animated)
        }
        restingRows = chosenRows
        showUnits()
        let hadLimits = showsLimits
        showsLimits = wheels.rules.hasLimits
        for wheel in wheelViews where hadLimits || showsLimits || wheel.field == .day { wheel.view.reloadRows() }
    }

    private var chosenRows: [DateWheelField: Int] {
        Dictionary(uniqueKeysWithValues: wheelViews.map { ($0.field, $0.view.selectedRow) })
    }

    private func wheel(for field: DateWheelField) -> PickerWheel? { wheelViews.first { $0.field == field }?.view }

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
        applyRows()
    }

    /// Takes the date that the wheels show, rolls them back where it is not valid, and reports it.
    private func applyRows() {
        let rows = chosenRows
        guard rows != restingRows else { return }
        date = wheels.rules.valid(wheels.date(for: rows, basedOn: date))
        turnToDate(animated: true)
        onChoice(date)
    }

    // MARK: Rows

    private func label(for row: Int, in field: DateWheelField, reusing view: UILabel?) -> UILabel {
        let label = view ?? makeLabel(for: field)
        label.text = wheels.title(of: row, in: field)
        label.textColor = isAllowed(row, in: field) ? .label : .tertiaryLabel
        return label
    }

    private func makeLabel(for field: DateWheelField) -> UILabel {
        let label = UIPickerView.makeLabel()
        let (leading, trailing): (NSTextAlignment, NSTextAlignment) =
            isRightToLeft ? (.right, .left) : (.left, .right)
        switch field {
        case .fullDay: label.textAlignment = trailing
        case .month where wheels.rules.mode == .date: label.textAlignment = leading
        case .hour, .minute: if wheels.rules.mode == .countDownTimer { label.textAlignment = trailing }
        default: break
        }
        return label
    }

    private func isAllowed(_ row: Int, in field: DateWheelField) -> Bool {
        guard wheels.rules.hasLimits || field == .day else { return true }
        var rows = wheelViews.isEmpty ? [:] : chosenRows
        rows[field] = row
        if field == .dayPeriod, let hour = rows[.hour] { rows[.hour] = hour % 12 + 12 * row }
        return wheels.isAllowed(rows, basedOn: date)
    }

    // MARK: Units

    private func makeUnitLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = Self.unitFont
        label.textAlignment = isRightToLeft ? .right : .left
        label.adjustsFontSizeToFitWidth = true
        return label
    }

    private func showUnits() {
        for wheel in wheelViews {
            wheel.unit?.text = wheels.unit(of: wheel.view.selectedRow, in: wheel.field)
        }
    }

    private func unitWidth(of field: DateWheelField) -> CGFloat {
        let rows = field == .hour ? [1, 2, 5] : [1, 0, 5]
        return rows.reduce(0) { max($0, Self.width(of: wheels.unit(of: $1, in: field) ?? "", in: Self.unitFont)) }
            .rounded(.up) + Self.unitMargin
    }

    // MARK: Measuring

    /// The width of a wheel's widest text, measured on a few representative rows, with its margins.
    private func width(of field: DateWheelField) -> CGFloat {
        func widest(_ rows: some Sequence<Int>) -> CGFloat {
            rows.reduce(0) { max($0, Self.width(of: wheels.title(of: $1, in: field), in: UIPickerView.titleFont)) }
        }
        let text: CGFloat =
            switch field {
            // A day near the end of each month, and a week for the weekdays' names.
            case .fullDay: widest((0..<12).map { 27 + $0 * 30 } + Array(20..<27))
            case .year: widest([2000, 2026])
            case .month: widest(0..<12)
            case .day: widest([19, 27])
            case .hour: widest([9, 20, 22])
            case .minute: widest([0, wheels.rules.minuteInterval == 1 ? 48 : 1])
            case .dayPeriod: widest(0...1)
            }
        return text.rounded(.up) + Self.textMargin
    }

    private static func width(of text: String, in font: UIFont) -> CGFloat {
        TextLayout.make(TextRequest(text, font: font.request, maximumLines: 1)).size.width
    }
}
