import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Has the pointer be the bar for text over a text view, except where another view in it is to be touched.
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
