public import Foundation

/// The steps of a transform: scaling, then shearing, then turning, then moving.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along both axes.
    public var scale: CGSize
    /// The distance that x moves for each unit of y, after scaling.
    public var horizontalShear: CGFloat
    /// In radians, clockwise on screen where y points down.
    public var rotation: CGFloat
    /// The last step.
    public var translation: CGVector

    /// Makes the components of the identity.
    public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero) }

    /// Makes components from scale, shear, rotation and translation.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform that scales, shears, turns and moves in this order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The steps that the transform consists of; the height's factor is negative when it mirrors.
    ///
    /// A transform that flattens all points to a line has a factor of 0 and no shear.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = hypot(a, b)
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0, rotation: atan2(-c, d),
                translation: translation)
        }
        let height = determinant / width
        let shear = height == 0 ? 0 : (a * c + b * d) / width / height
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
            translation: translation)
    }
}
