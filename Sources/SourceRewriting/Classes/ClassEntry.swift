/// A class as the checks of interface files need it: its outlets and actions by their names in the files.
struct ClassEntry: Encodable, Sendable {
    /// The name, qualified by the types around it.
    let name: String
    let objectiveCName: String?
    /// As written, without its module's or generic arguments; nil for a class of another module that this one extends.
    let superclass: String?
    /// Properties that interface files can set.
    let outlets: [String]
    /// Properties that would be outlets with `@IBOutlet` or `@objc`.
    let properties: [String]
    /// Methods that interface files can call.
    let actions: [String]
    /// Methods that would be actions with `@IBAction` or `@objc`.
    let methods: [String]
    /// Whether the class handles undefined keys itself.
    let answersAnyKey: Bool
    let isGeneric: Bool
    /// Whether the class belongs to another module, so that only the members of extensions are known.
    let isForeign: Bool

    init(_ type: IndexedType, in index: ModuleIndex) {
        name = type.name
        objectiveCName = type.objectiveCName
        isForeign = type.kind == .foreign
        isGeneric = type.isGeneric
        superclass = isForeign ? nil : type.inherited.first.map(ModuleIndex.plainName)
        let exposesAll = index.exposesAll(type)
        func isKnown(_ exposure: Exposure, isOverride: Bool) -> Bool {
            // An override is exposed as the member that it overrides is.
            exposure == .marked || (exposure == .byClass && (exposesAll || isOverride))
        }
        let allProperties = type.properties.values.sorted { $0.key < $1.key }
        let allMethods = type.methods.values.joined().sorted { $0.selector < $1.selector }
        outlets = allProperties.filter { isKnown($0.exposure, isOverride: $0.isOverride) }.map(\.key)
        properties = allProperties.filter { !isKnown($0.exposure, isOverride: $0.isOverride) }.map(\.key)
        let known = allMethods.filter { isKnown($0.exposure, isOverride: $0.isOverride) }
        let required = allMethods.compactMap { index.objectiveCRequirement($0.fullName, of: type)?.selector }
        actions = (known.map(\.selector) + required).sorted()
        methods = allMethods.filter { !isKnown($0.exposure, isOverride: $0.isOverride) && !$0.isStatic }
            .map(\.selector).filter { [actions] in !actions.contains($0) }
        answersAnyKey = (type.methods["setValue"] ?? []).contains {
            ["setValue(_:forKey:)", "setValue(_:forUndefinedKey:)"].contains($0.fullName)
        }
    }
}
