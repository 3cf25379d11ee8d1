import Foundation

/// The dimensions that a JPEG file states in its frame header.
struct JPEGHeader {
    let width: Int
    let height: Int

    /// Walks the segments up to the frame header; nil when the data ends or is damaged before it.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // A marker may be preceded by any number of fill bytes.
            if marker == 0xFF {
                place += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
                return
            }
            // The length counts its own two bytes.
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, marker != 0xDA else { return nil }
            place += 2 + length
        }
        return nil
    }
}
