public import Foundation

/// Bytes for images, in memory.
///
/// Status: partial – whole data only; no call-backs, files or URLs.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Makes a provider of bytes.
    public init?(data: CFData) { self.data = data }
}
