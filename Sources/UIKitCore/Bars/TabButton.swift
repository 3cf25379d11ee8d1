import CoreGraphics
import Foundation
import UIFoundation

/// Shows one tab: the picture above the title or beside it, and the badge.
final class TabButton: UIControl, BarItemPresenter {
    private static let pictureSide: CGFloat = 25
    private static let compactPictureSide: CGFloat = 18
    /// The width of a badge that overlaps a picture beside its title.
    private static let badgeOverlap: CGFloat = 8

    let item: UITabBarItem
    private let onTap: () -> Void
    private let icon = UIImageView.forBar()
    private let label = UILabel(barFont: .systemFont(ofSize: 10, weight: .medium))
    private var badge: BadgeView?
    /// The look that the bar's appearance asks for.
    private var look: UITabBarItemAppearance?
    /// The colour where neither the item nor the look has one.
    private var usualColor = UIColor.label
    var arrangement = TabArrangement.stacked {
        didSet { if arrangement != oldValue { update() } }
    }
    /// Whether the bar is read from the right.
    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsLayout() } }
    }

    init(_ item: UITabBarItem, onTap: @escaping () -> Void) {
        (self.item, self.onTap) = (item, onTap)
        super.init(frame: .zero)
        item.presenter = self
        addSubview(icon)
        addSubview(label)
        addTarget(self, action: Selector(TabButton.fire, name: "selectTab"), for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }
    override var keepsTapsFromSuperviews: Bool { true }

    private func fire() { onTap() }

    func itemDidChange(_ item: UIBarItem) { update() }

    /// Applies the values of the item's proxies each time that the tab enters a window.
    override func windowDidChange() {
        super.windowDidChange()
        if isInWindow, item.adoptAppearance(for: self) { update() }
    }

    /// The look of the bar that the tab asks for is another one.
    func barLookDidChange() { (superview as? UITabBar)?.appearanceDidChange() }

    /// Shows the tab as selected or not, in a colour, unless the item or the bar's appearance has others.
    func show(color: UIColor, isSelected: Bool, look: UITabBarItemAppearance?) {
        (usualColor, self.look) = (color, look)
        self.isSelected = isSelected
        update()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColors()
    }

    private func showColors() {
        let usual = item.isEnabled ? usualColor : .tertiaryLabel
        let own = item.effectiveAttributes(for: state)[.foregroundColor] as? UIColor
        let given = look?.color(for: state) { $0.titleTextAttributes[.foregroundColor] as? UIColor }
        label.textColor = own ?? given ?? usual
        icon.tintColor = look?.color(for: state, \.iconColor) ?? usual
    }

    private func update() {
        isEnabled = item.isEnabled
        showColors()
        let picture = arrangement == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
        icon.image = isSelected ? item.selectedImage ?? picture : picture
        label.text = item.title ?? ""
        label.font =
            item.effectiveAttributes(for: state)[.font] as? UIFont ?? look?.font(for: state, \.titleTextAttributes)
            ?? (arrangement == .stacked ? .systemFont(ofSize: 10, weight: .medium) : .systemFont(ofSize: 13))
        updateBadge()
        setNeedsLayout()
        // All tabs are as wide as the widest.
        if arrangement == .inline { superview?.setNeedsLayout() }
    }

    private func updateBadge() {
        guard let value = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let badge = badge ?? BadgeView()
        if badge.superview == nil { addSubview(badge) }
        let attributes = item.effectiveBadgeAttributes(for: state)
        badge.show(
            value, color: item.badgeColor ?? look?.color(for: state, \.badgeBackgroundColor) ?? .systemRed,
            textColor: attributes[.foregroundColor] as? UIColor
                ?? look?.color(for: state) { $0.badgeTextAttributes[.foregroundColor] as? UIColor },
            font: attributes[.font] as? UIFont ?? look?.font(for: state, \.badgeTextAttributes),
            textOffset: look?.offset(for: state, \.badgeTitlePositionAdjustment) ?? .zero)
        self.badge = badge
    }

    private var pictureSide: CGFloat { arrangement == .compactInline ? Self.compactPictureSide : Self.pictureSide }

    /// The room that picture, badge and title need side by side.
    var inlineWidth: CGFloat {
        let picture = icon.pictureSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: pictureSide))
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
        return picture.width + inlineGap(picture, text) + text.width + 4
    }

    /// Between a picture and the title beside it. A badge lies on the picture's corner and pushes the title aside.
    private func inlineGap(_ picture: CGSize, _ text: CGSize) -> CGFloat {
        guard picture.width > 0, text.width > 0 else { return 0 }
        return 6 + (badge.map { max(0, $0.sizeThatFits(bounds.size).width - Self.badgeOverlap) } ?? 0)
    }

    override var focusShape: FocusShape { FocusShape(around: [icon, label], of: self, widerBy: 12) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = contentScaleFactor
        let side = pictureSide
        let isInline = arrangement != .stacked
        let picture = icon.pictureSize(in: CGSize(width: max(side, bounds.width), height: side))
        let text = label.sizeThatFits(bounds.size)
        let textWidth = min(text.width, bounds.width - 4)
        var place = CGPoint.zero
        if isInline {
            let gap = inlineGap(picture, text)
            let left = max(2, (bounds.width - picture.width - gap - text.width) / 2)
            let width = max(0, min(text.width, bounds.width - left - picture.width - gap - 2))
            let titleLeft = isMirrored ? left : left + picture.width + gap
            place = CGPoint(x: isMirrored ? left + width + gap : left, y: (bounds.height - picture.height) / 2)
            label.frame = CGRect(
                x: titleLeft.roundedToPixels(scale), y: ((bounds.height - text.height) / 2).roundedToPixels(scale),
                width: width, height: text.height)
        } else {
            // The picture's middle is 18 points below the bar's top, the title's baseline 6 above its bottom.
            place = CGPoint(x: (bounds.width - picture.width) / 2, y: 18 - picture.height / 2)
            label.frame = CGRect(
                x: ((bounds.width - textWidth) / 2).roundedToPixels(scale), y: bounds.height - 3 - text.height,
                width: max(0, textWidth), height: text.height)
        }
        let own = item.titlePositionAdjustment
        let offset = own == .zero ? look?.offset(for: state, \.titlePositionAdjustment) ?? .zero : own
        label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let insets = item.imageInsets(isCompact: arrangement == .compactInline)
        icon.frame = CGRect(
            x: (place.x + insets.left).roundedToPixels(scale), y: (place.y + insets.top).roundedToPixels(scale),
            width: max(0, picture.width - insets.left - insets.right),
            height: max(0, picture.height - insets.top - insets.bottom))
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        let left =
            if isMirrored {
                (isInline ? icon.frame.minX + Self.badgeOverlap : bounds.midX - 5) - size.width
            } else {
                isInline ? icon.frame.maxX - Self.badgeOverlap : bounds.midX + 5
            }
        let top = isInline ? max(0, (icon.frame.minY - size.height / 2).roundedToPixels(scale)) : 2
        badge.frame = CGRect(
            x: max(0, min(left, bounds.width - size.width)).roundedToPixels(scale), y: top, width: size.width,
            height: size.height)
        let badgeOffset = look?.offset(for: state, \.badgePositionAdjustment) ?? .zero
        badge.frame = badge.frame.offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
    }
}
