/// The mapping of colours that a colour space cannot hold; raw values are Apple's.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
