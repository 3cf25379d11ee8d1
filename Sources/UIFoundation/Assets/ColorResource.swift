public import Foundation

/// A colour of an asset catalogue by its name, for which builds make symbols such as `ColorResource.brand`.
public nonisolated struct ColorResource: Hashable, Sendable {
    let name: String
    private let path: String

    /// Makes the resource of a name in a bundle; nothing is looked up.
    public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }

    var bundle: Bundle? { path == Bundle.main.bundlePath ? nil : Bundle(path: path) }
}

nonisolated extension UIColor {
    /// Finds the colour of a symbol that the build has made; the program stops where it is not there any more.
    public convenience init(resource: ColorResource) {
        guard let color = NamedColors.shared.color(resource.name, in: resource.bundle) else {
            fatalError(
                "UIColor(resource:) was given the colour \"\(resource.name)\", which no asset catalogue of the app has. Build the "
                    + "app anew, so that its symbols and its catalogues agree.")
        }
        self.init(catalog: color)
    }
}
