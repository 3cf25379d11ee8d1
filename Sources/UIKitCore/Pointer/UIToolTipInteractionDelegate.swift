public import Foundation

/// Provides the tool tip at the pointer's location.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
    /// The tip at a point of the interaction's view; nil for none. The default implementation returns the interaction's default.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultConfiguration }
}
