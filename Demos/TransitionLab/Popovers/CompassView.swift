import UIKit

/// Buttons at the four edges and in the middle, each for the direction in which a popover's arrow points.
final class CompassView: UIView {
    private static let side: CGFloat = 52
    private static let points: [(symbol: String, direction: UIPopoverArrowDirection, place: CGPoint)] = [
        ("arrow.up", .up, CGPoint(x: 0.5, y: 0)), ("arrow.left", .left, CGPoint(x: 0, y: 0.5)),
        ("circle", [], CGPoint(x: 0.5, y: 0.5)), ("arrow.right", .right, CGPoint(x: 1, y: 0.5)),
        ("arrow.down", .down, CGPoint(x: 0.5, y: 1)),
    ]
    private var buttons: [UIButton] = []

    /// Makes one that calls with a button and its direction.
    init(handler: @escaping (UIView, UIPopoverArrowDirection) -> Void) {
        super.init(frame: .zero)
        buttons = Self.points.map { point in
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: point.symbol), for: .normal)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = Self.side / 2
            button.addAction(
                UIAction { [unowned button] _ in handler(button, point.direction) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
    }

    required init?(coder: NSCoder) { fatalError("Compasses are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 300) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: OptionRow.margin, dy: OptionRow.margin)
        for (button, point) in zip(buttons, Self.points) {
            button.frame = CGRect(
                x: (area.minX + point.place.x * (area.width - Self.side)).rounded(),
                y: (area.minY + point.place.y * (area.height - Self.side)).rounded(), width: Self.side,
                height: Self.side)
        }
    }
}
