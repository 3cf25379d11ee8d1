/// A member that an extension of a framework's class declares, and that extensions or subclasses of classes below override.
///
/// Only Objective-C finds an override of a category's method; here the member looks for it itself, by the classes of the object.
struct DispatchedMember: Sendable {
    /// The framework's class whose extension declares it.
    let base: String
    /// The classes that override it, in the order of their names.
    var overriders: [String]
}
