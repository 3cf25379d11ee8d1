public import Foundation

/// A function that frees memory that a provider was made of: the info pointer, the memory and its size.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for images, in memory.
///
/// Status: partial – whole data only; no sequential or direct access, files or URLs.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Makes a provider of bytes.
    public init?(data: CFData) { self.data = data }

    /// Makes a provider of a copy of the bytes in memory, which is freed at once with `info`; nil for a negative size.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        self.data = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }
}
