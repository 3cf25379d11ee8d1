import Foundation

/// The format of an image file, known by its first bytes.
enum ImageFileFormat: String {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case bmp = "BMP"
    case tiff = "TIFF"
    case heif = "HEIF"
    case pdf = "PDF"
    case unknown

    init(_ data: Data) {
        let bytes = [UInt8](data.prefix(12))
        func has(_ signature: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: signature) }
        if has(PNGHeader.signature) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has(Array("GIF8".utf8)) {
            self = .gif
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if has(Array("BM".utf8)) {
            self = .bmp
        } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has(Array("ftyp".utf8), at: 4) {
            self = .heif
        } else if has(Array("%PDF".utf8)) {
            self = .pdf
        } else {
            self = .unknown
        }
    }

    /// Why a file of this format cannot be decoded.
    var refusal: String {
        self == .unknown
            ? "The data is not an image file of a known format; PNG and JPEG can be read."
            : "The file is a \(rawValue) image; only PNG and JPEG can be read."
    }
}
