import CoreGraphics
import Foundation

/// How far two pictures are apart.
struct PictureDifference {
    /// The largest distance of two channels that passes.
    ///
    /// Versions of Cairo and pixman round coverage and products differently, by one or two levels of 255. A layer that is
    /// missing, moved by a pixel or blended in the wrong order differs by tens.
    static let tolerance = 3

    /// The largest distance of any channel; 255 when the sizes differ.
    private(set) var largest = 0
    /// How many pixels differ by more than the tolerance.
    private(set) var count = 0
    /// Where the first of them lies.
    private(set) var place: (x: Int, y: Int)?
    private let sizes: String

    init(_ picture: CGImage, _ golden: CGImage) {
        sizes = "\(picture.width)x\(picture.height), not \(golden.width)x\(golden.height)"
        guard (picture.width, picture.height) == (golden.width, golden.height) else {
            (largest, count) = (255, max(picture.width * picture.height, 1))
            return
        }
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let (a, b) = (picture.pixel(x: x, y: y) ?? 0, golden.pixel(x: x, y: y) ?? 0)
                let distance = Self.distance(a, b)
                largest = max(largest, distance)
                if distance > Self.tolerance {
                    count += 1
                    place = place ?? (x, y)
                }
            }
        }
    }

    /// The largest distance of two channels of two pixels.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
        return largest
    }

    var isAcceptable: Bool { count == 0 }

    var description: String {
        guard let place else { return isAcceptable ? "none" : "the size is \(sizes)" }
        return "\(count) pixels differ by up to \(largest), the first at \(place.x),\(place.y)"
    }
}
