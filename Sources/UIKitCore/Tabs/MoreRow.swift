import CoreGraphics
import Foundation
import UIFoundation

/// A row of the "More" list: picture, title, badge and disclosure indicator.
final class MoreRow: UIControl, BarItemPresenter {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16
    /// The distance between title, badge and disclosure indicator.
    private static let gap: CGFloat = 8
    private static let pictureWidth: CGFloat = 28

    private let icon = UIImageView.forBar()
    private let label = UILabel()
    private let chevron = UIImageView.forBar()
    private let line = UIView()
    private var badge: BadgeView?
    private let item: UITabBarItem?
    private let onTap: () -> Void

    init(_ item: UITabBarItem?, onTap: @escaping () -> Void) {
        (self.item, self.onTap) = (item, onTap)
        super.init(frame: .zero)
        item?.listPresenter = self
        label.font = .systemFont(ofSize: 17)
        chevron.image = UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection()
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        for view in [icon, label, chevron, line] { addSubview(view) }
        addTarget(self, action: Selector(MoreRow.fire, name: "chooseController"), for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Whether the row shows an item.
    func shows(_ item: UITabBarItem?) -> Bool { self.item === item }

    func itemDidChange(_ item: UIBarItem) { update() }

    private func update() {
        icon.image = item?.image
        label.text = item?.title
        isEnabled = item?.isEnabled != false
        label.textColor = isEnabled ? .label : .tertiaryLabel
        updateBadge()
        setNeedsLayout()
    }

    private func updateBadge() {
        guard let item, let value = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let badge = badge ?? BadgeView()
        if badge.superview == nil { insertSubview(badge, belowSubview: chevron) }
        let attributes = item.effectiveBadgeAttributes(for: state)
        badge.show(
            value, color: item.badgeColor ?? .systemRed, textColor: attributes[.foregroundColor] as? UIColor,
            font: attributes[.font] as? UIFont, textOffset: .zero)
        self.badge = badge
    }

    private func fire() { onTap() }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, scale) = (bounds.size, contentScaleFactor)
        func middle(_ height: CGFloat) -> CGFloat { ((size.height - height) / 2).roundedToPixels(scale) }
        let picture = icon.pictureSize(in: CGSize(width: Self.pictureWidth, height: Self.pictureWidth))
        let sign = chevron.pictureSize(in: CGSize(width: 14, height: 14))
        icon.frame = mirrored(
            CGRect(
                x: (Self.margin + (Self.pictureWidth - picture.width) / 2).roundedToPixels(scale),
                y: middle(picture.height), width: picture.width, height: picture.height))
        let end = size.width - Self.margin - sign.width
        chevron.frame = mirrored(CGRect(x: end, y: middle(sign.height), width: sign.width, height: sign.height))
        let left = icon.image == nil ? Self.margin : Self.margin + Self.pictureWidth + 12
        var titleEnd = end - Self.gap
        if let badge {
            let room = badge.sizeThatFits(size)
            let start = (titleEnd - room.width).roundedToPixels(scale)
            badge.frame = mirrored(CGRect(x: start, y: middle(room.height), width: room.width, height: room.height))
            titleEnd = start - Self.gap
        }
        label.frame = mirrored(CGRect(x: left, y: 0, width: max(0, titleEnd - left), height: size.height))
        let pixel = 1 / max(1, scale)
        line.frame = mirrored(
            CGRect(x: left, y: size.height - pixel, width: max(0, size.width - left), height: pixel))
    }

    /// Mirrors a frame that is given for a left-to-right layout, if necessary.
    private func mirrored(_ place: CGRect) -> CGRect {
        guard runsRightToLeft else { return place }
        return CGRect(x: bounds.width - place.maxX, y: place.minY, width: place.width, height: place.height)
    }
}
