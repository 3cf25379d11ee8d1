/// A member that leaves its extension for the class's body, where Swift lets it override and be overridden.
struct MovedMember {
    /// The class whose body receives it.
    var type: IndexedType
    var range: Range<Int>
    /// Counted from 1.
    var line: Int
    /// Counted from 1, in bytes.
    var column: Int
    var conditions: [String]
}
