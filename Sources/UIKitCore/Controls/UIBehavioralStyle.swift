/// Whether a control behaves as on a tablet or as on a Mac.
public nonisolated enum UIBehavioralStyle: Int, Sendable {
    /// As the surroundings have it.
    case automatic = 0
    case pad = 1
    case mac = 2
}
