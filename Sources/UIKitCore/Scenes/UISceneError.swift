public import Foundation

/// Why a scene did not do what it was asked for.
public nonisolated struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The platform has one scene only.
        case multipleScenesNotSupported = 0
        /// The request was refused.
        case requestDenied = 1
        /// The preferences are for another platform.
        case geometryRequestUnsupported = 100
        /// The geometry is none that the app's controllers allow.
        case geometryRequestDenied = 101
    }

    /// The domain of the `NSError` that it is.
    public static let errorDomain = "UISceneErrorDomain"

    /// The kind of error.
    public let code: Code
    /// A sentence about it.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) { (self.code, errorDescription) = (code, description) }

    /// The number of its kind.
    public var errorCode: Int { code.rawValue }
    /// The sentence, for the `NSError` that it is.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
