/// Why fonts were not registered, as codes of `kCTFontManagerErrorDomain`; raw values are Apple's.
public enum CTFontManagerError: Int, Hashable, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
}
