public import Foundation

/// A function that frees memory that a provider was made of: the info pointer, the memory and its size.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for images and fonts, in memory.
///
/// Status: partial – whole data only; no sequential or direct access through call-backs.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?
    /// The address in the pointer that the provider was made with; 0 for none.
    private let infoAddress: UInt

    /// Makes a provider of bytes.
    public init?(data: CFData) {
        self.data = data
        infoAddress = 0
    }

    /// Makes a provider of the bytes that a file holds now; nil for an address, `url`, of another kind and a file that cannot
    /// be read.
    public convenience init?(url: CFURL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Makes a provider of the bytes that the file with a path, `filename`, holds now; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Makes a provider of a copy of the bytes in memory, which is freed at once with `info`; nil for a negative size.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        self.data = Data(bytes: data, count: size)
        infoAddress = UInt(bitPattern: info)
        releaseData(info, data, size)
    }

    /// The pointer that the provider was made with, even if its memory was released; nil without one.
    public var info: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: infoAddress) }
}
