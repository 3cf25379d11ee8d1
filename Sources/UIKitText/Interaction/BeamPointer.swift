import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Shows the I-beam pointer over a text view, except over subviews that receive touches themselves.
final class BeamPointer: UIPointerInteractionDelegate {
    private weak var view: UIView?

    init(over view: UIView) {
        self.view = view
        view.addInteraction(interaction)
    }

    private lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard let view, view.hitTest(request.location, with: nil) === view else { return nil }
        return defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: .verticalBeam(length: region.rect.height), constrainedAxes: .vertical)
    }
}
