extension NSLayoutConstraint {
    /// The part of a view's or guide's rectangle that a constraint is about.
    ///
    /// Views count with their alignment rectangles. The numbers are those of interface files.
    public nonisolated enum Attribute: Int, Sendable {
        /// No attribute; the second attribute of a constraint with a constant alone.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge at which reading begins.
        case leading = 5
        /// The edge at which reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle from left to right.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The baseline of the last line of text; the lower edge without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the upper edge without text.
        case firstBaseline = 12
        /// The left edge of the space within the margins.
        case leftMargin = 13
        /// The right edge of the space within the margins.
        case rightMargin = 14
        /// The upper edge of the space within the margins.
        case topMargin = 15
        /// The lower edge of the space within the margins.
        case bottomMargin = 16
        /// The edge of the space within the margins at which reading begins.
        case leadingMargin = 17
        /// The edge of the space within the margins at which reading ends.
        case trailingMargin = 18
        /// The middle of the space within the margins, from left to right.
        case centerXWithinMargins = 19
        /// The middle of the space within the margins, from top to bottom.
        case centerYWithinMargins = 20
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which it is measured; nil for none.
    var axis: NSLayoutConstraint.Axis? {
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

    /// Whether it is an edge of the rectangle.
    var isEdge: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .top, .bottom: true
        default: false
        }
    }

    /// Whether its side follows the reading direction.
    var followsReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is a left or right edge, in any reading direction.
    var isFixedSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether it is an edge or the middle of the space within the margins.
    var isOfMargins: Bool { withoutMargin != self }

    /// The same part of a rectangle without margins.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    /// The same edge of the space within the margins.
    var withMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }

    /// Whether it is the edge at which a rectangle with its origin at zero begins.
    var isFirstEdge: Bool { self == .left || self == .leading || self == .top }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The same part with its side named left or right.
    func physical(mirrored: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: mirrored ? .right : .left
        case .trailing: mirrored ? .left : .right
        default: self
        }
    }
}
