import Foundation

/// Blurs and tints the content behind a view, with increased saturation.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    let material: BlurMaterial

    /// Makes a blur of a style; adaptive styles follow the traits of the view that shows them.
    public convenience init(style: UIBlurEffect.Style) { self.init(style.material) }

    /// Makes a blur of the extra light style.
    public override convenience init() { self.init(style: .extraLight) }

    package init(_ material: BlurMaterial) {
        self.material = material
        super.init()
    }
}
