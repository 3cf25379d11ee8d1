/// The interpolation between the samples of a scaled image.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, medium, high
}
