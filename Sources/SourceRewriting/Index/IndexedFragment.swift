/// The part of a type that one declaration or one extension of it contributes.
struct IndexedFragment: Sendable {
    /// The name as declared, with the types around it, or as an extension writes it.
    var type: IndexedType
    var isExtension: Bool
    /// Whether its file is only read, and not rewritten.
    var isReference = false
    /// The names of the members marked `override`, to find the overridden ones.
    var overrides: [String] = []
    /// The same names with the types of methods' parameters.
    var overrideKeys: [String] = []
    /// The names, with parameters' types, of members that a dispatching function can call.
    var dispatchable: Set<String> = []
    /// The typealiases: the meanings by the names, qualified by the types around them.
    var aliases: [String: String] = [:]
}
