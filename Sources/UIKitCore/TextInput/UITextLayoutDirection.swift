/// A direction through text as it is laid out on the screen.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}
