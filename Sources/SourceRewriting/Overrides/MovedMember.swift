/// A member that is moved from its extension to the class's body, where Swift allows overriding.
struct MovedMember {
    /// The class whose body receives it.
    var type: IndexedType
    var range: Range<Int>
    /// Counted from 1.
    var line: Int
    /// Counted from 1, in bytes.
    var column: Int
    var conditions: [String]
    /// The line in the body for a member that stays in its extension; nil for one that moves as it is.
    var forward: String?
}
