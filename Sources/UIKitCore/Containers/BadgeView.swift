import CoreGraphics
import Foundation
import QuartzCore

/// A small capsule with white text.
final class BadgeView: UIView {
    private static let height: CGFloat = 18
    private let label = UILabel(barFont: .systemFont(ofSize: 13))

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.height / 2
        label.textColor = .white
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    func show(_ text: String, color: UIColor) {
        label.text = text
        backgroundColor = color
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, label.sizeThatFits(size).width + 10), height: Self.height)
    }

    override func layoutSubviews() { label.frame = bounds }
}
