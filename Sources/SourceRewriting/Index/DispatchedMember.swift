/// A member in an extension of a framework's class that subclasses override.
///
/// On Apple's systems Objective-C dispatches such a call. Here the member itself looks for the override, by the classes of
/// the object.
struct DispatchedMember: Sendable {
    /// The framework's class whose extension declares it.
    let base: String
    /// The classes that override it, in the order of their names.
    var overriders: [String]
}
