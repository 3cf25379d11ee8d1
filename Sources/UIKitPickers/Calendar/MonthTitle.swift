import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The name of the month over a calendar, which opens and closes the wheels for month and year.
final class MonthTitle: UIControl {
    private static let gap: CGFloat = 3
    private static let turnDuration = 0.25

    private let label = UILabel(frame: .zero)
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        chevron.contentMode = .center
        addSubview(label)
        addSubview(chevron)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A MonthTitle is made by its calendar, never from an archive.") }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }
    override var triggersPrimaryActionOnTouchUp: Bool { true }

    /// The name of the month.
    var text = "" {
        didSet {
            guard text != oldValue else { return }
            label.text = text
            setNeedsLayout()
        }
    }

    /// Whether the wheels show.
    var isOpen = false {
        didSet {
            guard isOpen != oldValue else { return }
            change(animated: true, duration: Self.turnDuration) { [self] in showState() }
        }
    }

    var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.4 : 1
        chevron.alpha = label.alpha
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        label.textColor = isOpen ? tintColor : .label
        let angle: CGFloat = isOpen ? .pi / 2 : 0
        chevron.transform = CGAffineTransform(rotationAngle: isRightToLeft ? .pi - angle : angle)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: label.intrinsicContentSize.width + Self.gap + chevronSide,
            height: max(label.intrinsicContentSize.height, chevronSide))
    }

    /// The room of the chevron in either direction.
    private var chevronSide: CGFloat {
        max(chevron.intrinsicContentSize.width, chevron.intrinsicContentSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = chevronSide
        let width = min(label.intrinsicContentSize.width, max(0, bounds.width - Self.gap - side))
        let x = isRightToLeft ? bounds.width - width : 0
        label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        chevron.bounds.size = chevron.intrinsicContentSize
        let distance = Self.gap + side / 2
        chevron.center = CGPoint(
            x: isRightToLeft ? x - distance : width + distance, y: bounds.midY.rounded())
        showState()
    }
}
