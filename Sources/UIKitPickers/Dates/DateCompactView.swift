import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// A date in one line: a field for the day and one for the time, as the mode has them.
final class DateCompactView: UIView, DatePickerStyleView {
    /// Points between the two fields.
    private static let spacing: CGFloat = 8

    var onChoice: (Date) -> Void = { _ in }
    /// Called when a card opens and when it begins to close.
    var onOpening: (_ isOpen: Bool) -> Void = { _ in }
    private var rules: DateRules
    private var texts: DateTexts
    private var fields: [DateField] = []

    init(_ date: Date, by rules: DateRules, isRightToLeft: Bool = false) {
        (self.rules, self.isRightToLeft) = (rules, isRightToLeft)
        texts = DateTexts(rules)
        super.init(frame: .zero)
        makeFields(date)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A DateCompactView is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }

    var isRightToLeft: Bool {
        didSet {
            for field in fields { field.isRightToLeft = isRightToLeft }
            setNeedsLayout()
        }
    }

    var isEnabled = true {
        didSet { for field in fields { field.isEnabled = isEnabled } }
    }

    func show(_ date: Date, by rules: DateRules, animated: Bool) {
        let hasOtherFields = rules.mode != self.rules.mode
        if rules != self.rules {
            self.rules = rules
            texts = DateTexts(rules)
        }
        if hasOtherFields { return makeFields(date) }
        for field in fields { field.show(date, by: rules, texts: texts, animated: animated) }
        setNeedsLayout()
    }

    private func makeFields(_ date: Date) {
        for field in fields {
            field.close(animated: false)
            field.removeFromSuperview()
        }
        let parts: [DateField.Part] =
            switch rules.mode {
            case .time: [.time]
            case .date: [.day]
            default: [.day, .time]
            }
        fields = parts.map { part in
            let field = DateField(part, date: date, rules: rules, texts: texts)
            field.isRightToLeft = isRightToLeft
            field.isEnabled = isEnabled
            field.onChoice = { [unowned self] date in
                show(date, by: rules, animated: true)
                onChoice(date)
            }
            field.onOpening = { [unowned self] isOpen in onOpening(isOpen) }
            addSubview(field)
            return field
        }
        setNeedsLayout()
    }

    // MARK: Measuring and layout

    var fittingSize: CGSize {
        let sizes = fields.map { $0.sizeThatFits(.zero) }
        return CGSize(
            width: sizes.reduce(Self.spacing * CGFloat(max(0, sizes.count - 1))) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = fittingSize
        let gaps = Self.spacing * CGFloat(max(0, fields.count - 1))
        let wanted = size.width - gaps
        let factor = wanted > 0 ? min(1, max(0, bounds.width - gaps) / wanted) : 1
        var x: CGFloat = 0
        for field in fields {
            let width = (field.sizeThatFits(.zero).width * factor).rounded(.up)
            let y = ((bounds.height - size.height) / 2).rounded()
            field.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: size.height)
            x += width + Self.spacing
        }
    }
}
