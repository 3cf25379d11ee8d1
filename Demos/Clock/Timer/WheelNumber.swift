import UIKit

/// A number on a wheel, before the room of a word.
final class WheelNumber: UIView {
    private static let room: CGFloat = 42
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .monospacedDigitSystemFont(ofSize: 23, weight: .regular)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Numbers are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textAlignment = isMirrored ? .left : .right
        label.frame = mirrored(CGRect(x: 0, y: 0, width: Self.room, height: bounds.height))
    }
}
