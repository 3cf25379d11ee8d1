import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// A small capsule with text, which is white unless another colour is asked for.
final class BadgeView: UIView {
    private static let height: CGFloat = 18
    private static let font = UIFont.systemFont(ofSize: 13)
    private let label = UILabel(barFont: font)
    private var textOffset = UIOffset.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.height / 2
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    func show(_ text: String, color: UIColor, textColor: UIColor?, font: UIFont?, textOffset: UIOffset) {
        label.text = text
        label.textColor = textColor ?? .white
        label.font = font ?? Self.font
        backgroundColor = color
        if textOffset != self.textOffset { setNeedsLayout() }
        self.textOffset = textOffset
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, label.sizeThatFits(size).width + 10), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
}
