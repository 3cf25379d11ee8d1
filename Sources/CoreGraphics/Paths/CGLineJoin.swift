/// How the corners of lines look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}
