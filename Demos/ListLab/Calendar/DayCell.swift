import UIKit

/// A day: its number, and its plan as a dot where it is narrow or in words where it is wide.
final class DayCell: UICollectionViewCell {
    private let number = UILabel(style: .body, lines: 1)
    private let plan = UILabel(style: .body, lines: 1)
    private let circle = UIView()
    private let dot = UIView()
    private let line = UIView()
    private static let circleSide: CGFloat = 36
    private var isToday = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        number.textAlignment = .center
        // The circle has its size because seven of them are in a line.
        number.maximumContentSizeCategory = .extraExtraExtraLarge
        circle.layer.cornerRadius = Self.circleSide / 2
        dot.backgroundColor = .systemOrange
        dot.layer.cornerRadius = 3
        line.backgroundColor = .separator
        for view in [line, circle, number, dot, plan] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ day: Int, plan text: String?, isToday: Bool) {
        number.text = day.formatted()
        plan.text = text
        dot.isHidden = text == nil
        self.isToday = isToday
        showStates()
    }

    override var isSelected: Bool { didSet { showStates() } }

    private func showStates() {
        circle.backgroundColor = isSelected ? .systemBlue : isToday ? .systemRed : .clear
        number.textColor = isSelected || isToday ? .white : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, side) = (contentView.bounds.size, Self.circleSide)
        // How far the cell is between a narrow one and a wide one.
        let share = min(max((size.width - 100) / 150, 0), 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? size.width - x - width : x, y: y, width: width, height: height)
        }
        let left = (1 - share) * (size.width - side) / 2 + share * 16
        circle.frame = frame(left, (size.height - side) / 2 - (1 - share) * 4, side, side)
        number.frame = circle.frame
        dot.frame = frame(
            left + (1 - share) * (side / 2 - 3) + share * (side + 12),
            (1 - share) * (size.height - 9) + share * (size.height / 2 - 3),
            6, 6)
        plan.frame = frame(left + side + 28, 0, max(0, size.width - left - side - 44), size.height)
        plan.alpha = share
        plan.textAlignment = isMirrored ? .right : .left
        line.frame = CGRect(x: 0, y: 0, width: size.width, height: 1 / max(1, traitCollection.displayScale))
    }
}
