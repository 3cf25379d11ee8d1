import UIKit

/// A transition that a pan drives.
class ClientPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
    override init() { super.init() }

    override var completionCurve: UIView.AnimationCurve {
        get { super.completionCurve }
        set { super.completionCurve = newValue }
    }
    override var completionSpeed: CGFloat {
        get { super.completionSpeed }
        set { super.completionSpeed = newValue }
    }
    override var duration: CGFloat { super.duration }
    override var percentComplete: CGFloat { super.percentComplete }
    override var timingCurve: (any UITimingCurveProvider)? {
        get { super.timingCurve }
        set { super.timingCurve = newValue }
    }
    override var wantsInteractiveStart: Bool {
        get { super.wantsInteractiveStart }
        set { super.wantsInteractiveStart = newValue }
    }

    override func cancel() { super.cancel() }
    override func finish() { super.finish() }
    override func pause() { super.pause() }
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
    }
    override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
}

/// A segue with an animation of its own.
class ClientStoryboardSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override var destination: UIViewController { super.destination }
    override var identifier: String? { super.identifier }
    override var source: UIViewController { super.source }

    override func perform() { super.perform() }
}

extension ClientStoryboardSegue {
    static func make(_ source: UIViewController, _ destination: UIViewController) -> [UIStoryboardSegue] {
        [
            UIStoryboardSegue(identifier: "show", source: source, destination: destination),
            UIStoryboardSegue(identifier: nil, source: source, destination: destination) {},
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allTransitionContextViewControllerKey: [UITransitionContextViewControllerKey] {
        [
            .from, .to,
        ]
    }
    static var allTransitionContextViewKey: [UITransitionContextViewKey] {
        [
            .from, .to,
        ]
    }
}
