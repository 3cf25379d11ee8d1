public import Foundation

/// An image of an asset catalogue by its name, for which builds make symbols such as `ImageResource.logo`.
public nonisolated struct ImageResource: Hashable, Sendable {
    let name: String
    private let path: String

    /// Makes the resource of a name in a bundle; nothing is looked up.
    public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }

    var bundle: Bundle? { path == Bundle.main.bundlePath ? nil : Bundle(path: path) }
}

nonisolated extension UIImage {
    /// Finds the image of a symbol that the build has made; the program stops where it is not there any more.
    public convenience init(resource: ImageResource) {
        guard let found = NamedImages.shared.image(resource.name, in: resource.bundle, for: nil) else {
            fatalError(
                "UIImage(resource:) was given the image \"\(resource.name)\", which no asset catalogue of the app has. Build the "
                    + "app anew, so that its symbols and its catalogues agree.")
        }
        self.init(cgImage: found.image, scale: found.scale, look: found.look)
    }
}
