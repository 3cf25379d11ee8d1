import CoreGraphics
import Foundation
import UIFoundation

/// The back button: a chevron, and beside it a word when there is room.
final class BackButton: UIControl {
    /// From the bar's edge to the chevron, and from the chevron to the word.
    static let chevronX: CGFloat = 8
    static let labelGap: CGFloat = 6
    private static let highlightedAlpha: CGFloat = 0.2

    let chevron = BackChevron()
    private static let font = UIFont.systemFont(ofSize: 17)
    let label = UILabel(barFont: font)
    private let onTap: () -> Void
    /// Whether the button is at the right edge and its arrow head points right.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            turnChevron()
            setNeedsLayout()
        }
    }
    /// The look that the item below and the bar's appearance ask for; nil where they ask for none.
    var look: BarButtonLook? {
        didSet {
            guard look != nil || oldValue != nil else { return }
            showLook()
            setNeedsLayout()
        }
    }
    /// The picture that replaces the arrow head; nil for the arrow head.
    var indicator: UIImage? {
        didSet {
            guard indicator !== oldValue else { return }
            chevron.image = indicator
            turnChevron()
            setNeedsLayout()
        }
    }
    private var picture: BarButtonPicture?

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        addSubview(chevron)
        addSubview(label)
        addTarget(self, action: Selector(BackButton.fire, name: "goBack"), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }

    private func fire() { onTap() }

    /// The arrow head points against the reading direction; a picture mirrors itself if its settings ask for it.
    private func turnChevron() {
        chevron.transform = isMirrored && chevron.image == nil ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }

    override func tintColorDidChange() {
        showLook()
        chevron.color = isEnabled ? tintColor : .tertiaryLabel
    }

    override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { tintColorDidChange() } }
    }

    private func showLook() {
        let attributes = look?.attributes(for: state) ?? [:]
        label.font = attributes[.font] as? UIFont ?? Self.font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? tintColor : .tertiaryLabel)
        let background = look?.background(for: state)
        picture = BarButtonPicture.show(
            background?.image, movedBy: background?.offset ?? .zero, in: picture, of: self)
    }

    override func didMoveToWindow() { tintColorDidChange() }

    override func stateDidChange() {
        super.stateDidChange()
        if look != nil { showLook() }
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
        super.layoutSubviews()
        let scale = contentScaleFactor
        let size = chevron.ownSize
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - Self.chevronX - size.width : Self.chevronX,
            y: ((bounds.height - size.height) / 2).roundedToPixels(scale), width: size.width, height: size.height)
        let labelX = Self.chevronX + size.width + Self.labelGap
        let offset = look?.titleOffset(for: state) ?? .zero
        label.frame = CGRect(
            x: (isMirrored ? 0 : labelX) + offset.horizontal, y: offset.vertical,
            width: max(0, bounds.width - labelX), height: bounds.height)
        picture?.layOut(in: bounds, scale: scale)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, BarButton.touchSide - bounds.width)
        return CGRect(
            x: isMirrored ? -missing : 0, y: 0, width: bounds.width + missing, height: bounds.height
        ).contains(point)
    }
}
