/// A type or an extension that a rewriter is inside of.
struct Scope {
    enum Kind { case classDeclaration, extensionDeclaration, protocolDeclaration, other }

    /// The name by which its members can write it.
    var name: String
    /// With the types around it, as the end of the file writes it.
    var qualifiedName: String
    var kind: Kind
    /// The type as the files of the module declare it; nil when none does.
    var type: IndexedType?
    /// Generic by itself or by a type around it: its members are no entries of tables, which know one class each.
    var isGeneric: Bool
    /// Inside a function, out of everybody's reach.
    var isLocal: Bool
    /// Nested and private: only the type around it can reach it.
    var isHidden = false
    /// Whether members are exposed without a word of their own.
    var exposesAll = false
    /// The word that an extension begins with, for members that say nothing of their access.
    var access: String?
    /// The attributes of an extension that hold for its members too.
    var sharedAttributes: [String] = []
    /// The conditions of `#if` around it.
    var conditions: [String]
    /// How many functions and closures are around its members.
    var depth: Int
    var groups: [RegistrationGroup] = []
}
