public import CoreGraphics
import Foundation

/// Shows its sublayers several times, each copy moved and tinted a step further than the one before.
///
/// Copies share the sublayers' nodes and bitmaps, so each costs little more than its pixels.
/// Status: partial – copies lie in the plane and run in step; `instanceDelay` and `preservesDepth` follow.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// Makes a layer that shows its sublayers once.
    public override init() {
        super.init()
        state.extras.look = .replicator(ReplicatorLook())
    }

    private var look: ReplicatorLook { state.extras.replicator ?? ReplicatorLook() }

    private func change(_ property: LayerProperty, to value: AnimatableValue) {
        guard let old = look.value(of: property) else { return }
        change(property, from: old, to: value) { property.set(value, in: &$0) }
    }

    /// How often the sublayers show, the originals included; 1 at first, and 0 or less shows none.
    open var instanceCount: Int {
        get { look.count }
        set {
            var changed = look
            changed.count = newValue
            guard changed != look else { return }
            state.extras.look = .replicator(changed)
            setNeedsSnapshot()
        }
    }

    /// From each copy to the next, about the layer's anchor point; the part in the plane counts. Animatable.
    open var instanceTransform: CATransform3D {
        get { CATransform3DMakeAffineTransform(look.transform) }
        set { change(.instanceTransform, to: .transform(CATransform3DGetAffineTransform(newValue))) }
    }

    /// Multiplies the colours of the first copy; white at first. Animatable.
    open var instanceColor: CGColor? {
        get { CGColor(rgba: look.color) }
        set { change(.instanceColor, to: .color(newValue?.rgba ?? .white)) }
    }

    /// Added to the red factor from each copy to the next. Animatable.
    open var instanceRedOffset: Float {
        get { Float(look.redOffset) }
        set { change(.instanceRedOffset, to: .number(CGFloat(newValue))) }
    }

    /// Added to the green factor from each copy to the next. Animatable.
    open var instanceGreenOffset: Float {
        get { Float(look.greenOffset) }
        set { change(.instanceGreenOffset, to: .number(CGFloat(newValue))) }
    }

    /// Added to the blue factor from each copy to the next. Animatable.
    open var instanceBlueOffset: Float {
        get { Float(look.blueOffset) }
        set { change(.instanceBlueOffset, to: .number(CGFloat(newValue))) }
    }

    /// Added to the opacity factor from each copy to the next. Animatable.
    open var instanceAlphaOffset: Float {
        get { Float(look.alphaOffset) }
        set { change(.instanceAlphaOffset, to: .number(CGFloat(newValue))) }
    }

    /// Copies beyond this are not made: no picture could show them, and each is a node.
    private static let mostCopies = 10_000
    private var copyIDs: [UInt64] = []

    override func shownChildren(_ nodes: RenderNodeList, of state: LayerState) -> RenderNodeList {
        let nodes = super.shownChildren(nodes, of: state)
        guard let look = state.extras.replicator, !nodes.isEmpty else { return nodes }
        if look.count == 1, look.color == .white { return nodes }
        let count = max(0, min(look.count, Self.mostCopies))
        while copyIDs.count < count { copyIDs.append(Self.newLayerID()) }
        var transform = CGAffineTransform.identity
        let copies = (0..<count).map { index in
            defer { transform = transform.concatenating(look.transform) }
            let color = look.color(of: index)
            var style = RenderNode.Style()
            style.opacity = color.alpha
            if color.red < 1 || color.green < 1 || color.blue < 1 {
                style.rare = RareStyle(colorFactor: RGBAColor(red: color.red, green: color.green, blue: color.blue))
            }
            return RenderNode(
                layerID: copyIDs[index], name: "copy", bounds: .zero,
                placement: transform.about(state.anchorInBounds), style: style, children: nodes)
        }
        return RenderNodeList(copies)
    }
}
