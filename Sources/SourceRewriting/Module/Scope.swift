/// A type or an extension that contains the node being visited.
struct Scope {
    enum Kind { case classDeclaration, extensionDeclaration, protocolDeclaration, other }

    /// The name by which its members can write it.
    var name: String
    /// With the types around it, as the end of the file writes it.
    var qualifiedName: String
    var kind: Kind
    /// The type as the files of the module declare it; nil when none does.
    var type: IndexedType?
    /// Whether the type, or one around it, is generic. Its members cannot be entries of tables, whose entries belong to one
    /// class each.
    var isGeneric: Bool
    /// Declared inside a function, so that it cannot be used outside.
    var isLocal: Bool
    /// Nested and private: only the type around it can reach it.
    var isHidden = false
    /// Whether members are exposed without an attribute of their own.
    var exposesAll = false
    /// The access modifier of an extension, for members without one.
    var access: String?
    /// The attributes of an extension that hold for its members too.
    var sharedAttributes: [String] = []
    /// The conditions of `#if` around it.
    var conditions: [String]
    /// How many functions and closures are around its members.
    var depth: Int
    var groups: [RegistrationGroup] = []
}
