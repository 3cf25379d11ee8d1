extension ModuleIndex {
    /// The members that exactly one extension of a framework's class declares and that are overridden.
    ///
    /// When two such extensions declare members of one name, an override cannot be assigned to one of them.
    static func dispatched(among fragments: [IndexedFragment], in index: ModuleIndex) -> [String: DispatchedMember] {
        var bases: [String: Set<String>] = [:]
        var overriders: [String: Set<String>] = [:]
        var refused: Set<String> = []
        for fragment in fragments {
            guard let type = index.lookUp(fragment.type.name) else { continue }
            let isOfFramework = fragment.isExtension && type.kind == .foreign && isFramework(type.name)
            for name in fragment.overrideKeys where isOfFramework || index.overridesUnknown(name, in: type) {
                overriders[name, default: []].insert(type.name)
                if fragment.isReference || type.isGeneric || !fragment.dispatchable.contains(name) {
                    refused.insert(name)
                }
            }
            guard isOfFramework, !fragment.isReference else { continue }
            for name in fragment.dispatchable.subtracting(fragment.overrideKeys) {
                bases[name, default: []].insert(type.name)
            }
        }
        var members: [String: DispatchedMember] = [:]
        // Hash order: each name is handled by itself, and the classes are sorted.
        for (name, classes) in overriders where !refused.contains(name) {
            guard let found = bases[name], found.count == 1, let base = found.first else { continue }
            members[name] = DispatchedMember(base: base, overriders: classes.sorted())
        }
        return members
    }

    /// Whether a class of the module overrides a member that no class of the module above it declares.
    private func overridesUnknown(_ key: String, in type: IndexedType) -> Bool {
        let name = key.split(separator: " ").first.map(String.init) ?? key
        guard type.kind == .classDeclaration else { return false }
        let chain = superclasses(of: type)
        let top = chain.last { $0.kind == .classDeclaration } ?? type
        guard let root = top.inherited.first,
            Self.isFramework(meaning(of: Self.plainName(of: root), from: top.name))
        else { return false }
        return !chain.contains { $0.kind == .classDeclaration && $0.declaresInExtension(name) != nil }
    }

    /// Whether a name is that of a class of UIKit or Core Animation.
    private static func isFramework(_ name: String) -> Bool { ["UI", "CA"].contains { name.hasPrefix($0) } }
}
