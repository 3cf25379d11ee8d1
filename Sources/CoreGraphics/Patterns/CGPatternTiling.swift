/// The fitting of a pattern's cells to pixels; raw values are Apple's.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
