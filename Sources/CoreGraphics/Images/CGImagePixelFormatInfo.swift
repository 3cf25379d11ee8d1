// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The sharing of a pixel's bits by its components; raw values are Apple's.
public enum CGImagePixelFormatInfo: UInt32, Hashable, Sendable {
    case mask = 0xF0000
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}
