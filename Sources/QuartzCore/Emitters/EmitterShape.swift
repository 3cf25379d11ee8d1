import CoreGraphics
import Foundation

/// The points at which an emitter layer makes its particles.
nonisolated struct EmitterShape {
    let kind: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let look: EmitterLook

    /// A point of the shape, and the angle of the radius through it; 0 for shapes that are not round.
    func point(_ numbers: inout SeededNumbers) -> (point: Particle.SpacePoint, angle: Double) {
        // The same count for every shape, so that later numbers do not depend on it.
        let (first, second, third) = (numbers.fraction(), numbers.fraction(), numbers.fraction())
        var (offset, angle) = (Particle.SpacePoint(), 0.0)
        let (width, height, depth) = (Double(look.size.width), Double(look.size.height), Double(look.depth))
        switch kind {
        case .line:
            offset.x = width * (mode == .points ? first.side : first - 0.5)
        case .rectangle:
            (offset.x, offset.y) = inRectangle(width, height, first, second, third)
        case .cuboid:
            offset = inCuboid(width, height, depth, first, second, third)
        case .circle where mode != .points:
            angle = 2 * .pi * first
            // The root spreads the points evenly over the disk.
            let radius = width * (mode == .outline ? 1 : second.squareRoot())
            (offset.x, offset.y) = (radius * cos(angle), radius * sin(angle))
        case .sphere where mode != .points:
            angle = 2 * .pi * first
            let height = 2 * second - 1
            let radius = width * (mode == .volume ? cbrt(third) : 1)
            let around = radius * (1 - height * height).squareRoot()
            offset = Particle.SpacePoint(x: around * cos(angle), y: around * sin(angle), z: radius * height)
        default: break
        }
        let point = Particle.SpacePoint(
            x: Double(look.position.x) + offset.x, y: Double(look.position.y) + offset.y,
            z: Double(look.zPosition) + offset.z)
        return (point, angle)
    }

    private func inRectangle(
        _ width: Double, _ height: Double, _ first: Double, _ second: Double, _ third: Double
    ) -> (Double, Double) {
        switch mode {
        case .points: return (width * first.side, height * second.side)
        case .outline:
            let isLevel = third * (abs(width) + abs(height)) < abs(width)
            return isLevel
                ? (width * (first - 0.5), height * second.side) : (width * second.side, height * (first - 0.5))
        default: return (width * (first - 0.5), height * (second - 0.5))
        }
    }

    private func inCuboid(
        _ width: Double, _ height: Double, _ depth: Double, _ first: Double, _ second: Double, _ third: Double
    ) -> Particle.SpacePoint {
        var (x, y, z) = (first - 0.5, second - 0.5, third - 0.5)
        switch mode {
        case .points: (x, y, z) = (first.side, second.side, third.side)
        case .outline:
            // One of the three directions is free; the last number's sixths choose it.
            let free = min(2, Int(third * 3))
            let other = (third * 3 - Double(free)).side
            (x, y, z) =
                free == 0 ? (x, second.side, other) : free == 1 ? (second.side, x, other) : (second.side, other, x)
        case .surface:
            let fixed = min(2, Int(third * 3))
            let side = (third * 3 - Double(fixed)).side
            (x, y, z) = fixed == 0 ? (side, x, y) : fixed == 1 ? (x, side, y) : (x, y, side)
        default: break
        }
        return Particle.SpacePoint(x: width * x, y: height * y, z: depth * z)
    }
}

extension Double {
    /// One of the two ends of a side about its middle, for a number from 0 to 1.
    fileprivate nonisolated var side: Double { self < 0.5 ? -0.5 : 0.5 }
}
