/// How pixels between the samples of a scaled image are found.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, medium, high
}
