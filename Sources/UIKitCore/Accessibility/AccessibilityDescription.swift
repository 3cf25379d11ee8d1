import CoreGraphics
package import Foundation

/// The framework's description of an object for assistive technologies, which counts where the app set no values of its own.
@_spi(Subclassing) public struct AccessibilityDescription {
    /// Whether it is an element by itself, and hides those in it.
    package var isElement = false
    /// The name, in the user's language.
    package var label: String?
    /// The changing part of its content.
    package var value: String?
    package var traits = UIAccessibilityTraits.none
    /// In the coordinates of the screen.
    package var frame = CGRect.zero
    /// In the coordinates of the screen; nil for the middle of the frame.
    package var activationPoint: CGPoint?
}
