import CoreGraphics
import Foundation
import UIFoundation

/// Shows an item outside the bar: the picture above the title, and the badge.
final class TabPreview: UIView, BarItemPresenter {
    private static let pictureSide: CGFloat = 30
    /// The distance of the picture's centre from the top.
    private static let pictureMiddle: CGFloat = 26
    private static let titleTop: CGFloat = 46

    let item: UITabBarItem
    let icon = UIImageView.forBar()
    let label = UILabel(barFont: .systemFont(ofSize: 11, weight: .medium))
    private var badge: BadgeView?

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(icon)
        addSubview(label)
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    func itemDidChange(_ item: UIBarItem) { update() }

    /// Sets the colours of picture and title.
    func show(picture: UIColor, title: UIColor) {
        icon.tintColor = picture
        label.textColor = title
    }

    private func update() {
        icon.image = item.image
        label.text = item.title ?? ""
        if let value = item.badgeValue {
            let badge = badge ?? BadgeView()
            if badge.superview == nil { addSubview(badge) }
            let attributes = item.effectiveBadgeAttributes(for: .normal)
            badge.show(
                value, color: item.badgeColor ?? .systemRed, textColor: attributes[.foregroundColor] as? UIColor,
                font: attributes[.font] as? UIFont, textOffset: .zero)
            self.badge = badge
        } else {
            badge?.removeFromSuperview()
            badge = nil
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = contentScaleFactor
        let picture = icon.pictureSize(in: CGSize(width: Self.pictureSide, height: Self.pictureSide))
        icon.frame = CGRect(
            x: ((bounds.width - picture.width) / 2).roundedToPixels(scale),
            y: (Self.pictureMiddle - picture.height / 2).roundedToPixels(scale), width: picture.width,
            height: picture.height)
        label.frame = CGRect(
            x: 2, y: Self.titleTop, width: max(0, bounds.width - 4), height: label.sizeThatFits(bounds.size).height)
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        // At the picture's outer corner, as in the bar.
        let left = runsRightToLeft ? bounds.midX - 7 - size.width : bounds.midX + 7
        badge.frame = CGRect(
            x: max(0, min(left, bounds.width - size.width)).roundedToPixels(scale), y: 4, width: size.width,
            height: size.height)
    }
}
