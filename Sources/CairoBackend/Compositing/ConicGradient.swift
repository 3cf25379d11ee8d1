import CoreGraphics
import Foundation
import QuartzCore

/// Works out a gradient around a point, which Cairo does not have.
struct ConicGradient {
    private static let entries = 1024

    private let start: CGPoint
    /// The turn, 0 to 1, at which location 0 lies.
    private let firstTurn: CGFloat
    /// Premultiplied pixels for equal parts of the turn.
    private let table: [UInt32]

    init(_ gradient: GradientContents) {
        start = gradient.start
        let angle = atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x)
        firstTurn = angle / (2 * .pi)
        table = (0..<Self.entries).map { index in
            Self.pixel(gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(Self.entries)))
        }
    }

    private static func pixel(_ color: RGBAColor) -> UInt32 {
        let alpha = color.alpha.unit
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(color.red.unit * alpha) << 16 | byte(color.green.unit * alpha) << 8
            | byte(color.blue.unit * alpha)
    }

    /// The unit square in pixels, clockwise on screen; nil for an absurd size.
    func surface(width: Int, height: Int) -> CairoSurface? {
        guard let surface = CairoSurface(width: width, height: height), let base = surface.base else { return nil }
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(base + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let dy = (CGFloat(y) + 0.5) / CGFloat(height) - start.y
            for x in 0..<width {
                let dx = (CGFloat(x) + 0.5) / CGFloat(width) - start.x
                var turn = atan2(dy, dx) / (2 * .pi) - firstTurn
                turn -= turn.rounded(.down)
                row[x] = table[min(Self.entries - 1, Int(turn * CGFloat(Self.entries)))]
            }
        }
        surface.markChanged()
        return surface.markedIfOpaque
    }
}
