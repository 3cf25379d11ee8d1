/// A target of an Xcode project: its files, its dependencies and its settings.
package struct XcodeTarget {
    /// The kinds of products that matter here.
    package enum Product: Hashable, Sendable {
        case application, library, tests
        /// Another kind, by the words that a report has for it.
        case other(String)
    }

    /// A file or a dependency of a target, with the line of the project file that lists it.
    package struct Member: Hashable, Sendable {
        /// The path from the package's root, or the name.
        package let name: String
        package let line: Int

        package init(name: String, line: Int) { (self.name, self.line) = (name, line) }
    }

    /// A product of a Swift package.
    package struct PackageProduct: Hashable, Sendable {
        package let name: String
        /// The package, by the identifier of its entry; nil for one that lies in the project's folder.
        package let package: String?
        package let line: Int
    }

    package let id: String
    package let name: String
    package let line: Int
    package let product: Product
    package let settings: BuildSettings
    /// All files that are compiled, in any language.
    package var sources: [Member] = []
    package var resources: [Member] = []
    /// Folders that keep their shape in the product.
    package var folders: [Member] = []
    /// The identifiers of the targets that it needs.
    package var dependencies: [String] = []
    package var packageProducts: [PackageProduct] = []
    /// Frameworks and libraries by name.
    package var frameworks: [Member] = []
    /// Scripts that Xcode runs.
    package var scripts: [Member] = []

    /// The module's name.
    package var moduleName: String {
        Self.moduleName(of: settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
    }

    /// The name of a module that is made from a product's name: of letters, digits and underscores.
    static func moduleName(of name: String) -> String {
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return letters.first?.isNumber == true ? "_" + letters : String(letters)
    }

    /// Whether it is built for iPhones or iPads.
    package var isForPhones: Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphoneos") }
        let system = settings["SDKROOT"] ?? "iphoneos"
        return system.hasPrefix("iphone") || system == "auto"
    }
}
