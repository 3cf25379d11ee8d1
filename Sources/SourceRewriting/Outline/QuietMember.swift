/// A member, or a declaration of the file, in which no rule rewrites anything.
///
/// It is not parsed unless other code has its name: only then may a rule need its declaration. Some are always parsed, such as
/// cases and the initializers of classes, but no name in them is one that a rule looks for.
struct QuietMember: Sendable {
    /// With its modifiers, up to the next declaration.
    var range: Range<Int>
    var isParsed: Bool
    /// nil for a member without a name, such as a subscript.
    var name: WordHash?
    /// The name in the file.
    var nameRange: Range<Int>
    /// The labels of a method in the file; nil for a property.
    var labels: [Range<Int>]?
    /// Where the braces of its type or extension begin, behind the brace; 0 for a declaration of the file.
    var container: Int
    /// The index of its type's header in the outline; nil for a declaration of the file.
    var header: Int?
    var isStatic: Bool
    var isOverride: Bool
    var isPrivate: Bool
}
