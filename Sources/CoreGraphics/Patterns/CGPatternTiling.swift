/// How a pattern's cells are fitted to pixels; raw values are Apple's.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
