public import Foundation

/// The reason for which a request of a scene failed.
public nonisolated struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The platform has only one scene.
        case multipleScenesNotSupported = 0
        /// The request was refused.
        case requestDenied = 1
        /// The preferences are for another platform.
        case geometryRequestUnsupported = 100
        /// The app's controllers do not support the geometry.
        case geometryRequestDenied = 101
    }

    /// The domain as an `NSError`.
    public static let errorDomain = "UISceneErrorDomain"

    /// The kind of error.
    public let code: Code
    /// A sentence about the error.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) { (self.code, errorDescription) = (code, description) }

    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// The user info as an `NSError`, with the sentence.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
