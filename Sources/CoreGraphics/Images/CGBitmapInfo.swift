/// The layout of the bytes of a pixel; raw values are Apple's.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Pixels are little-endian words of 16 bits.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Pixels are little-endian words of 32 bits.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Pixels are big-endian words of 16 bits.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Pixels are big-endian words of 32 bits.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
