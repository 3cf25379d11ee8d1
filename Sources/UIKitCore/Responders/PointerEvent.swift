package import CoreGraphics
package import Foundation

/// An event of a pointer without touches: it hovers, turns a wheel or pinches a touchpad.
///
/// The tracker has one for each kind and uses it again and again, as all events.
@_spi(Subclassing) public final class PointerEvent: UIEvent {
    /// Where a hovering pointer stands.
    package enum HoverPhase {
        case inside, outside
    }

    private var kind = EventType.hover
    /// In canvas points.
    package var location = CGPoint.zero
    /// Where hit testing found the pointer, while the event is being delivered; nil when it is over no window.
    package var view: UIView?
    /// The window that the event goes to, while it is being delivered.
    package var window: UIWindow?
    package var hoverPhase = HoverPhase.inside
    /// How far the content is to move, in points.
    package var delta = CGVector.zero
    /// The factor by which the content is to grow.
    package var scale: CGFloat = 1
    /// True for a touchpad's fine steps.
    package var isPrecise = false

    package convenience init(_ kind: EventType) {
        self.init()
        self.kind = kind
    }

    public override var type: EventType { kind }
}
