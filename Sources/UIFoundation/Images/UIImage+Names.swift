public import Foundation

nonisolated extension UIImage {
    /// Finds an image by name as `init(named:in:with:)` does in the main bundle and those beside it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds an image by its name in a bundle's asset catalogues and files, the best variant for the traits.
    ///
    /// See ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Finds an image by its name in a bundle's asset catalogues and files, the best variant for the traits.
    ///
    /// An image set of the name is preferred; a set in a group with a namespace is named after both, `Group/name`. Image views
    /// show its variant for their own traits. Among files a name without an extension means PNG. Of the variants `name`,
    /// `name@2x` and `name@3x`, each also with `~iphone` or `~ipad`, the idiom's own are first, then the one for the display
    /// scale, then the next larger, then the largest. Decoded pictures are kept in memory until a memory warning. With no
    /// bundle the main bundle is searched, then the resource bundles that SwiftPM puts beside the executable,
    /// `<Package>_<Target>.resources`: first that of the target named like the executable, then the others by name. Where no
    /// image has the name a warning lists the existing ones.
    ///
    /// - Parameter traitCollection: the traits to choose for; nil, or a trait left open, means the current ones.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = NamedImages.shared.image(name, in: bundle, for: traitCollection) else {
            NamedImages.shared.reportMissing(name, in: bundle)
            return nil
        }
        self.init(cgImage: found.image, scale: found.scale, look: found.look)
    }
}
