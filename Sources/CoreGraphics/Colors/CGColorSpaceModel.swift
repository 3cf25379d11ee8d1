/// Kinds of colour components; raw values are Apple's.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
