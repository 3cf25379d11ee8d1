public import CoreGraphics
public import Foundation

/// Draws a path in its bounds space, sharp at every scale and also outside the bounds.
///
/// The drawing is recorded anew only when a value shown changes, by hand or by an animation.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The last recording with the values that it was made from.
    private var drawn: (look: ShapeLook, contents: RenderNode.Contents)?

    override class var initialLook: LayerExtras.Look? { .shape(ShapeLook()) }

    private var look: ShapeLook { state.extras.shape ?? ShapeLook() }

    private func change(_ property: LayerProperty, to value: AnimatableValue) {
        guard let old = look.value(of: property) else { return }
        change(property, from: old, to: value) { property.set(value, in: &$0) }
    }

    /// Changes values that cannot be animated.
    private func changeAtOnce(_ change: (inout ShapeLook) -> Void) {
        var changed = look
        change(&changed)
        guard changed != look else { return }
        state.extras.look = .shape(changed)
        setNeedsSnapshot()
    }

    /// The outline; a mutable path is copied. Changes are animated only by animations that are added.
    open var path: CGPath? {
        get { look.path.map { CGPath(geometry: $0) } }
        set { announcing(.path) { changeAtOnce { $0.path = newValue?.geometry } } }
    }

    /// The colour inside; nil for no fill. Black at first. Animatable, but for patterns.
    open var fillColor: CGColor? {
        get { look.fillPattern ?? look.fillColor.map { CGColor(rgba: $0) } }
        set {
            guard newValue?.pattern != nil || look.fillPattern != nil else {
                return change(.fillColor, to: .color(newValue?.rgba))
            }
            changeAtOnce { ($0.fillColor, $0.fillPattern) = (newValue?.rgba, newValue?.onlyWithPattern) }
        }
    }

    /// The rule for the inside where the outline crosses itself; `nonZero` at first.
    open var fillRule: CAShapeLayerFillRule {
        get { look.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { changeAtOnce { $0.fillRule = newValue == .evenOdd ? .evenOdd : .winding } }
    }

    /// The colour of the line; nil draws none. Animatable, but for patterns.
    open var strokeColor: CGColor? {
        get { look.strokePattern ?? look.strokeColor.map { CGColor(rgba: $0) } }
        set {
            guard newValue?.pattern != nil || look.strokePattern != nil else {
                return change(.strokeColor, to: .color(newValue?.rgba))
            }
            changeAtOnce { ($0.strokeColor, $0.strokePattern) = (newValue?.rgba, newValue?.onlyWithPattern) }
        }
    }

    /// The fraction of the path's length at which the line begins. Animatable.
    open var strokeStart: CGFloat {
        get { look.strokeStart }
        set { change(.strokeStart, to: .number(newValue)) }
    }

    /// The fraction of the path's length at which the line ends; 1 at first. Animatable.
    open var strokeEnd: CGFloat {
        get { look.strokeEnd }
        set { change(.strokeEnd, to: .number(newValue)) }
    }

    /// The line's width in points; 1 at first, and zero or less draws none. Animatable.
    open var lineWidth: CGFloat {
        get { look.style.width }
        set { change(.lineWidth, to: .number(newValue)) }
    }

    /// The ratio of miter length to line width above which a miter becomes a bevel; 10 at first. Animatable.
    open var miterLimit: CGFloat {
        get { look.style.miterLimit }
        set { change(.miterLimit, to: .number(newValue)) }
    }

    /// The shape of line ends; `butt` at first.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch look.style.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            changeAtOnce {
                switch newValue {
                case .round: $0.style.cap = .round
                case .square: $0.style.cap = .square
                default: $0.style.cap = .butt
                }
            }
        }
    }

    /// The shape of line corners; `miter` at first.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch look.style.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set {
            changeAtOnce {
                switch newValue {
                case .round: $0.style.join = .round
                case .bevel: $0.style.join = .bevel
                default: $0.style.join = .miter
                }
            }
        }
    }

    /// The distance into the dash pattern at which the line begins, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { look.style.dashPhase }
        set { change(.lineDashPhase, to: .number(newValue)) }
    }

    /// The lengths of dashes and gaps in turn, in points; nil draws solid lines.
    open var lineDashPattern: [NSNumber]? {
        get { look.style.dashLengths.isEmpty ? nil : look.style.dashLengths.map { NSNumber(value: Double($0)) } }
        set { changeAtOnce { $0.style.dashLengths = (newValue ?? []).map { CGFloat($0.doubleValue) } } }
    }

    override func shownContents(of state: LayerState) -> RenderNode.Contents {
        guard let look = state.extras.shape, look.path != nil else { return super.shownContents(of: state) }
        if let drawn, drawn.look == look { return drawn.contents }
        let contents = DrawnContents(shape: look.recorded(), version: Self.newContentsVersion())
        drawn = (look, contents.map { .drawing($0) } ?? .none)
        return drawn?.contents ?? .none
    }
}
