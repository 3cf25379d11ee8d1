/// The part of a type that one declaration or one extension of it contributes.
struct IndexedFragment: Sendable {
    /// The name as declared, with the types around it, or as an extension writes it.
    var type: IndexedType
    var isExtension: Bool
    /// The names of the members that override, for the search of what they override.
    var overrides: [String] = []
}
