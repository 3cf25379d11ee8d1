import CoreGraphics
import Foundation

/// A particle in the air: all about it was decided when it was made.
nonisolated struct Particle {
    let layerID: UInt64
    /// In the layer's time.
    let birth: Double
    let lifetime: Double
    let start: SpacePoint
    let velocity: SpacePoint
    let acceleration: SpacePoint
    let scale: Double
    let scaleSpeed: Double
    let spin: Double
    let color: RGBAColor
    let colorSpeed: RGBAColor
    /// nil for one that is not seen.
    let contents: ImageContents?
    /// The cell's index among its siblings, after the indexes of those around it.
    let path: [Int]
    /// For the particles that it makes itself.
    var sources: [ParticleSource] = []

    /// A point in the layer's space, or a vector.
    nonisolated struct SpacePoint: Sendable {
        var x = 0.0
        var y = 0.0
        var z = 0.0
    }

    var death: Double { birth + lifetime }

    /// start + velocity · t + ½ · acceleration · t².
    func position(at time: Double) -> SpacePoint {
        let age = time - birth
        let half = age * age / 2
        return SpacePoint(
            x: start.x + velocity.x * age + acceleration.x * half,
            y: start.y + velocity.y * age + acceleration.y * half,
            z: start.z + velocity.z * age + acceleration.z * half)
    }

    /// The picture at a time, in a space that `mirroring` mirrors if given; nil when it is invisible.
    func node(at time: Double, blendMode: CGBlendMode?, mirroring: CGAffineTransform?) -> RenderNode? {
        let age = time - birth
        let size = scale + scaleSpeed * age
        func shown(_ part: KeyPath<RGBAColor, CGFloat>) -> CGFloat {
            max(0, min(1, color[keyPath: part] + colorSpeed[keyPath: part] * age))
        }
        let alpha = shown(\.alpha)
        guard let contents, size > 0, alpha > 0 else { return nil }
        let (factor, place) = (
            RGBAColor(red: shown(\.red), green: shown(\.green), blue: shown(\.blue)), position(at: time)
        )
        let center = CGPoint(x: place.x, y: place.y).applying(mirroring ?? .identity)
        let extent = contents.sampling.size(of: contents.size)
        var style = RenderNode.Style()
        style.opacity = alpha
        style.contents = .image(contents)
        if factor != .white || blendMode != nil {
            style.rare = RareStyle(colorFactor: factor == .white ? nil : factor, blendMode: blendMode)
        }
        return RenderNode(
            layerID: layerID, name: "particle",
            bounds: CGRect(x: -extent.width / 2, y: -extent.height / 2, width: extent.width, height: extent.height),
            placement: CGAffineTransform(scaleX: size, y: size)
                .concatenating(CGAffineTransform(rotationAngle: (mirroring == nil ? 1 : -1) * spin * age))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)),
            style: style, children: [])
    }
}
