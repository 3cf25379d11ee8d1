public import Foundation

/// Says which tool tip there is where the pointer rests.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
    /// The tip at a point of the interaction's view; nil for none. Without the method it is the interaction's default.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultConfiguration }
}
