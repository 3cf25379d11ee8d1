import QuartzCore

/// A view's action for a changed property in an animation block: an animation with the block's times. Apps can also use it for
/// properties of their own.
///
/// When it is run as the action of a change, it hands the change to the block, which makes the visible animation.
final class BlockAction: CABasicAnimation {
    private var block: ViewAnimation?

    /// Makes the action of a block for a property of a layer.
    convenience init(of block: ViewAnimation, for property: LayerProperty, on layer: CALayer) {
        self.init()
        self.block = block
        keyPath = property.rawValue
        block.giveTimes(to: self)
        if case .curve(let curve) = block.pace { timingFunction = curve.function }
        if property.blockMotion == .replacing {
            let state = block.startsFromShown ? layer.presentationState : layer.state
            fromValue = property.value(in: state).plainValue
        }
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let block, let layer = anObject as? CALayer, let change = dict?[PropertyChange.key] as? PropertyChange
        else { return super.run(forKey: event, object: anObject, arguments: dict) }
        block.apply(change, of: layer)
    }
}
