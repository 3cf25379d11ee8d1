public import Foundation

/// The kind of bitmap that an image renderer makes.
///
/// Status: partial – bitmaps are sRGB of 8 bits a component, for any range.
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; at first the current traits' display scale. Zero or less means that scale, too.
    open var scale: CGFloat
    /// Whether the bitmap starts out black instead of transparent.
    open var opaque = false

    /// The range of colours that the bitmap is to hold; those beyond sRGB are cut to it.
    open var preferredRange = Range.automatic
    /// Whether the bitmap is to hold colours beyond sRGB; another word for an extended `preferredRange`.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// Whether bitmaps can hold light brighter than white; false, as no display here shows it.
    open var supportsHighDynamicRange: Bool { false }

    public required init() {
        scale = Self.currentScale
        super.init()
    }

    /// Makes a format with the display scale of the traits, or of the current ones where they leave it open.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    private static var currentScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    /// The scale to render at, never zero.
    var effectiveScale: CGFloat { scale > 0 && scale.isFinite ? scale : Self.currentScale }

    override func duplicate() -> UIGraphicsRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.bounds = bounds
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        return format
    }
}
