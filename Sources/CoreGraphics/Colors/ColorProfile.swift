import Foundation

/// An ICC profile of matrix and curves (ICC.1:2010, version 4.3), for a display.
struct ColorProfile {
    let data: Data

    /// Describes a kind of space; nil when a matrix and parametric curves cannot.
    init?(_ kind: ColorSpaceKind, title: String) {
        guard let curve = kind.curve.flatMap(Self.curve) else { return nil }
        var tags: [(signature: String, element: Data)] = [
            ("desc", Self.text(title.replacingOccurrences(of: "kCGColorSpace", with: ""))),
            ("cprt", Self.text("Public domain")),
            ("wtpt", Self.tristimulus(Chromaticity.connectionWhite)),
        ]
        let signature: String
        switch kind.coding {
        case .gray:
            signature = "GRAY"
            tags.append(("kTRC", curve))
        case .rgb(let primaries, _):
            signature = "RGB "
            for (column, color) in ["r", "g", "b"].enumerated() {
                tags.append(("\(color)XYZ", Self.tristimulus(primaries.toConnection.rows.map { $0[column] })))
                tags.append(("\(color)TRC", curve))
            }
            tags.append(("chad", Self.numbers("sf32", primaries.white.adaptationToD50.rows.flatMap(\.self))))
        case .cmyk, .lab, .xyz: return nil
        }
        data = Self.assembled(signature, tags)
    }

    /// A parametric curve's element (10.16); nil for those of ITU-R BT.2100, which have no such form.
    private static func curve(_ curve: ToneCurve) -> Data? {
        let (type, parameters): (UInt16, [CGFloat])
        switch curve {
        case .linear: (type, parameters) = (0, [1])
        case .power(let gamma): (type, parameters) = (0, [gamma])
        case .standard: (type, parameters) = (3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .segmented(let gamma, let a, let b, let c, let d): (type, parameters) = (3, [gamma, a, b, c, d])
        case .perceptualQuantizer, .hybridLogGamma: return nil
        }
        var element = Data("para".utf8) + Data(count: 4)
        element += bytes(type) + Data(count: 2)
        for parameter in parameters { element += fixed(parameter) }
        return element
    }

    private static func tristimulus(_ values: [CGFloat]) -> Data { numbers("XYZ ", values) }

    private static func numbers(_ type: String, _ values: [CGFloat]) -> Data {
        values.reduce(Data(type.utf8) + Data(count: 4)) { $0 + fixed($1) }
    }

    /// One English text (10.13).
    private static func text(_ text: String) -> Data {
        let units = Array(text.utf16)
        var element = Data("mluc".utf8) + Data(count: 4)
        element += bytes(UInt32(1)) + bytes(UInt32(12)) + Data("enUS".utf8)
        element += bytes(UInt32(units.count * 2)) + bytes(UInt32(28))
        for unit in units { element += bytes(unit) }
        return element
    }

    /// The header, the table of tags and their elements, each at a multiple of four bytes; equal elements are shared.
    private static func assembled(_ space: String, _ tags: [(signature: String, element: Data)]) -> Data {
        var (table, elements) = (bytes(UInt32(tags.count)), Data())
        let start = 128 + 4 + 12 * tags.count
        var places: [Data: Int] = [:]
        for tag in tags {
            let place = places[tag.element] ?? start + elements.count
            if places[tag.element] == nil {
                places[tag.element] = place
                elements += tag.element
                elements += Data(count: (4 - elements.count % 4) % 4)
            }
            table += Data(tag.signature.utf8) + bytes(UInt32(place)) + bytes(UInt32(tag.element.count))
        }
        var header = bytes(UInt32(start + elements.count)) + Data(count: 4) + bytes(UInt32(0x0430_0000))
        header += Data("mntr".utf8) + Data(space.utf8) + Data("XYZ ".utf8)
        // The date is the standard's, so that a space always has the same profile.
        for part in [2010, 12, 1, 0, 0, 0] as [UInt16] { header += bytes(part) }
        header += Data("acsp".utf8) + Data(count: 28)
        for value in Chromaticity.connectionWhite { header += fixed(value) }
        header += Data(count: 128 - header.count)
        return header + table + elements
    }

    /// A signed number with 16 fractional bits.
    private static func fixed(_ value: CGFloat) -> Data {
        bytes(UInt32(bitPattern: Int32((value * 65536).rounded())))
    }

    private static func bytes(_ value: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0) }
    }
}
