import Foundation

/// Finds and caches the names of the nibs for controller classes.
final class NibNames {
    static let shared = NibNames()

    /// A class and the bundle in which its nib is looked for.
    private struct Search: Hashable {
        let type: ObjectIdentifier
        let bundle: ObjectIdentifier?
    }

    /// The results, valid as long as the loader's files stay the same; nil inside for none.
    private var found: [Search: String?] = [:]
    private var revision = 0

    /// The first name that the loader has a nib of; nil for none.
    ///
    /// - Parameters:
    ///   - type: The controller's class.
    ///   - bundle: The bundle; nil for the main one.
    ///   - loader: The loader, which is asked again only when it may have another answer.
    func name(for type: UIViewController.Type, in bundle: Bundle?, of loader: any InterfaceLoader) -> String? {
        guard let current = loader.revision(of: bundle) else { return search(type, bundle, loader) }
        if revision != current { (revision, found) = (current, [:]) }
        let key = Search(type: ObjectIdentifier(type), bundle: bundle.map { ObjectIdentifier($0) })
        if let known = found[key] { return known }
        let name = search(type, bundle, loader)
        found[key] = .some(name)
        return name
    }

    private func search(_ type: UIViewController.Type, _ bundle: Bundle?, _ loader: any InterfaceLoader) -> String? {
        Self.names(for: type).first { loader.hasNib(named: $0, in: bundle) }
    }

    /// The names in the order in which they are looked for; empty for the framework's own classes.
    private static func names(for type: UIViewController.Type) -> [String] {
        let className = ClassName(of: type)
        if FrameworkModules.areOrigin(of: className) { return [] }
        let name = className.name
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }
}
