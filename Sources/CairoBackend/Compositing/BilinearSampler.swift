import CoreGraphics
import Foundation

/// Interpolates premultiplied pixels bilinearly; outside the picture the pixels of its edge are repeated.
struct BilinearSampler {
    let base: UnsafeRawPointer
    let bytesPerRow: Int
    let width: Int
    let height: Int

    /// The interpolated pixel at a point. Whole coordinates are the corners of pixels.
    @inline(__always)
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        let (left, right, partX) = Self.neighbours(x, count: width)
        let (top, bottom, partY) = Self.neighbours(y, count: height)
        let upper = (base + top * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let lower = (base + bottom * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return Self.joined(
            Self.mix(
                Self.mix(Self.spread(upper[left]), Self.spread(upper[right]), partX),
                Self.mix(Self.spread(lower[left]), Self.spread(lower[right]), partX), partY))
    }

    /// A pixel multiplied by a coverage from 0 to 1.
    static func part(_ part: CGFloat, of pixel: UInt32) -> UInt32 {
        joined(mix(0, spread(pixel), UInt64(part * 256)))
    }

    /// A pixel composited over another one.
    static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
        let alpha = UInt64(upper >> 24)
        return upper &+ joined(mix(spread(lower), 0, alpha + alpha >> 7))
    }

    /// The two pixels around a coordinate, and the weight of the second one in 256ths.
    @inline(__always)
    private static func neighbours(_ place: CGFloat, count: Int) -> (Int, Int, UInt64) {
        let place = max(0, min(CGFloat(count - 1), place - 0.5))
        let first = Int(place)
        return (first, min(first + 1, count - 1), UInt64((place - CGFloat(first)) * 256))
    }

    /// The channels of a pixel, each in 16 bits.
    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
        UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) << 24
    }

    @inline(__always)
    static func joined(_ channels: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: channels & 0x00FF_00FF) | UInt32(truncatingIfNeeded: channels >> 24 & 0xFF00_FF00)
    }

    /// The mean of two pixels with spread channels, with the weight of the second one in 256ths.
    @inline(__always)
    static func mix(_ a: UInt64, _ b: UInt64, _ part: UInt64) -> UInt64 {
        (a &* (256 &- part) &+ b &* part) >> 8 & 0x00FF_00FF_00FF_00FF
    }
}
