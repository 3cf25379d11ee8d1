public import UIFoundation

nonisolated extension UICellAccessory {
    /// The look of two chevrons above each other.
    public struct PopUpMenuOptions {
        /// Whether the accessory takes room and does not show; false at first.
        public var isHidden: Bool
        /// The width that is kept free; at first that of the system for the kind.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour of the sign; nil at first, for secondary grey.
        public var tintColor: UIColor?

        /// Makes options; nil leaves a value as it is at first.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}
