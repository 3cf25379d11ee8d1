public import Foundation
import ResourceFiles

/// An image of an asset catalogue by its name, for which builds make symbols such as `ImageResource.logo`.
public nonisolated struct ImageResource: Hashable, Sendable {
    let asset: AssetName

    /// Makes the resource of a name in a bundle, without a look-up.
    public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

nonisolated extension UIImage {
    /// Finds the image of a symbol that the build has made; the program stops where it cannot be shown.
    public convenience init(resource: ImageResource) {
        guard let found = NamedImages.shared.image(resource.asset.name, in: resource.asset.bundle, for: nil) else {
            fatalError(resource.asset.fault(of: .image, noun: "image", symbolUser: "UIImage(resource:)"))
        }
        self.init(cgImage: found.image, scale: found.scale, look: found.look)
    }
}
