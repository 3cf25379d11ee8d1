import UIKit

/// The questions and reports of layers and animations, by Apple's names and types.
enum ClientLayerDelegates {
    @MainActor static func name(_ object: any CALayerDelegate) {
        let _: @MainActor (CALayer, String) -> (any CAAction)? = object.action(for:forKey:)
        let _: @MainActor (CALayer) -> Void = object.display(_:)
        let _: @MainActor (CALayer, CGContext) -> Void = object.draw(_:in:)
        let _: @MainActor (CALayer) -> Void = object.layerWillDraw(_:)
        let _: @MainActor (CALayer) -> Void = object.layoutSublayers(of:)
    }

    @MainActor static func name(_ object: any CAAnimationDelegate) {
        let _: @MainActor (CAAnimation) -> Void = object.animationDidStart(_:)
        let _: @MainActor (CAAnimation, Bool) -> Void = object.animationDidStop(_:finished:)
    }

    @MainActor static func name(_ object: any CAAction) {
        let _: @MainActor (String, Any, [AnyHashable: Any]?) -> Void = object.run(forKey:object:arguments:)
    }
}

private final class OwnLayerDelegate: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { fatalError() }
    func display(_ layer: CALayer) {}
    func draw(_ layer: CALayer, in ctx: CGContext) {}
    func layerWillDraw(_ layer: CALayer) {}
    func layoutSublayers(of layer: CALayer) {}
}

private final class OwnAnimationDelegate: NSObject, CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation) {}
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

private final class OwnAction: NSObject, CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
