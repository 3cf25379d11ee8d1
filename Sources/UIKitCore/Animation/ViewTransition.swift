import QuartzCore

/// A block that changes a view's content, with the transition from the old content to the new.
final class ViewTransition: ViewAnimation {
    private let view: UIView

    init(
        of view: UIView, duration: Double, delay: Double = 0, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.view = view
        super.init(
            duration: duration, delay: delay, pace: .curve(options.curve), options: options, completion: completion)
    }

    override func blockDidRun() {
        guard let effect = options.transitionEffect else { return }
        let transition = CATransition()
        transition.effect = effect
        if case .curve(let curve) = pace { transition.timingFunction = curve.function }
        attach(transition, to: view.layer, forKey: kCATransition)
    }
}

extension UIView.AnimationOptions {
    /// The effect that the options name; nil for none.
    var transitionEffect: TransitionEffect? {
        switch rawValue >> 20 & 15 {
        case 1: .flip(from: .left)
        case 2: .flip(from: .right)
        case 3: .curlUp
        case 4: .curlDown
        case 5: .dissolve
        case 6: .flip(from: .top)
        case 7: .flip(from: .bottom)
        default: nil
        }
    }
}
