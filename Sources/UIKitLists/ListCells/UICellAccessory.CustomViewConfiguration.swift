public import UIFoundation
public import UIKitCore

nonisolated extension UICellAccessory {
    /// Describes an accessory that shows a view of the app's.
    public struct CustomViewConfiguration {
        /// The view, which the cell lays out; it must not have its autoresizing mask switched off.
        public let customView: UIView
        /// The side and the position.
        public let placement: UICellAccessory.Placement
        /// Whether the view takes room and does not show; false at first.
        public var isHidden: Bool
        /// The width that is kept free; at first that of the view.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The tint colour of the view; nil at first, which leaves it as it is.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has; false at first: it gets the size that fits it.
        public var maintainsFixedSize: Bool

        /// Makes a configuration of a view; nil leaves a value as it is at first.
        public init(
            customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
