nonisolated extension UIImage {
    /// The image as a view with traits shows it: its asset's variant for them, in this image's own look.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard hasVariants, let asset = look.asset ?? knownAsset else { return self }
        let variant = asset.image(with: traits)
        guard let cgImage = variant.cgImage, cgImage !== self.cgImage || variant.scale != scale else { return self }
        var look = look
        look.configuration = variant.look.configuration
        look.orientation = variant.look.orientation
        return UIImage(cgImage: cgImage, scale: variant.scale, look: look)
    }

    /// Whether another image may be shown for other traits.
    package var hasVariants: Bool { (look.asset ?? knownAsset)?.hasChoice ?? false }
}
