/// The declarations of a module by name, as its files need them of each other: types, superclasses and members.
package struct ModuleIndex: Sendable {
    /// The methods that a name can mean.
    struct Resolution {
        var methods: [IndexedMethod]
        /// Found in the type itself or in a superclass; else anywhere in the module.
        var isCertain: Bool
    }

    private(set) var types: [String: IndexedType] = [:]
    private var namesByLastPart: [String: [String]] = [:]
    private var propertyNames: Set<String> = []
    private var methodsByBase: [String: [IndexedMethod]] = [:]
    /// The full names of optional requirements, and the names before the parentheses.
    private(set) var optionalRequirements: Set<String> = []
    private(set) var optionalBases: Set<String> = []
    /// The full names that several optional requirements of one protocol have, with parameters of other types.
    private(set) var overloadedOptionals: Set<String> = []
    /// The full names of all requirements of Objective-C protocols.
    private var requirementNames: Set<String> = []
    /// Members of extensions that a subclass overrides, as `Type.name`.
    private(set) var overriddenInExtensions: Set<String> = []
    /// Members of extensions of a framework's class that are overridden, by their full names with types.
    private(set) var dispatched: [String: DispatchedMember] = [:]

    /// The meanings of names for other types, by the names with the types around them.
    private var aliases: [String: String] = [:]
    /// The optional properties that each class fulfils, for itself or for a class below it, with the types of their values.
    private var fulfilledProperties: [String: [String: String]] = [:]

    /// The largest number of superclasses that is followed. A longer chain is a cycle, which the compiler reports.
    private static let longestChain = 50
    private static let longestChainOfNames = 5

    package init(of files: [SourceFile], references: [SourceFile] = []) {
        self.init(
            fragments: files.enumerated().map { IndexBuilder.fragments(of: $0.element, file: $0.offset) }
                + references.map { IndexBuilder.fragments(of: $0, file: nil) })
    }

    /// - Parameter fragments: those of each file.
    init(fragments: [[IndexedFragment]]) {
        for fragment in fragments.joined() { aliases.merge(fragment.aliases) { first, _ in first } }
        let all = fragments.joined().filter { $0.aliases.isEmpty }
        for fragment in all where !fragment.isExtension { add(fragment.type) }
        for fragment in all where fragment.isExtension {
            var type = fragment.type
            type.name = lookUp(type.name)?.name ?? meaning(of: type.name, from: nil)
            add(type)
        }
        noteOptionalProperties()
        noteDispatched(all)
        for fragment in all where !fragment.overrides.isEmpty {
            guard let type = lookUp(fragment.type.name) else { continue }
            for name in fragment.overrides { noteOverride(of: name, in: type) }
        }
    }

    // Hash order: dictionaries are only merged and looked up, and sets only asked for members.
    private mutating func add(_ type: IndexedType) {
        if var known = types[type.name] {
            if known.kind == .foreign { known.kind = type.kind }
            known.inherited += type.inherited
            // An extension's own conditions do not make the class generic.
            known.isGeneric = known.isGeneric || (type.kind != .foreign && type.isGeneric)
            known.exposesAll = known.exposesAll || type.exposesAll
            known.body = known.body ?? type.body
            known.objectiveCName = known.objectiveCName ?? type.objectiveCName
            known.methods.merge(type.methods, uniquingKeysWith: +)
            known.properties.merge(type.properties) { first, _ in first }
            known.optionalRequirements += type.optionalRequirements
            known.optionalProperties.merge(type.optionalProperties) { first, _ in first }
            types[type.name] = known
        } else {
            var type = type
            if type.kind == .foreign { type.isGeneric = false }
            types[type.name] = type
            namesByLastPart[Self.lastPart(of: type.name), default: []].append(type.name)
        }
        methodsByBase.merge(type.methods, uniquingKeysWith: +)
        propertyNames.formUnion(type.properties.keys)
        if type.isObjectiveC { requirementNames.formUnion(type.methods.values.joined().map(\.fullName)) }
        let names = type.optionalRequirements.map(\.fullName)
        overloadedOptionals.formUnion(
            names.enumerated().filter { names[..<$0.offset].contains($0.element) }.map(\.element))
        for requirement in type.optionalRequirements {
            optionalRequirements.insert(requirement.fullName)
            optionalBases.insert(requirement.baseName)
        }
    }

    private mutating func noteDispatched(_ fragments: [IndexedFragment]) {
        dispatched = Self.dispatched(among: fragments, in: self)
    }

    private mutating func noteOptionalProperties() {
        // Hash order: the names become a set.
        let protocols = Set(types.values.filter { !$0.optionalProperties.isEmpty }.map(\.name))
        guard !protocols.isEmpty else { return }
        for type in types.values.sorted(by: { $0.name < $1.name })
        where type.kind == .classDeclaration || type.kind == .foreign {
            for conformance in self.protocols(of: type) where protocols.contains(conformance.name) {
                for ancestor in [type] + superclasses(of: type) {
                    fulfilledProperties[ancestor.name, default: [:]].merge(conformance.optionalProperties) { first, _ in
                        first
                    }
                }
            }
        }
    }

    private mutating func noteOverride(of name: String, in type: IndexedType) {
        for ancestor in superclasses(of: type) {
            guard let isInExtension = ancestor.declaresInExtension(name) else { continue }
            if isInExtension { overriddenInExtensions.insert(ancestor.name + "." + name) }
            return
        }
    }

    // MARK: Types

    /// The type that a written name means, seen from inside another type.
    func lookUp(_ written: String, from scope: String? = nil) -> IndexedType? {
        let name = meaning(of: Self.plainName(of: written), from: scope)
        var scope = scope.map(Self.plainName)
        while let around = scope {
            if let type = types[around + "." + name] { return type }
            scope = around.lastIndex(of: ".").map { String(around[..<$0]) }
        }
        if let type = types[name] { return type }
        // `Module.Type`, or a nested type that a typealias or an import brings near.
        guard let names = namesByLastPart[Self.lastPart(of: name)], names.count == 1 else { return nil }
        return types[names[0]]
    }

    /// The meaning of a typealias, seen from inside a type; other names mean themselves.
    func meaning(of name: String, from scope: String?) -> String {
        guard !aliases.isEmpty else { return name }
        var name = name
        // Chains of typealiases are short, and a cycle is reported by the compiler.
        for _ in 0..<Self.longestChainOfNames {
            var around = scope.map(Self.plainName)
            var next: String?
            while let outer = around, next == nil {
                next = aliases[outer + "." + name]
                // A nested type is nearer than the names of the module.
                if next == nil, types[outer + "." + name] != nil { return name }
                around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
            }
            guard let found = next ?? aliases[name], found != name else { break }
            name = found
        }
        return name
    }

    /// The superclasses that the module declares, nearest first; the last may be a class of another module that this one extends.
    func superclasses(of type: IndexedType) -> [IndexedType] {
        var chain: [IndexedType] = []
        var current = type
        while chain.count < Self.longestChain, current.kind == .classDeclaration, let written = current.inherited.first,
            let next = lookUp(written, from: current.name), next.kind == .classDeclaration || next.kind == .foreign
        {
            chain.append(next)
            current = next
        }
        return chain
    }

    /// Whether `@objcMembers` of a class or of a superclass exposes all of a class's members.
    func exposesAll(_ type: IndexedType) -> Bool { ([type] + superclasses(of: type)).contains(where: \.exposesAll) }

    /// Whether a class inherits from NSObject, which is not isolated to an actor, and not from a class of UIKit.
    func isUnisolated(_ type: IndexedType) -> Bool {
        let root = superclasses(of: type).last ?? type
        return root.kind == .classDeclaration && root.inherited.first == "NSObject"
    }

    /// Whether `init()` makes an object of a class, and only the module knows that.
    ///
    /// That is the case for subclasses of NSObject, and when `init()` is declared in the module without overriding one of
    /// the framework's.
    func isMadeEmpty(_ type: IndexedType) -> Bool {
        for current in [type] + superclasses(of: type) where current.kind == .classDeclaration {
            if current.isGeneric { return false }
            switch current.initializers.empty {
            case .usable: return true
            case .private: return current.name == type.name
            case .unusable: return false
            case nil: if current.initializers.hasDesignated { return false }
            }
        }
        return isUnisolated(type)
    }

    /// Whether a subclass of NSObject declares a method that no superclass in the module has.
    func isFirst(_ fullName: String, in type: IndexedType) -> Bool {
        guard isUnisolated(type) else { return false }
        let base = String(fullName.prefix { $0 != "(" })
        return !superclasses(of: type).contains { $0.methods[base]?.contains { $0.fullName == fullName } == true }
    }

    /// The protocols that a type and its superclasses conform to, as far as the module declares them.
    func protocols(of type: IndexedType) -> [IndexedType] {
        var found: [IndexedType] = []
        var waiting = ([type] + superclasses(of: type)).flatMap { type in type.inherited.map { ($0, type.name) } }
        while let (name, scope) = waiting.popLast() {
            guard let next = lookUp(name, from: scope), next.kind == .protocolDeclaration,
                !found.contains(where: { $0.name == next.name })
            else { continue }
            found.append(next)
            waiting += next.inherited.map { ($0, next.name) }
        }
        return found
    }

    /// A written type without generic arguments, parentheses, signs of optionals and the word `any`.
    static func plainName(of written: String) -> String {
        // Nearly all names are plain already.
        guard written.utf8.contains(where: { !$0.isOfName && $0 != UInt8(ascii: ".") }) else { return written }
        var depth = 0
        let plain = written.filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0 && !"?!()`".contains(character)
        }
        return (plain.hasPrefix("any ") ? plain.dropFirst(4) : plain[...]).filter { $0 != " " }
    }

    private static func lastPart(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    // MARK: Members

    /// The methods that a base name means in a type: its own, else those of the nearest superclass, else those of the module.
    func methods(named base: String, in type: IndexedType?) -> Resolution {
        if let type {
            for candidate in [type] + superclasses(of: type) {
                if let methods = candidate.methods[base] { return Resolution(methods: methods, isCertain: true) }
            }
        }
        return Resolution(methods: methodsByBase[base] ?? [], isCertain: false)
    }

    /// The requirement of an Objective-C protocol that a method of a type fulfils.
    func objectiveCRequirement(_ fullName: String, of type: IndexedType) -> IndexedMethod? {
        guard requirementNames.contains(fullName) else { return nil }
        let base = String(fullName.prefix { $0 != "(" })
        return protocols(of: type).lazy.filter(\.isObjectiveC)
            .compactMap { $0.methods[base]?.first { $0.fullName == fullName } }.first
    }

    /// Whether any type of the module has a property of a name.
    func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

    /// The type of the value of an optional property that a class fulfils by its property of a name.
    func optionalProperty(_ name: String, fulfilledBy type: IndexedType) -> String? {
        fulfilledProperties[type.name]?[name]
    }

    /// The only protocol that has an optional requirement of a full name.
    func protocolName(ofOptional fullName: String) -> String? {
        // Hash order: it is the only one, or none is taken.
        let found = types.values.filter { $0.optionalRequirements.contains { $0.fullName == fullName } }
        return found.count == 1 ? found.first?.name : nil
    }

    /// The property of a type or of a superclass that the module knows.
    func property(named name: String, in type: IndexedType) -> IndexedProperty? {
        ([type] + superclasses(of: type)).lazy.compactMap { $0.properties[name] }.first
    }
}

extension IndexedType {
    /// Whether an extension declares the member of a full name; nil where there is none, or it overrides another.
    func declaresInExtension(_ name: String) -> Bool? {
        if let property = properties[name], !property.isOverride { return property.isInExtension }
        let base = String(name.prefix { $0 != "(" })
        return methods[base]?.first { $0.fullName == name && !$0.isOverride }?.isInExtension
    }
}
