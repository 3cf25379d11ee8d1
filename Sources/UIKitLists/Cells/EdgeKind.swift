/// The two ends of a section that may have views.
enum EdgeKind {
    case header
    case footer
}
