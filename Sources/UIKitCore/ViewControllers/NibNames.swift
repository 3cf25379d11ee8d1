/// The names that nibs of controllers may have, by their classes.
final class NibNames {
    static let shared = NibNames()

    private var known: [ObjectIdentifier: [String]] = [:]

    /// The names in the order in which they are looked for; empty for the framework's own classes.
    func names(for type: UIViewController.Type) -> [String] {
        if let names = known[ObjectIdentifier(type)] { return names }
        let className = ClassName(of: type)
        let name = className.name
        var names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        if FrameworkModules.areOrigin(of: className) { names = [] }
        known[ObjectIdentifier(type)] = names
        return names
    }
}
