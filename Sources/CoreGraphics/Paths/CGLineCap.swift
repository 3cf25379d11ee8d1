/// How the ends of open lines look.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}
