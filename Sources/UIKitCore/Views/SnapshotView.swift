import Foundation
import QuartzCore
import UIFoundation

/// Shows the picture of another view, stretched over its bounds.
final class SnapshotView: UIView {
    override class var layerClass: AnyClass { PictureLayer.self }

    func show(_ picture: RenderNode?, part: CGRect, capInsets: UIEdgeInsets) {
        (layer as? PictureLayer)?.show(
            picture, part: part, top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom,
            right: capInsets.right)
    }
}
