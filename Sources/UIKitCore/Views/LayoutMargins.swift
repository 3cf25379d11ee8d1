import UIFoundation

/// The settings of a view's margins.
struct LayoutMargins {
    /// The margins without the safe area, in the form in which they were set.
    enum Base {
        case sides(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    /// nil where nothing was set.
    var base: Base?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the sides leave room so that text is no wider than it is read well: interface files alone say so.
    var followsReadableWidth = false
    /// The margins that the view was notified of last.
    var announced: UIEdgeInsets?
    /// Made when it is first read.
    var guide: UILayoutGuide?
    /// Made when it is first read.
    var readableGuide: UILayoutGuide?
}

extension UIEdgeInsets {
    /// The same insets with the sides named by a reading direction.
    nonisolated func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same insets with the sides named left and right.
    nonisolated func sides(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
