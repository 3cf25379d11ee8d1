import UIKit

private final class PlainView: UIView {
    let label = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
}

private final class MadeInBody: UIView {
    private let number: Int

    init(number: Int, frame: CGRect = .zero) {
        self.number = number
        super.init(frame: frame)
    }

    convenience init() { self.init(number: 1) }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) { fatalError() }
}

extension ClientView {
    static func make() -> [UIView] {
        [UIView(), UIView(frame: .zero), ClientView(), ClientView(frame: .zero), PlainView(), MadeInBody(number: 2)]
    }

    func animate() {
        UIView.animate(withDuration: 0.3) { self.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 1 }) { finished in self.isHidden = finished }
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 1 }, completion: nil)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { self.alpha = 0 }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {}, completion: { _ in })
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
            animations: { self.center.x += 10 }, completion: nil)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.alpha = 0.5 }
        }
        UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve) { self.isHidden = true }
        UIView.transition(from: self, to: UIView(), duration: 0.3, options: [.transitionFlipFromLeft]) { _ in }
        UIView.performWithoutAnimation { layoutIfNeeded() }
    }

    func read() {
        let color: UIColor? = backgroundColor
        let tint: UIColor = tintColor
        let above: UIView? = superview
        let shown: UIWindow? = window
        let recognizers: [UIGestureRecognizer]? = gestureRecognizers
        let found: ClientView? = viewWithTag(1) as? ClientView
        _ = (color, tint, above, shown, recognizers, found, UIView.noIntrinsicMetric)
        _ = convert(CGPoint.zero, to: nil)
        _ = convert(bounds, from: superview)
        _ = [UIView.areAnimationsEnabled, isFocused, isDescendant(of: self)]
    }
}
