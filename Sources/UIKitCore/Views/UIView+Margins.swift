import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UIView {
    /// The default margin in points.
    private static let standardMargin: CGFloat = 8

    /// The maximum readable width in points, and the width of a view from which content is limited to it.
    private static let (readableWidth, readableLimit): (CGFloat, CGFloat) = (920, 1008)

    /// The present margins, from the margins that were set, the safe area, and those of the superview if they are preserved.
    var currentMargins: UIEdgeInsets {
        var margins = baseMargins
        // Properties are read one by one, because a copy of the whole value would retain the guides.
        if attachments?.margins?.insetsFromSafeArea != false {
            let safeArea = safeAreaInsets
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        if attachments?.margins?.followsReadableWidth == true { margins = readable(margins) }
        guard attachments?.margins?.preservesSuperview == true, let superview else { return margins }
        let outer = superview.currentMargins
        let anchor = layer.anchorPoint
        let size = bounds.size
        let x = center.x - anchor.x * size.width - superview.bounds.minX
        let y = center.y - anchor.y * size.height - superview.bounds.minY
        return UIEdgeInsets(
            top: max(margins.top, outer.top - y), left: max(margins.left, outer.left - x),
            bottom: max(margins.bottom, outer.bottom - (superview.bounds.height - y - size.height)),
            right: max(margins.right, outer.right - (superview.bounds.width - x - size.width)))
    }

    private var baseMargins: UIEdgeInsets {
        var given: UIEdgeInsets?
        if let base = attachments?.margins?.base { given = sides(of: base) }
        guard let controller else {
            let standard = Self.standardMargin
            return given ?? UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
        }
        let margins = given ?? .zero
        guard controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
        let minimum = sides(of: controller.systemMinimumLayoutMargins)
        return UIEdgeInsets(
            top: max(margins.top, minimum.top), left: max(margins.left, minimum.left),
            bottom: max(margins.bottom, minimum.bottom), right: max(margins.right, minimum.right))
    }

    private func sides(of base: LayoutMargins.Base) -> UIEdgeInsets {
        switch base {
        case .sides(let insets): insets
        case .directional(let insets): sides(of: insets)
        }
    }

    private func sides(of insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        // Every layout reads this, and most margins are equal on both sides.
        insets.sides(insets.leading == insets.trailing ? .leftToRight : effectiveUserInterfaceLayoutDirection)
    }

    func applyMargins(_ base: LayoutMargins.Base) { changeMargins { $0.base = base } }

    /// Changes the margins that were set; the view is notified before its next layout.
    func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        var margins = attachments?.margins ?? LayoutMargins(announced: currentMargins)
        change(&margins)
        madeAttachments.margins = margins
        setNeedsLayout()
    }

    /// Notifies a view with margins of its own that they have changed.
    func announceOwnMargins() {
        guard attachments?.margins != nil else { return }
        let margins = currentMargins
        guard attachments?.margins?.announced != margins else { return }
        attachments?.margins?.announced = margins
        notifyOfMargins()
    }

    /// Notifies a view without margins of its own that they have changed with the safe area.
    func marginsFollowSafeArea() {
        if attachments?.margins == nil, controller == nil { notifyOfMargins() }
    }

    /// Notifies the view, and checks subviews that preserve these margins.
    func notifyOfMargins() {
        for subview in storedSubviews where subview.attachments?.margins?.preservesSuperview == true {
            subview.setNeedsLayout()
        }
        constraintsFollowGuides()
        layoutMarginsDidChange()
    }

    // MARK: Guides

    var marginsGuide: UILayoutGuide {
        if let guide = attachments?.margins?.guide { return guide }
        let guide = GeometryGuide(of: self, identifier: "UIViewLayoutMarginsGuide", insets: \.layoutMargins)
        keep(\.guide, guide)
        return guide
    }

    var readableGuide: UILayoutGuide {
        if let guide = attachments?.margins?.readableGuide { return guide }
        let guide = GeometryGuide(of: self, identifier: "UIViewReadableContentGuide") { view in
            view.readable(view.layoutMargins)
        }
        keep(\.readableGuide, guide)
        return guide
    }

    /// Margins that limit the content to a readable width.
    private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        let width = bounds.width
        let excess = width - margins.left - margins.right - Self.readableWidth
        guard width > Self.readableLimit, excess > 0 else { return margins }
        var margins = margins
        margins.left += excess / 2
        margins.right += excess / 2
        return margins
    }

    private func keep(_ place: WritableKeyPath<LayoutMargins, UILayoutGuide?>, _ guide: UILayoutGuide) {
        var margins = attachments?.margins ?? LayoutMargins(announced: currentMargins)
        margins[keyPath: place] = guide
        madeAttachments.margins = margins
    }
}
