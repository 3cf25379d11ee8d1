import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Shows the I-beam pointer over a text view, except over subviews that receive touches themselves, and over text that can be
/// dragged.
final class BeamPointer: UIPointerInteractionDelegate {
    private weak var view: UIView?

    /// Whether text can be dragged from a point.
    private let canDrag: (CGPoint) -> Bool

    init(over view: UIView, canDrag: @escaping (CGPoint) -> Bool) {
        (self.view, self.canDrag) = (view, canDrag)
        view.addInteraction(interaction)
    }

    /// Shows the pointer no longer.
    func leave() { view?.removeInteraction(interaction) }

    private lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard let view, view.hitTest(request.location, with: nil) === view, !canDrag(request.location) else {
            return nil
        }
        return defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: .verticalBeam(length: region.rect.height), constrainedAxes: .vertical)
    }
}
