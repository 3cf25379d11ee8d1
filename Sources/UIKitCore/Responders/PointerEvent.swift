package import CoreGraphics
package import Foundation

/// An event of a pointer without touches: hovering, scrolling by a wheel, or pinching on a touchpad.
///
/// The tracker has one object for each kind and reuses it, as for all events.
@_spi(Subclassing) public final class PointerEvent: UIEvent {
    /// Whether a hovering pointer is inside the canvas.
    package enum HoverPhase {
        case inside, outside
    }

    private var kind = EventType.hover
    /// In canvas points.
    package var location = CGPoint.zero
    /// The view under the pointer by hit testing, during delivery; nil when the pointer is over no window.
    package var view: UIView?
    /// The window of the event, during delivery.
    package var window: UIWindow?
    package var hoverPhase = HoverPhase.inside
    /// The translation of the content, in points.
    package var delta = CGVector.zero
    /// The scale factor of the content.
    package var scale: CGFloat = 1
    /// True for a touchpad's fine steps.
    package var isPrecise = false

    package convenience init(_ kind: EventType) {
        self.init()
        self.kind = kind
    }

    public override var type: EventType { kind }
}
