/// The part of a type that one declaration or one extension of it contributes.
struct IndexedFragment: Sendable {
    /// The name as declared, with the types around it, or as an extension writes it.
    var type: IndexedType
    var isExtension: Bool
    /// Whether its file is only read, and not rewritten.
    var isReference = false
    /// The names of the members that override, for the search of what they override.
    var overrides: [String] = []
    /// The same, with the types of methods' parameters.
    var overrideKeys: [String] = []
    /// The names, with parameters' types, of members that one function could call in the place of another.
    var dispatchable: Set<String> = []
    /// The meanings of the names that it declares for other types, by the names with the types around them.
    var aliases: [String: String] = [:]
}
