import CoreGraphics
import Foundation

/// Computes the pixels of a conic gradient, a kind that Cairo does not have.
struct ConicGradient {
    /// The number of colours around the circle; more than the steps of any circle on a screen.
    private static let entries = 4096

    private let center: CGPoint
    /// The turn, 0 to 1, at which location 0 lies.
    private let firstTurn: CGFloat
    /// Premultiplied pixels for equal parts of the turn.
    private let table: [UInt32]

    init(_ stops: GradientStops, center: CGPoint, angle: CGFloat) {
        self.center = center
        firstTurn = angle / (2 * .pi)
        table = (0..<Self.entries).map { index in
            Self.pixel(stops.color(at: (CGFloat(index) + 0.5) / CGFloat(Self.entries)))
        }
    }

    private static func pixel(_ color: RGBAColor) -> UInt32 {
        let alpha = color.alpha.unit
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(color.red.unit * alpha) << 16 | byte(color.green.unit * alpha) << 8
            | byte(color.blue.unit * alpha)
    }

    /// A bitmap of the gradient, whose space the transform leads to from pixels; nil for an absurd size.
    func surface(width: Int, height: Int, toGradient: CGAffineTransform) -> CairoSurface? {
        guard let surface = CairoSurface(width: width, height: height), let base = surface.base else { return nil }
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(base + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toGradient)
                var turn = atan2(place.y - center.y, place.x - center.x) / (2 * .pi) - firstTurn
                turn -= turn.rounded(.down)
                row[x] = turn.isFinite ? table[min(Self.entries - 1, Int(turn * CGFloat(Self.entries)))] : 0
            }
        }
        surface.markChanged()
        return surface
    }
}
