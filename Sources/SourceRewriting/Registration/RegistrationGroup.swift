/// Entries of one type under the same conditions of `#if`, which become one function.
struct RegistrationGroup {
    var conditions: [String]
    /// Calls that add members to the tables, and calls of nested types' functions.
    var entries: [String] = []
    /// The offset behind the last member of the group.
    var end: Int
}
