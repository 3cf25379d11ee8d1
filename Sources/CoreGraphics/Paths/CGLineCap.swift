/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}
