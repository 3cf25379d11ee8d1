import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A calendar, and below it a field for the time where the mode has one.
final class DateInlineView: UIView, DatePickerStyleView {
    private static let margin: CGFloat = 16
    private static let timeHeight: CGFloat = 52

    var onChoice: (Date) -> Void = { _ in }
    /// Called when the time's card opens and when it begins to close.
    var onOpening: (_ isOpen: Bool) -> Void = { _ in }
    private var rules: DateRules
    private var texts: DateTexts
    private let calendar: DateCalendarView
    private let line = UIView(frame: .zero)
    private let timeLabel = UILabel(frame: .zero)
    private let timeField: DateField

    init(_ date: Date, by rules: DateRules, isRightToLeft: Bool = false) {
        (self.rules, self.isRightToLeft) = (rules, isRightToLeft)
        texts = DateTexts(rules)
        calendar = DateCalendarView(date, by: rules, isRightToLeft: isRightToLeft)
        timeField = DateField(.time, date: date, rules: rules, texts: texts)
        super.init(frame: .zero)
        timeField.isRightToLeft = isRightToLeft
        line.backgroundColor = .separator
        timeLabel.text = texts.timeWord
        for view in [calendar, line, timeLabel, timeField] { addSubview(view) }
        calendar.onChoice = { [unowned self] date in choose(date) }
        timeField.onChoice = { [unowned self] date in choose(date) }
        timeField.onOpening = { [unowned self] isOpen in onOpening(isOpen) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A DateInlineView is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }

    private var hasTime: Bool { rules.mode == .dateAndTime }

    var isRightToLeft: Bool {
        didSet {
            calendar.isRightToLeft = isRightToLeft
            timeField.isRightToLeft = isRightToLeft
            setNeedsLayout()
        }
    }

    var isEnabled = true {
        didSet {
            calendar.isEnabled = isEnabled
            timeField.isEnabled = isEnabled
            timeLabel.textColor = isEnabled ? .label : .tertiaryLabel
        }
    }

    func show(_ date: Date, by rules: DateRules, animated: Bool) {
        if rules != self.rules {
            self.rules = rules
            texts = DateTexts(rules)
            timeLabel.text = texts.timeWord
        }
        calendar.show(date, by: rules, animated: animated)
        timeField.show(date, by: rules, texts: texts, animated: animated)
        setNeedsLayout()
    }

    private func choose(_ date: Date) {
        show(date, by: rules, animated: true)
        onChoice(date)
    }

    // MARK: Measuring and layout

    var fittingSize: CGSize {
        var size = calendar.fittingSize
        if hasTime { size.height += Self.timeHeight }
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [line, timeLabel, timeField] { view.isHidden = !hasTime }
        let split = hasTime ? max(0, bounds.height - Self.timeHeight) : bounds.height
        calendar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: split)
        guard hasTime else { return }
        let hairline = 1 / UIScreen.currentScale
        line.frame = CGRect(x: Self.margin, y: split, width: max(0, bounds.width - 2 * Self.margin), height: hairline)
        let (field, label) = (timeField.sizeThatFits(.zero), timeLabel.intrinsicContentSize)
        let middle = split + Self.timeHeight / 2
        func x(_ start: CGFloat, _ width: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - start - width : start }
        timeField.frame = CGRect(
            x: x(bounds.width - Self.margin - field.width, field.width), y: (middle - field.height / 2).rounded(),
            width: field.width, height: field.height)
        timeLabel.frame = CGRect(
            x: x(Self.margin, label.width), y: (middle - label.height / 2).rounded(), width: label.width,
            height: label.height)
    }
}
