@testable import SourceScanning

/// The types and members that exist in some sources, to decide whether a name in a text still has a meaning.
struct LivingNames {
    private var types: Set<String> = []
    private var members: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for declaration in sources.lazy.flatMap(\.declarations) {
            if declaration.kind.isType {
                types.insert(declaration.name)
                types.insert(declaration.qualifiedName)
            }
            // An extension of Outer.Inner adds to Inner as well.
            guard let container = declaration.containers.last?.name else { continue }
            members.insert("\(container).\(declaration.name)")
            if let inner = container.split(separator: ".").last { members.insert("\(inner).\(declaration.name)") }
        }
    }

    /// Whether `Type`, `Outer.Inner`, `Type.member` or `Type.method(_:label:)` is declared; labels are not compared.
    func contains(_ name: String) -> Bool {
        let bare = String(name.prefix { $0 != "(" })
        return types.contains(bare) || members.contains(bare)
    }
}
