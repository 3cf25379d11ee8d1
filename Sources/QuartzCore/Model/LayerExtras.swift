package import CoreGraphics
package import Foundation

/// The animatable values that few layers have, kept behind one pointer so that plain layers do not pay for them.
package nonisolated struct LayerExtras: Sendable {
    /// Applied to every sublayer about the layer's anchor point.
    package var sublayerTransform = CATransform3DIdentity
    /// The whole transform of a layer that leaves its plane; nil for the others.
    package var transform: CATransform3D?
    /// The distance before the layer's plane of the point that is at `position` and `zPosition`.
    package var anchorPointZ: CGFloat = 0
    /// Pixels per point of a kept bitmap.
    package var rasterizationScale: CGFloat = 1
    /// In bounds space; nil means that the shadow follows the layer's painted content.
    package var shadowPath: PathGeometry?
    /// The colour with the pattern that fills the background; nil for a plain background.
    var backgroundPattern: CGColor?
    /// The colour with the pattern that the border shows; nil for a plain border.
    var borderPattern: CGColor?
    /// The part of the contents that shows, in unit coordinates.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the layer's own space lies upside down in its superlayer's.
    var isFlipped = false
    /// Whether the state was turned over, so that the layer's top is below.
    var isTurnedOver = false
    /// The blend mode with the content below the layer; nil covers that.
    package var blendMode: CGBlendMode?
    /// The edges that are to be smooth where smooth edges are allowed.
    var smoothEdges = EdgeSides.all
    /// The edges that are not smooth.
    package var hardEdges: EdgeSides = []
    /// Properties that only the layer's class has.
    package var look: Look?
    /// Values that can be animated among those that an app keeps under keys of its own.
    package var ownValues: [String: AnimatableValue] = [:]

    package init() {}

    /// The values of one special class.
    package nonisolated enum Look: Sendable {
        case gradient(GradientLook)
        case shape(ShapeLook)
        case replicator(ReplicatorLook)
        case backdrop(BackdropLook)
        case text(TextLook)
        case curl(CurlLook)
        case emitter(EmitterLook)
    }

    var gradient: GradientLook? { if case .gradient(let look) = look { look } else { nil } }
    var shape: ShapeLook? { if case .shape(let look) = look { look } else { nil } }
    var replicator: ReplicatorLook? { if case .replicator(let look) = look { look } else { nil } }
    var backdrop: BackdropLook? { if case .backdrop(let look) = look { look } else { nil } }
    var text: TextLook? { if case .text(let look) = look { look } else { nil } }
    var emitter: EmitterLook? { if case .emitter(let look) = look { look } else { nil } }
    var curl: CurlLook? { if case .curl(let look) = look { look } else { nil } }

    /// The value of a property; nil when this layer's class does not have it.
    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .sublayerTransform: .space(sublayerTransform)
        case .anchorPointZ: .number(anchorPointZ)
        case .shadowPath: .path(shadowPath)
        case .contentsRect: .rect(contentsRect)
        default:
            switch look {
            case .gradient(let look): look.value(of: property)
            case .shape(let look): look.value(of: property)
            case .replicator(let look): look.value(of: property)
            case .backdrop(let look): look.value(of: property)
            case .text(let look): look.value(of: property)
            case .curl(let look): look.value(of: property)
            case .emitter(let look): look.value(of: property)
            case nil: nil
            }
        }
    }

    /// Puts a value in; false when the class does not have the property or its values are of another kind.
    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.sublayerTransform, _):
            guard let transform = value.spaceTransform else { return false }
            sublayerTransform = transform
        case (.anchorPointZ, .number(let v)): anchorPointZ = v
        case (.shadowPath, .path(let v)): shadowPath = v
        case (.contentsRect, .rect(let v)): contentsRect = v
        default:
            switch look {
            case .gradient(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .gradient(changed)
            case .shape(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .shape(changed)
            case .replicator(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .replicator(changed)
            case .backdrop(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .backdrop(changed)
            case .text(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .text(changed)
            case .curl(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .curl(changed)
            case .emitter(var changed):
                guard changed.set(value, for: property) else { return false }
                look = .emitter(changed)
            case nil: return false
            }
        }
        return true
    }

    /// Holds the values for a state; copies of the state share it.
    package final class Box: Sendable {
        let extras: LayerExtras

        init(_ extras: LayerExtras) { self.extras = extras }
    }
}
