import Foundation

extension UIViewController {
    private static var exchangeCount = 0

    /// Shows one child instead of another, with the callbacks that match this controller's own appearance state.
    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        checkTransition(from: old, to: new)
        Self.exchangeCount += 1
        let number = Self.exchangeCount
        (old.lastExchange, new.lastExchange) = (number, number)
        let isShown =
            (appearance.state == .appeared || appearance.state == .appearing) && old.embeddedView?.isInWindow == true
        let exchange = AppearanceExchange(leaving: [old], arriving: [new], animated: duration > 0) {
            $0.containmentStep == ($0 === old ? .leaving : .joining)
        }
        if isShown { exchange.beginDeparture() }
        exchange.load()
        if isShown { exchange.beginArrival() }
        let container = old.embeddedView?.superview
        let arrive = {
            if let container { new.embedInFront(in: container) }
            exchange.arrive(layingOut: false)
        }
        let end = { [self] (finished: Bool) in
            // A child that takes part in a later transition is left to that.
            if old.lastExchange == number {
                old.unembed()
                if old.isDisappearing { exchange.endDeparture() }
            }
            if new.lastExchange == number, appearance.state == .appeared { exchange.endArrival() }
            completion?(finished)
        }
        guard let container, options.transitionEffect != nil else {
            arrive()
            return UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
        }
        UIView.transition(with: container, duration: duration, options: options) {
            arrive()
            old.unembed()
            animations?()
        } completion: { finished in
            end(finished)
        }
    }

    private func checkTransition(from old: UIViewController, to new: UIViewController) {
        guard old.parent === self, new.parent === self else {
            fatalError(
                "\(ObjectNames.label(of: self)) was asked for a transition between controllers that are not both its children: "
                    + "from \(ObjectNames.label(of: old)) to \(ObjectNames.label(of: new)). Call addChild(_:) for each first."
            )
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            fatalError(
                "\(ObjectNames.label(of: self)) forwards appearances by hand, so transition(from:to:…) cannot. Change the views "
                    + "itself, and call beginAppearanceTransition(_:animated:) and endAppearanceTransition() of both.")
        }
    }
}
