import UIKit

/// Buttons at the four edges and in the middle, each for the direction in which a popover's arrow points.
final class CompassView: UIView {
    private static let side: CGFloat = 52

    /// Makes one that calls with a button and its direction.
    init(handler: @escaping (UIView, UIPopoverArrowDirection) -> Void) {
        super.init(frame: .zero)
        func button(_ symbol: String, _ direction: UIPopoverArrowDirection) -> UIButton {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = Self.side / 2
            button.addAction(UIAction { [unowned button] _ in handler(button, direction) }, for: .touchUpInside)
            button.translatesAutoresizingMaskIntoConstraints = false
            addSubview(button)
            button.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
            button.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
            return button
        }
        let (up, down) = (button("arrow.up", .up), button("arrow.down", .down))
        let (left, right) = (button("arrow.left", .left), button("arrow.right", .right))
        let middle = button("circle", [])
        let margin = OptionCard.margin
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 300),
            up.topAnchor.constraint(equalTo: topAnchor, constant: margin),
            down.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
            left.leftAnchor.constraint(equalTo: leftAnchor, constant: margin),
            right.rightAnchor.constraint(equalTo: rightAnchor, constant: -margin),
        ])
        for column in [up, middle, down] { column.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true }
        for row in [left, middle, right] { row.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true }
    }

    required init?(coder: NSCoder) { fatalError("Compasses are made in code.") }
}
