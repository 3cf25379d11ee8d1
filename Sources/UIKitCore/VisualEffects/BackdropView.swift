import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Shows the content behind it through a material, in the light or dark form for its traits.
final class BackdropView: UIView {
    /// The material; nil for a transparent view. A change is animated in an animation block.
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
