/// Whether pixels have alpha, where it lies, and whether the colours are multiplied by it; raw values are Apple's.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
