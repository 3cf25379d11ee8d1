public import UIFoundation

nonisolated extension UICellAccessory {
    /// The look of the lines by which an item is moved.
    public struct ReorderOptions {
        /// Whether the accessory takes room and does not show; false at first.
        public var isHidden: Bool
        /// The width that is kept free; at first that of the system for the kind.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour of the sign; nil at first, for tertiary grey.
        public var tintColor: UIColor?
        /// Whether a vertical line divides it from an accessory in front of it; true at first.
        public var showsVerticalSeparator: Bool

        /// Makes options; nil leaves a value as it is at first.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }
}
