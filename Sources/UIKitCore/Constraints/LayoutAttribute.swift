/// A property of an item's rectangle that an equation relates to another; the numbers are those of interface files.
enum LayoutAttribute: Int, CaseIterable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    enum Axis: CaseIterable { case horizontal, vertical }

    /// The axis along which it is measured; nil for none.
    var axis: Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether it is a length and no position.
    var isLength: Bool { self == .width || self == .height }

    /// Whether its side follows the reading direction.
    var followsReadingDirection: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    /// Whether it is a left or right edge, whatever the reading direction.
    var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// The same property of the item's margins guide; nil where it is not one of margins.
    var withoutMargin: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
