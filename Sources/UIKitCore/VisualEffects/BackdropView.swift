import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Shows what lies behind it through a material, in the light or dark form that the traits ask for.
final class BackdropView: UIView {
    /// nil lets everything show as it is. A change is animated in an animation block.
    var material: BlurMaterial? { didSet { if material != oldValue { showMaterial() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override class var layerClass: AnyClass { BackdropLayer.self }

    override var drawsContent: Bool { false }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        showMaterial()
    }

    private func showMaterial() {
        (layer as? BackdropLayer)?.backdrop =
            material?.backdrop(for: traitCollection.userInterfaceStyle) ?? Backdrop()
    }
}
