/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}
