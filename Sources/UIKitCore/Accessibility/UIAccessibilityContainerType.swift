/// The meaning of the elements that a container holds together.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable {
    /// No meaning of its own.
    case none = 0
    /// Cells in rows and columns.
    case dataTable = 1
    /// Items one after the other.
    case list = 2
    /// A part of the screen that is worth a jump.
    case landmark = 3
    /// Elements that belong together; the container's label names the group.
    case semanticGroup = 4
}
