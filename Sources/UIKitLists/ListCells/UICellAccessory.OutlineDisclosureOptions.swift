public import UIFoundation

nonisolated extension UICellAccessory {
    /// The look of a chevron that turns.
    public struct OutlineDisclosureOptions {
        /// The parts of a cell that a tap expands or collapses its item by.
        public enum Style: Sendable {
            /// Those of a header in headers, those of a cell in other cells.
            case automatic
            /// The whole cell, which cannot be selected.
            case header
            /// The chevron alone; taps elsewhere select the cell.
            case cell
        }

        /// The part of the cell that is tapped; automatic at first.
        public var style: UICellAccessory.OutlineDisclosureOptions.Style
        /// Whether the accessory takes room and does not show; false at first.
        public var isHidden: Bool
        /// The width that is kept free; at first that of the system for the kind.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour of the sign; nil at first, for the tint colour.
        public var tintColor: UIColor?

        /// Makes options; nil leaves a value as it is at first.
        public init(
            style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }
    }
}
