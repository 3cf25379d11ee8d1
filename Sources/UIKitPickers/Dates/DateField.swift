import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// A button that shows a part of a date, and opens a picker for that part over the content.
final class DateField: UIControl {
    /// The part of a date that a field shows and chooses.
    enum Part {
        case day, time
    }

    private static let font = UIFont.systemFont(ofSize: 17)
    private static let height: CGFloat = 34
    private static let cornerRadius: CGFloat = 8
    /// Points at both sides of the text.
    private static let inset: CGFloat = 11
    /// Points around wheels on a card.
    private static let cardMargin: CGFloat = 8

    /// Called with the date that the user chose.
    var onChoice: (Date) -> Void = { _ in }
    /// Called when the card opens and when it begins to close.
    var onOpening: (_ isOpen: Bool) -> Void = { _ in }
    var isRightToLeft = false

    private let part: Part
    private let label = UILabel(frame: .zero)
    private var date: Date
    private var rules: DateRules
    private var face: (any DatePickerStyleView)?
    private var popup: DatePickerPopup?

    init(_ part: Part, date: Date, rules: DateRules, texts: DateTexts) {
        (self.part, self.date, self.rules) = (part, date, rules)
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        label.font = Self.font
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        addAction(UIAction { [unowned self] _ in popup == nil ? open() : close() }, for: .primaryActionTriggered)
        show(date, by: rules, texts: texts, animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A DateField is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }

    /// The text in the field.
    var text: String { label.text ?? "" }

    func show(_ date: Date, by rules: DateRules, texts: DateTexts, animated: Bool) {
        (self.date, self.rules) = (date, rules)
        label.text = part == .day ? texts.day(date) : texts.time(date)
        face?.show(date, by: partRules, animated: animated)
    }

    private var partRules: DateRules {
        var rules = rules
        rules.mode = part == .day ? .date : .time
        return rules
    }

    // MARK: Look

    override func stateDidChange() {
        super.stateDidChange()
        showState()
        if !isEnabled { popup?.close(animated: true) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        label.textColor = !isEnabled ? .tertiaryLabel : popup != nil ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.intrinsicContentSize.width + 2 * Self.inset, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 4), dy: 0)
    }

    // MARK: The card

    override var triggersPrimaryActionOnTouchUp: Bool { true }

    private func open() {
        let (face, size) = makeStyleView()
        // The card fades out by itself, and its wheels stop then, perhaps after this field was deallocated.
        face.onChoice = { [weak self] date in self?.onChoice(date) }
        guard let popup = DatePickerPopup(face, size: size, besides: self) else { return }
        (self.face, self.popup) = (face, popup)
        popup.onClose = { [weak self] in self?.popupDidClose() }
        showState()
        onOpening(true)
    }

    private func makeStyleView() -> (any DatePickerStyleView, CGSize) {
        switch part {
        case .day:
            let calendar = DateCalendarView(date, by: partRules, isRightToLeft: isRightToLeft)
            return (calendar, calendar.fittingSize)
        case .time:
            let wheels = DateWheelsView(date, by: partRules, isRightToLeft: isRightToLeft)
            return (
                wheels,
                CGSize(width: wheels.wheelsWidth + 2 * Self.cardMargin, height: wheels.fittingSize.height)
            )
        }
    }

    /// Closes the card, if it is open.
    func close(animated: Bool = true) { popup?.close(animated: animated) }

    private func popupDidClose() {
        (popup, face) = (nil, nil)
        showState()
        onOpening(false)
    }

    override func windowDidChange() {
        super.windowDidChange()
        if window == nil { close(animated: false) }
    }
}
