/// The range of colours that a display shows.
public nonisolated enum UIDisplayGamut: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    /// That of the standard colour space.
    case SRGB = 0
    /// The wider one of Display P3.
    case P3 = 1
}
