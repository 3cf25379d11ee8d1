public import UIFoundation

nonisolated extension UICellAccessory {
    /// The look of a short text.
    public struct LabelOptions {
        /// Whether the accessory takes room and does not show; false at first.
        public var isHidden: Bool
        /// The width that is kept free; at first that of the text.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour of the sign; nil at first, for secondary grey.
        public var tintColor: UIColor?
        /// The font; that of body text at first.
        public var font: UIFont
        /// Whether the font follows the size of text, where it is one that can; true at first.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; nil leaves a value as it is at first.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}
