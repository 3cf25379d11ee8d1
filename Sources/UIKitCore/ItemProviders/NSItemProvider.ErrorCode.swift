import CoreGraphics
import Foundation

extension NSItemProvider {
    /// The domain of errors of item providers.
    public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

    /// The code of an error of an item provider.
    public nonisolated enum ErrorCode: Int, Sendable {
        /// The cause is unknown.
        case unknownError = -1
        /// There is no item of that type.
        case itemUnavailableError = -1000
        /// An object could not be made of that class.
        case unexpectedValueClassError = -1100
        /// One type could not be made from another.
        case unavailableCoercionError = -1200
    }

    /// An error with a code, about a type.
    nonisolated static func error(_ code: ErrorCode, _ reason: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}
