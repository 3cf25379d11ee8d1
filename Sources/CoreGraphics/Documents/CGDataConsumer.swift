public import Foundation

/// The receiver of a file's bytes.
public final class CGDataConsumer {
    private enum Place {
        case data(NSMutableData)
        case file(URL)
        case callbacks(CGDataConsumerCallbacks, info: UnsafeMutableRawPointer?)
    }

    private let place: Place

    /// Makes a consumer that appends to bytes.
    public init?(data: CFMutableData) { place = .data(data) }

    /// Makes a consumer that writes a file; nil for an address, `url`, that is no file's.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        place = .file(url)
    }

    /// Makes a consumer that hands bytes to call-backs, `cbks`, with `info`; nil without one that takes them.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        place = .callbacks(cbks.pointee, info: info)
    }

    deinit {
        if case .callbacks(let callbacks, let info) = place { callbacks.releaseConsumer?(info) }
    }

    /// Whether a file can probably be made or replaced there.
    var isWritable: Bool {
        guard case .file(let url) = place else { return true }
        let files = FileManager.default
        return files.fileExists(atPath: url.path)
            ? files.isWritableFile(atPath: url.path)
            : files.isWritableFile(atPath: url.deletingLastPathComponent().path)
    }

    /// Takes a whole file's bytes; false when not all of them were taken.
    func put(_ bytes: Data) -> Bool {
        switch place {
        case .data(let data):
            data.append(bytes)
            return true
        case .file(let url): return (try? bytes.write(to: url)) != nil
        case .callbacks(let callbacks, let info):
            return bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { callbacks.putBytes?(info, $0, bytes.count) == bytes.count } ?? true
            }
        }
    }
}
