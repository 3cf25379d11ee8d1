import CoreGraphics
import Foundation

/// The way back: a chevron, and beside it a word when there is room.
final class BackButton: UIControl {
    /// From the bar's edge to the chevron, and from the chevron to the word.
    static let chevronX: CGFloat = 8
    static let labelX: CGFloat = 27
    private static let highlightedAlpha: CGFloat = 0.2

    let chevron = BackChevron()
    private static let font = UIFont.systemFont(ofSize: 17)
    let label = UILabel(barFont: font)
    private let onTap: () -> Void
    /// Whether it stands at the right edge and points there.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
            setNeedsLayout()
        }
    }
    /// Font and colour that the bar's appearance asks for.
    var attributes: [NSAttributedString.Key: Any] = [:] {
        didSet { if !(attributes.isEmpty && oldValue.isEmpty) { showAttributes() } }
    }

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        addSubview(chevron)
        addSubview(label)
        addTarget(self, action: Selector(BackButton.fire, name: "goBack"), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }
    package override var keepsTapsFromSuperviews: Bool { true }

    private func fire() { onTap() }

    override func tintColorDidChange() {
        showAttributes()
        chevron.color = isEnabled ? tintColor : .tertiaryLabel
    }

    override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { tintColorDidChange() } }
    }

    private func showAttributes() {
        label.font = attributes[.font] as? UIFont ?? Self.font
        label.textColor = isEnabled ? attributes[.foregroundColor] as? UIColor ?? tintColor : .tertiaryLabel
    }

    override func didMoveToWindow() { tintColorDidChange() }

    package override func stateDidChange() {
        super.stateDidChange()
        let alpha = isHighlighted ? Self.highlightedAlpha : 1
        guard chevron.alpha != alpha else { return }
        UIView.animate(
            withDuration: isHighlighted ? 0 : 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [chevron, label] in
            chevron.alpha = alpha
            label.alpha = alpha
        }
    }

    override var focusShape: FocusShape { FocusShape(around: [chevron, label], of: self, widerBy: 2) }

    override func layoutSubviews() {
        let scale = contentScaleFactor
        let size = BackChevron.size
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - Self.chevronX - size.width : Self.chevronX,
            y: ((bounds.height - size.height) / 2).roundedToPixels(scale), width: size.width, height: size.height)
        label.frame = CGRect(
            x: isMirrored ? 0 : Self.labelX, y: 0, width: max(0, bounds.width - Self.labelX), height: bounds.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, BarButton.touchSide - bounds.width)
        return CGRect(
            x: isMirrored ? -missing : 0, y: 0, width: bounds.width + missing, height: bounds.height
        ).contains(point)
    }
}
