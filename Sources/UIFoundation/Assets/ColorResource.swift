public import Foundation
import ResourceFiles

/// A colour of an asset catalogue by its name, for which builds make symbols such as `ColorResource.brand`.
public nonisolated struct ColorResource: Hashable, Sendable {
    let asset: AssetName

    /// Makes the resource of a name in a bundle, without a look-up.
    public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

nonisolated extension UIColor {
    /// Finds the colour of a symbol that the build has made; the program stops where it cannot be shown.
    public convenience init(resource: ColorResource) {
        guard let color = NamedColors.shared.color(resource.asset.name, in: resource.asset.bundle) else {
            fatalError(resource.asset.fault(of: .color, noun: "colour", symbolUser: "UIColor(resource:)"))
        }
        self.init(catalog: color)
    }
}
