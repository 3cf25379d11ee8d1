import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Draws the days of a month in rows of a week, and reports the tapped one.
///
/// The chosen day has a disc; the present day has the tint colour, and its disc too when it is the chosen one.
final class MonthGridView: UIView {
    /// The content of a grid.
    struct Content: Hashable {
        var month: CalendarMonth
        var chosenDay: Int?
        var presentDay: Int?
        var allowedDays: Set<Int>
        /// The days' numbers in the locale's digits, from the first on.
        var numbers: [String]
        var isRightToLeft: Bool
    }

    private static let discLimit: CGFloat = 42
    /// The opacity of the tint colour in the disc of a chosen day that is not the present one.
    private static let (lightDiscAlpha, darkDiscAlpha): (CGFloat, CGFloat) = (0.14, 0.28)
    private static let font = UIFont.systemFont(ofSize: 20)
    private static let chosenFont = UIFont.systemFont(ofSize: 20, weight: .semibold)

    /// Called with a tapped day that may be chosen.
    var onDay: ((Int) -> Void)?

    var content: Content {
        didSet { if content != oldValue { setNeedsDisplay() } }
    }

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: MonthGridView.tapDidEnd))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A MonthGridView is made by its calendar, never from an archive.") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Cells

    /// The rectangle of a day's cell.
    func frame(ofDay day: Int) -> CGRect {
        let cell = content.month.cell(of: day)
        let (row, place) = (cell / content.month.daysPerWeek, cell % content.month.daysPerWeek)
        let column = content.isRightToLeft ? content.month.daysPerWeek - 1 - place : place
        let size = cellSize
        return CGRect(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
    }

    /// The day at a point; nil where there is none.
    func day(at point: CGPoint) -> Int? {
        guard bounds.contains(point), !bounds.isEmpty else { return nil }
        let size = cellSize
        let column = Int(point.x / size.width)
        let place = content.isRightToLeft ? content.month.daysPerWeek - 1 - column : column
        return content.month.day(inCell: Int(point.y / size.height) * content.month.daysPerWeek + place)
    }

    private var cellSize: CGSize {
        CGSize(
            width: bounds.width / CGFloat(content.month.daysPerWeek),
            height: bounds.height / CGFloat(CalendarMonth.weekCount))
    }

    private func tapDidEnd(_ tap: UITapGestureRecognizer) {
        guard let day = day(at: tap.location(in: self)), content.allowedDays.contains(day) else { return }
        onDay?(day)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        for day in 1...content.month.dayCount { draw(day) }
    }

    private func draw(_ day: Int) {
        let (isChosen, isPresent) = (day == content.chosenDay, day == content.presentDay)
        let frame = frame(ofDay: day)
        let tint: UIColor = tintColor
        if isChosen {
            let side = min(Self.discLimit, min(frame.width, frame.height))
            let isDark = traitCollection.userInterfaceStyle == .dark
            let alpha = isPresent ? 1 : isDark ? Self.darkDiscAlpha : Self.lightDiscAlpha
            tint.withAlphaComponent(alpha).setFill()
            UIBezierPath(
                ovalIn: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            ).fill()
        }
        let color: UIColor =
            switch (isChosen, isPresent) {
            case _ where !content.allowedDays.contains(day): .tertiaryLabel
            case (true, true): .white
            case (false, false): .label
            default: tint
            }
        guard content.numbers.indices.contains(day - 1) else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: isChosen ? Self.chosenFont : Self.font, .foregroundColor: color,
        ]
        let number = content.numbers[day - 1]
        let size = number.size(withAttributes: attributes)
        number.draw(
            at: CGPoint(x: frame.midX - size.width / 2, y: (frame.midY - size.height / 2).rounded()),
            withAttributes: attributes)
    }
}
