import UIFoundation

/// The settings of a view's margins.
struct LayoutMargins {
    /// The margins without the safe area, in the form in which they were set.
    enum Base {
        case sides(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    /// The margins that were set; nil for none.
    var base: Base?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the side margins limit the content to a readable width; only interface files set it.
    var followsReadableWidth = false
    /// The margins of which the view was notified last.
    var announced: UIEdgeInsets?
    /// Made at the first read.
    var guide: UILayoutGuide?
    /// Made at the first read.
    var readableGuide: UILayoutGuide?
}

extension UIEdgeInsets {
    /// Converts the insets to leading and trailing sides in a layout direction.
    nonisolated func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
    }
}

extension NSDirectionalEdgeInsets {
    /// Converts the insets to left and right sides in a layout direction.
    nonisolated func sides(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
