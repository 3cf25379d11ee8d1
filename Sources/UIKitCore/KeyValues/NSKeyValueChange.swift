/// Kinds of changes of a value.
///
/// Status: partial – changes of collections are reported as values that are set.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced by others.
    case replacement = 4
}
