/// The code between the braces of a function, an accessor or a closure outside of all functions.
struct FunctionBody: Sendable {
    /// Without the braces.
    var range: Range<Int>
    /// The name of the declaration that has it.
    var name: WordHash
    /// Whether it is the only accessor of a property, which has to have a statement to be parsed as one.
    var isGetter: Bool
    /// The parts, between braces, in which no rule rewrites anything; the whole body is the only one if none does.
    /// A body that moves with its member has none.
    var quietParts: [Range<Int>]
}
