import CoreGraphics
public import Foundation

/// Fills its rounded bounds with a gradient.
///
/// All of it is worked out on a unit square and then stretched over the bounds, so that the middle colour of a diagonal
/// gradient runs from corner to corner. Colours mix unpremultiplied in sRGB.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    override class var initialLook: LayerExtras.Look? { .gradient(GradientLook()) }

    private var look: GradientLook { state.extras.gradient ?? GradientLook() }

    private func change(_ property: LayerProperty, to value: AnimatableValue) {
        guard let old = look.value(of: property) else { return }
        change(property, from: old, to: value) { property.set(value, in: &$0) }
    }

    /// The `CGColor`s of the stops; other objects are left out. Animatable while the count stays.
    open var colors: [Any]? {
        get { look.colors.isEmpty ? nil : look.colors.map { CGColor(rgba: $0) } }
        set { change(.colors, to: .colors((newValue ?? []).compactMap { ($0 as? CGColor)?.rgba })) }
    }

    /// The location of each pure colour, ascending, usually 0 to 1; nil, or another count than that of the colours, spreads
    /// them evenly. Animatable while the count stays.
    open var locations: [NSNumber]? {
        get { look.locations.isEmpty ? nil : look.locations.map { NSNumber(value: Double($0)) } }
        set { change(.locations, to: .numbers((newValue ?? []).map { CGFloat($0.doubleValue) })) }
    }

    /// The point of location 0, in unit coordinates of the bounds. Animatable.
    open var startPoint: CGPoint {
        get { look.start }
        set { change(.startPoint, to: .point(newValue)) }
    }

    /// The point of location 1, in unit coordinates of the bounds. Animatable.
    open var endPoint: CGPoint {
        get { look.end }
        set { change(.endPoint, to: .point(newValue)) }
    }

    /// The geometry of the gradient; `axial` at first.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: look.kind.rawValue) }
        set {
            var changed = look
            changed.kind = GradientLook.Kind(rawValue: newValue.rawValue) ?? .axial
            guard changed != look else { return }
            state.extras.look = .gradient(changed)
            setNeedsSnapshot()
        }
    }

    override func shownContents(of state: LayerState) -> RenderNode.Contents {
        state.extras.gradient?.contents.map { .gradient($0) } ?? super.shownContents(of: state)
    }
}
