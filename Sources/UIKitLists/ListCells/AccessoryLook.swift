import CoreGraphics
import UIFoundation

/// The look that every accessory has.
nonisolated struct AccessoryLook {
    /// Whether the accessory takes room and does not show.
    let isHidden: Bool
    let reservedWidth: UICellAccessory.LayoutDimension
    /// nil for the system's.
    let tint: UIColor?
    /// The colour behind the sign of a control; nil for the system's.
    let background: UIColor?

    init(
        _ isHidden: Bool, _ reservedWidth: UICellAccessory.LayoutDimension, _ tint: UIColor?,
        _ background: UIColor? = nil
    ) {
        (self.isHidden, self.reservedWidth, self.tint, self.background) = (isHidden, reservedWidth, tint, background)
    }
}
