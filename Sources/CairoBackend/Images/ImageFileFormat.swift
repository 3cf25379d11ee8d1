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

    /// The uniform type identifier of the files that a loader of GdkPixbuf reads; nil for an unknown loader.
    static func typeIdentifier(ofLoader name: String) -> String? {
        switch name {
        case "jpeg": "public.jpeg"
        case "png": "public.png"
        case "gif": "com.compuserve.gif"
        case "bmp": "com.microsoft.bmp"
        case "tiff": "public.tiff"
        case "ico": "com.microsoft.ico"
        case "icns": "com.apple.icns"
        case "tga": "com.truevision.tga-image"
        case "xbm": "public.xbitmap-image"
        case "pnm": "public.pbm"
        case "qtif": "com.apple.quicktime-image"
        case "webp": "org.webmproject.webp"
        case "heif/avif": "public.heif"
        default: nil
        }
    }
}
