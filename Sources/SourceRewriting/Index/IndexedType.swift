/// A type with all that the module's files declare of it, in its body and in extensions.
struct IndexedType: Sendable {
    enum Kind: Sendable {
        case classDeclaration, protocolDeclaration
        /// A structure, an enumeration or an actor, which have no superclass.
        case other
        /// Of another module: only extensions of it are known.
        case foreign
    }

    /// The position of the closing brace of a class's body.
    struct Body: Sendable {
        /// The index of the file among those that are rewritten; nil for files that are only read.
        var file: Int?
        /// The offset of the closing brace.
        var end: Int
        /// The modules that its file imports.
        var imports: Set<String> = []
    }

    /// With the types around it, such as `Outer.Inner`.
    var name: String
    var kind: Kind
    /// The types that follow the colon, in bodies and extensions, as written.
    var inherited: [String]
    /// The name for Objective-C that the declaration gives it.
    var objectiveCName: String?
    var isGeneric = false
    /// Whether the class has `@objcMembers`, which exposes all of its members and of its subclasses'.
    var exposesAll = false
    /// Whether the protocol was declared with `@objc`.
    var isObjectiveC = false
    /// The access modifier of the type.
    var access: String?
    var body: Body?
    var methods: [String: [IndexedMethod]] = [:]
    var properties: [String: IndexedProperty] = [:]
    var initializers = IndexedInitializers()
    /// The requirements of a protocol that conforming types may leave out, in the order of the source.
    var optionalRequirements: [IndexedMethod] = []
    /// The properties of a protocol that conforming types may leave out, with the types of their values as objects of the
    /// protocol have them.
    var optionalProperties: [String: String] = [:]
}
